import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct } from '../../task-page.ts'

interface Trail {
  rule: string
  values: number[]
}

interface Bounds {
  /** Largest number of all, and largest product. */
  upTo: number
  products: number
  /** Numbers of a trail. */
  length: number
}

/** Number trails of one rule each, the easy rules first. */
export function drawTrails(
  count: number,
  spec: SpecOf<'patterns'>,
  { grade, step }: SheetSetting,
  random: Random,
): Trail[] {
  const { addWithin, multiplyWithin } = numberLimits[grade]
  const upTo = Math.min(spec.upTo, addWithin)
  if (upTo < 20) throw new CannotDraw('Number trails need numbers up to 20 or more')
  // Numbers with a comma need wide boxes, so that fewer of them fit.
  const bounds: Bounds = { upTo, products: Math.min(upTo, multiplyWithin), length: upTo > 999 ? 5 : 6 }
  const multiplies = bounds.products >= 48
  const older = grade === '4th' || grade === '5th'
  const sorts = [sum, sum, difference, ...(multiplies ? [product] : []), ...(older && step > 0 ? [mixed] : [])]
  let turn = 0
  const draw = () => {
    const trail = sorts[turn++ % sorts.length]?.(bounds, random)
    return trail?.values.every((value) => value >= 0 && value <= upTo) ? trail : null
  }
  return distinct(
    count,
    draw,
    ({ values }) => values.join(),
    ({ rule, values }) => rule.length * 1000 + (values[0] ?? 0),
  )
}

function steps(first: number, length: number, next: (value: number) => number): number[] {
  const values = [first]
  while (values.length < length) values.push(next(values.at(-1) ?? 0))
  return values
}

function sum({ upTo, length }: Bounds, random: Random): Trail {
  const by = random.int(2, Math.max(3, Math.min(50, Math.floor(upTo / 12))))
  return { rule: `add ${by}`, values: steps(random.int(1, Math.max(2, upTo - by * 5)), length, (value) => value + by) }
}

function difference({ upTo, length }: Bounds, random: Random): Trail {
  const by = random.int(2, Math.max(3, Math.min(25, Math.floor(upTo / 12))))
  return {
    rule: `take away ${by}`,
    values: steps(random.int(by * 5, Math.max(by * 5, upTo)), length, (value) => value - by),
  }
}

function product({ products, length: most }: Bounds, random: Random): Trail | null {
  const by = random.int(2, 3)
  // Short trails keep the products of the tables within 100.
  const length = products < 600 ? 5 : most
  const first = Math.floor(products / by ** (length - 1))
  return first < 1
    ? null
    : { rule: `multiply by ${by}`, values: steps(random.int(1, Math.min(9, first)), length, (value) => value * by) }
}

function mixed({ products, length }: Bounds, random: Random): Trail | null {
  const more = random.int(1, 5)
  const values = steps(random.int(1, 6), length, (value) => value * 2 + more)
  return (values.at(-1) ?? 0) > products ? null : { rule: `multiply by 2, then add ${more}`, values }
}
