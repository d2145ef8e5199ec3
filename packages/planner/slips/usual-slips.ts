/** Digits from the ones up. */
function digitsOf(value: number): number[] {
  return [...String(value)].reverse().map(Number)
}

function numberOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * 10 ** place, 0)
}

type Step = (a: number, b: number) => number

/** So many times the largest number of a sum, nobody is tempted: 5,500 - 52 * 105 from left to right is 572,040. */
const tempting = 20

/** Rows and groups of the youngest, who add where they should multiply. */
const smallProduct = 25

/** What a child writes who makes the usual slip of an operation; whole numbers. */
const slips: Record<string, Step> = {
  // Each new ten is dropped: 27 + 5 is 22.
  '+': (a, b) => {
    const [long, short] = [digitsOf(Math.max(a, b)), digitsOf(Math.min(a, b))]
    return numberOf(long.map((digit, place) => (digit + (short[place] ?? 0)) % (place < long.length - 1 ? 10 : 100)))
  },
  // The smaller digit is taken from the larger one: 52 - 38 is 26. Of small numbers the first one is counted, too.
  '-': (a, b) => {
    if (a < 20) return a - b + 1
    const taken = digitsOf(b)
    return numberOf(digitsOf(a).map((digit, place) => Math.abs(digit - (taken[place] ?? 0))))
  },
  // Only tens with tens and ones with ones: 52 * 47 is 2,014. By hundreds the tens count as ones: 26 * 130 is 1,040. By one digit the ones stay as they are: 7 * 36 is 216. Of
  // facts one group is left out, of the smallest the sum is written.
  '*': (a, b) => {
    const [small, large] = [Math.min(a, b), Math.max(a, b)]
    if (large < 10) return small * large <= smallProduct ? small + large : small * large - large
    if (small < 10) return small * (large - (large % 10)) + (large % 10)
    if (large > 99) return large * ((small % 10) + Math.floor(small / 10))
    return Math.floor(a / 10) * Math.floor(b / 10) * 100 + (a % 10) * (b % 10)
  },
  // By hundreds or thousands one zero is left standing: 800 / 100 is 80. A zero in the quotient is lost: 5,125 / 25 is 25.
  // Else one jump of the count is missed, or one too many is made.
  '/': (a, b) => {
    const quotient = a / b
    if (/^10{2,}$/.test(String(b))) return quotient * 10
    const withoutZero = Number(String(quotient).replace('0', ''))
    if (quotient > 99 && withoutZero < quotient) return withoutZero
    return quotient > 3 ? quotient - 1 : quotient + 1
  },
}

const exact: Record<string, Step> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** What is left over if one was taken too few times: 16 for `250 - 27 * 9`, where 7 is. Null where nothing is left over. */
function leftOver(sum: string): number | null {
  const [, all, times, by] = /^(\d+) - (\d+) \* (\d+)$/.exec(sum) ?? []
  const rest = Number(all) - Number(times) * Number(by)
  return rest >= 0 && rest < Number(by) ? rest + Number(by) : null
}

/**
 * The wrong result that a usual mistake gives, or null where there is none: in one step the slip of the operation, in
 * several the work from left to right, the edges of a box added up, or the first step alone.
 * @param sum such as `27 + 5` or `6 + 4 * 5`, of whole numbers
 */
export function usualSlip(sum: string): number | null {
  const plain = sum.replaceAll(/[()]/g, '')
  const [first, ...rest] = plain.split(' ')
  const numbers = [first, ...rest.filter((_, i) => i % 2 === 1)].map(Number)
  const signs = rest.filter((_, i) => i % 2 === 0)
  if (signs.length === 0 || !numbers.every(Number.isInteger) || !signs.every((sign) => sign in exact)) return null
  const [a = 0, b = 0] = numbers
  const [sign = ''] = signs
  const left = leftOver(sum)
  if (left !== null) return left
  if (signs.length === 1) return slips[sign]?.(a, b) ?? null
  if (signs.every((one) => one === '*')) return numbers.reduce((all, one) => all + one, 0)
  const isMixed = signs.some((one) => '*/'.includes(one)) && signs.some((one) => '+-'.includes(one))
  if (!isMixed) return exact[sign]?.(a, b) ?? null
  const inOrder = numbers.slice(1).reduce((all, one, i) => exact[signs[i] ?? '']?.(all, one) ?? all, a)
  return inOrder > tempting * Math.max(...numbers) ? null : inOrder
}
