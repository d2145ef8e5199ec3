import type { Random } from '../../../random.ts'
import type { Expression } from './expressions.ts'

/** Numbers of a color, and the expressions for its parts. */
export interface Share {
  values: number[]
  expressions: Expression[]
}

const mostValues = 3
const tries = 30

/**
 * Gives every color its own numbers, as few as make enough different expressions, and each number to one color only.
 * @param needs how many parts each color has
 * @returns null where there are too few expressions
 */
export function shareOut(
  needs: readonly number[],
  byValue: ReadonlyMap<number, readonly Expression[]>,
  random: Random,
): Share[] | null {
  for (let attempt = 0; attempt < tries; attempt++) {
    const free = random.shuffle([...byValue.keys()])
    const shares = new Map<number, Share>()
    // The color with most parts chooses first, as few numbers have many sums.
    const order = needs.map((need, color) => ({ need, color })).sort((a, b) => b.need - a.need)
    for (const { need, color } of order) {
      const share = shareFor(need, free, byValue, random)
      if (share) shares.set(color, share)
    }
    const whole = needs.flatMap((_, color) => shares.get(color) ?? [])
    if (whole.length === needs.length) return whole
  }
  return null
}

/** Takes its numbers out of `free`. */
function shareFor(
  need: number,
  free: number[],
  byValue: ReadonlyMap<number, readonly Expression[]>,
  random: Random,
): Share | null {
  const size = (value: number) => byValue.get(value)?.length ?? 0
  const alone = free.find((value) => size(value) >= need)
  const values = alone === undefined ? free.toSorted((a, b) => size(b) - size(a)).slice(0, mostValues) : [alone]
  while (values.length > 1 && total(values.slice(0, -1), size) >= need) values.pop()
  if (total(values, size) < need || values.length > need) return null
  for (const value of values) free.splice(free.indexOf(value), 1)
  const pools = values.map((value) => random.shuffle(byValue.get(value) ?? []))
  // One of each number first, so that none stands in the list without a part.
  const [firsts, rest] = [pools.flatMap((pool) => pool.slice(0, 1)), pools.flatMap((pool) => pool.slice(1))]
  const expressions = [...firsts, ...random.shuffle(rest)].slice(0, need)
  return { values: values.toSorted((a, b) => a - b), expressions: random.shuffle(expressions) }
}

function total(values: readonly number[], size: (value: number) => number): number {
  return values.reduce((sum, value) => sum + size(value), 0)
}
