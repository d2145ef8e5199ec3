import { readExact } from '../../../numbers/solving.ts'

/** What stands under a column: whether its ones make a ten, or the sum that proves it. */
export function solveBelow(sum: string, below: string): string | null {
  const found = /^(\S+) ([+−]) (\S+)$/.exec(sum)
  const [a, b] = [found?.[1], found?.[3]].map((printed) => readExact(printed ?? '')?.top)
  if (a === undefined || b === undefined) return null
  if (below === 'new ten? ___')
    return found?.[2] === '+' ? `new ten: ${(a % 10n) + (b % 10n) > 9n ? 'yes' : 'no'}` : null
  const added = /^___ \+ (\d+) = ___$/.exec(below)?.[1]
  return found?.[2] === '−' && added === String(b) ? `check ${a - b} + ${b} = ${a}` : null
}
