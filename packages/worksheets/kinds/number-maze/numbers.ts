import type { Grade } from '@pencil-quest/contract/choices'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import { writtenDecimal } from '../../numbers/decimal.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'

type Spec = SpecOf<'number-maze'>

/** The rule of a maze with its bounds; decimals are whole numbers of their last place. */
export interface Rule {
  name: Spec['rule']
  by: number
  upTo: number
  places: number
}

const grades: readonly Grade[] = ['kindergarten', '1st', '2nd', '3rd', '4th', '5th']
/** The grade that first knows each rule. */
const firstGrade: Record<Spec['rule'], Grade> = {
  'count-on': 'kindergarten',
  'count-back': 'kindergarten',
  skip: '1st',
  even: '2nd',
  multiples: '3rd',
  bigger: '1st',
}

/** Throws `CannotDraw` where the grade does not know the rule. */
export function ruleFor({ rule, by = 2, upTo, of = 'whole' }: Spec, grade: Grade): Rule {
  if (grades.indexOf(grade) < grades.indexOf(firstGrade[rule])) throw new CannotDraw(`${rule} comes after ${grade}`)
  const { addWithin, multiplyWithin, decimalPlaces } = numberLimits[grade]
  const isDecimal = of === 'decimal'
  if (isDecimal && rule !== 'bigger') throw new CannotDraw('Only a path of growing numbers has decimals')
  if (isDecimal && decimalPlaces === 0) throw new CannotDraw(`Decimals come after ${grade}`)
  // Kindergarten counts further than it adds.
  const most = rule === 'multiples' ? multiplyWithin : grade === 'kindergarten' ? 20 : addWithin
  const places = isDecimal ? decimalPlaces : 0
  return { name: rule, by: rule.startsWith('count') ? 1 : by, upTo: Math.min(upTo, most) * 10 ** places, places }
}

/** How many numbers a path can have at most. */
export function longest({ name, by, upTo }: Rule): number {
  return name.startsWith('count') || name === 'skip' ? Math.floor(upTo / by) : upTo
}

export function wayValues({ name, by, upTo, places }: Rule, length: number, random: Random): number[] {
  const span = by * (length - 1)
  switch (name) {
    case 'count-on': {
      const first = random.int(1, upTo - span)
      return Array.from({ length }, (_, i) => first + i)
    }
    case 'count-back': {
      const last = random.int(1, upTo - span)
      return Array.from({ length }, (_, i) => last + length - 1 - i)
    }
    case 'skip': {
      // Skip counts start on one of their own numbers, as they are first learned.
      const first = by * random.int(1, Math.max(1, Math.min(3, Math.floor((upTo - span) / by))))
      return Array.from({ length }, (_, i) => first + by * i)
    }
    case 'even':
      return Array.from({ length }, () => random.int(1, Math.floor(upTo / 2)) * 2)
    case 'multiples':
      return Array.from({ length }, () => random.int(1, Math.floor(upTo / by)) * by)
    case 'bigger': {
      const chosen = new Set<number>()
      while (chosen.size < length) chosen.add(anyValue(1, upTo, places, random))
      return [...chosen].sort((a, b) => a - b)
    }
  }
}

/**
 * A number beside the way that the rule does not let anybody step on.
 * @param near numbers of the way that it lies beside
 */
export function besideValue(rule: Rule, near: readonly number[], values: readonly number[], random: Random): number {
  const { name, by, upTo, places } = rule
  const isCount = name.startsWith('count') || name === 'skip'
  const [from, most] = isCount
    ? [Math.max(1, Math.min(...values) - by * 3), Math.min(upTo, Math.max(...values) + by * 3)]
    : [1, upTo]
  const next = (own: number) => (name === 'count-back' ? own - by : own + by)
  const isOpen = (value: number) => {
    if (name === 'even') return value % 2 === 0
    if (name === 'multiples') return value % by === 0
    return near.some((own) => (name === 'bigger' ? value > own : value === next(own)))
  }
  for (let attempt = 0; attempt < 60; attempt++) {
    // Half of the numbers beside a skip count belong to it elsewhere, so that the ending does not give the way away.
    const isSkip = name === 'skip' && random.next() < 0.5
    const value = isSkip ? by * random.int(1, Math.floor(most / by)) : anyValue(from, most, places, random)
    if (!isOpen(value)) return value
  }
  return name === 'bigger' ? anyValue(1, Math.max(1, Math.min(...near)), 0, random) : from
}

/** Decimals end at any of their places, so that more digits do not mean a bigger number. */
function anyValue(from: number, upTo: number, places: number, random: Random): number {
  const unit = places > 0 ? 10 ** random.int(0, places - 1) : 1
  const [least, most] = [Math.ceil(from / unit), Math.floor(upTo / unit)]
  return most < least ? from : random.int(least, most) * unit
}

export function written(value: number, { places }: Rule): string {
  return places > 0 ? writtenDecimal({ scaled: value, places }) : grouped(value)
}
