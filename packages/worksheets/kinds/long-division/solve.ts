import { numbersIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Divides in whole numbers and checks by multiplying; the drawing must show the same two numbers. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure, lead }) => {
    const [dividend, divisor] = numbersIn(lead).map(BigInt)
    if (dividend === undefined || divisor === undefined || divisor === 0n) return null
    const [first, ...digits] = textsIn(figure).map(({ text }) => text)
    if (first !== String(divisor) || digits.join('') !== String(dividend)) return null
    let quotient = 0n
    while ((quotient + 1n) * divisor <= dividend) quotient += leap(dividend - quotient * divisor, divisor)
    const rest = dividend - quotient * divisor
    const shown = quotient.toLocaleString('en-US')
    return rest === 0n ? shown : `${shown} remainder ${rest}`
  })
}

/** The largest power of ten of divisors that still fits. */
function leap(left: bigint, divisor: bigint): bigint {
  let by = 1n
  while (by * 10n * divisor <= left) by *= 10n
  return by
}
