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

/** `58 + 2 = 60`, `60 + 24 = 84`: the number that is nearer to its next ten is filled up. */
export function upToTen(one: number, other: number): [string, string] {
  const [filled, rest] = one % 10 >= other % 10 ? [one, other] : [other, one]
  const filling = 10 - (filled % 10)
  return [`${filled} + ${filling} = ${filled + filling}`, `${filled + filling} + ${rest - filling} = ${filled + rest}`]
}

/** `13 − 3 = 10`, `10 − 2 = 8`; past twenty a ten is opened: `12 − 7 = 5`, `40 − 20 = 20`, `20 + 5 = 25`. */
export function downPastTen(from: number, taken: number): string[] {
  const ones = from % 10
  if (from <= withinTwenty && taken < 10) return [`${from} − ${ones} = 10`, `10 − ${taken - ones} = ${from - taken}`]
  const [tens, left] = [from - ones - 10, 10 + ones - (taken % 10)]
  const tensTaken = taken - (taken % 10)
  return [
    `${10 + ones} − ${taken % 10} = ${left}`,
    ...(tensTaken > 0 ? [`${tens} − ${tensTaken} = ${tens - tensTaken}`] : []),
    ...(tens > tensTaken ? [`${tens - tensTaken} + ${left} = ${from - taken}`] : []),
  ]
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
