import { bareNumber } from '../questions/bare-number.ts'

/**
 * What a child looks up: "573" of "573, about 600", "304" of "304: 3 hundreds 0 tens 4 ones", "5" of "5 trays",
 * "21 R 2" of "21 R 2; 2 more". Null where an answer is no single value, or one that could be written in another way, as
 * a fraction can.
 */
export function shortAnswer(answer: string): string | null {
  const [first = ''] = answer.split(/; |: (?=\d+ (?:hundreds?|tens?) )|, (?=about |check |new ten)/)
  const value = bareNumber(first)
  return singleValue.test(value) ? value : null
}

/** A number, cents, a time of the clock, or a quotient with its remainder. */
const singleValue = /^(?:\d{1,6}|\d{1,2}:\d\d(?: [ap]\.m\.)?|\d+\.\d+|\d+¢|\d+ R \d+)$/

/**
 * What a slip would give: a time an hour off; a whole number one off, or a ten or its last place where it is large; a last digit or a
 * remainder one off.
 */
export function near(answer: string): string[] {
  const [time, hour, rest = ''] = /^(\d+)(:\d\d.*)$/.exec(answer) ?? []
  if (time) return [`${(Number(hour) % 12) + 1}${rest}`]
  const [decimal, head = '', last = ''] = /^(\d+(?:\.\d*| R ))(\d)$/.exec(answer) ?? []
  if (decimal) return [Number(last) + 1, Number(last) - 1].filter(isDigit).map((digit) => `${head}${digit}`)
  const [, digits = '', unit = ''] = /^(\d+)(¢?)$/.exec(answer) ?? []
  if (!digits) return []
  const slip = slipOf(Number(digits))
  return [slip, -slip]
    .map((by) => Number(digits) + by)
    .filter((value) => value >= 0)
    .map((value) => `${value}${unit}`)
}

/** A rounded number is off by one of what it was rounded to. */
function slipOf(value: number): number {
  const [zeros = ''] = /0*$/.exec(String(value)) ?? []
  return value < 100 ? 1 : Math.max(10, 10 ** zeros.length)
}

/** Of those that a number may end with after its point. */
function isDigit(value: number): boolean {
  return value >= 1 && value <= 9
}
