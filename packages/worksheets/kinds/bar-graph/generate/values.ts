import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import type { ReadSpec } from '../read-spec.ts'

/** Marks on an axis, or pictures in a row, that still read well. */
const mostMarks = { bar: 20, picture: 12 }

/**
 * One amount for each category, from 2 up (the printed units are plural), all different where the bound allows it;
 * the largest and the smallest always stand alone.
 */
export function drawValues(spec: ReadSpec, step: SheetSetting['step'], random: Random): number[] {
  const marks = Math.min(mostMarks[spec.form], Math.floor(spec.upTo / spec.scale))
  const least = spec.scale === 1 ? 2 : 1
  const high = step === 0 ? Math.max(Math.min(marks, least + spec.categories), Math.ceil(marks * 0.6)) : marks
  const whole = Array.from({ length: high - least + 1 }, (_, index) => (least + index) * spec.scale)
  if (spec.halves) return withHalves(whole, spec, random)
  const values = random.sample(whole, spec.categories)
  if (values.length >= spec.categories) return values
  if (whole.length < 3) throw new CannotDraw(`Up to ${spec.upTo} in steps of ${spec.scale} leaves too few amounts`)
  const [smallest = 0, largest = 0] = [whole[0], whole.at(-1)]
  const middle = whole.slice(1, -1)
  const rest = Array.from({ length: spec.categories - 2 }, () => random.pick(middle))
  return random.shuffle([smallest, largest, ...rest])
}

function withHalves(whole: number[], { scale, categories }: ReadSpec, random: Random): number[] {
  const between = whole.slice(0, -1).map((value) => value + scale / 2)
  if (scale % 2 > 0 || between.length < categories - 1) throw new CannotDraw(`Steps of ${scale} leave too few halves`)
  return random.shuffle([...random.sample(between, categories - 1), random.pick(whole)])
}
