import type { Random } from '../../../random.ts'

/** Up to here both parts have one digit, as in 8 + 5 and 13 − 5. */
const withinTwenty = 20

/** Two parts whose sum goes past a ten, so that the whole without one of them goes back past it; larger part first. */
export function partsPastTen(
  random: Random,
  upTo: number,
  wholes: readonly [number, number],
): [number, number] | undefined {
  const whole = random.int(...wholes)
  const one = upTo <= withinTwenty ? random.int(2, 9) : random.int(2, whole - 2)
  const other = upTo <= withinTwenty ? random.int(11 - one, 9) : whole - one
  if (one + other > upTo || (one % 10) + (other % 10) <= 10) return undefined
  if (upTo > withinTwenty && Math.max(one, other) < 10) return undefined
  return [Math.max(one, other), Math.min(one, other)]
}

/** `8 + 2 = 10, 10 + 3 = 13`: how the larger part is filled up; only where both have one digit. */
export function overTen(larger: number, smaller: number): string | undefined {
  if (larger > 9) return undefined
  const filling = 10 - larger
  return `${larger} + ${filling} = 10, then 10 + ${smaller - filling} = ${larger + smaller}.`
}

/** `13 − 3 = 10, 10 − 2 = 8`: the same way back. */
export function backOverTen(from: number, taken: number): string | undefined {
  if (from > withinTwenty || taken > 9) return undefined
  const down = from - 10
  return `${from} − ${down} = 10, then 10 − ${taken - down} = ${from - taken}.`
}
