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
  const halves = step === 2 && spec.form === 'bar' && spec.scale % 2 === 0 && spec.scale > 1
  const between = halves ? whole.slice(0, -1).map((value) => value + spec.scale / 2) : []
  const values = random.sample([...whole, ...random.sample(between, 2)], spec.categories)
  if (values.length >= spec.categories) return values
  if (whole.length < 3) throw new CannotDraw(`Up to ${spec.upTo} in steps of ${spec.scale} leaves too few amounts`)
  const [smallest = 0, largest = 0] = [whole[0], whole.at(-1)]
  const middle = whole.slice(1, -1)
  const rest = Array.from({ length: spec.categories - 2 }, () => random.pick(middle))
  return random.shuffle([smallest, largest, ...rest])
}
