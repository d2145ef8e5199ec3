import { largest } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import type { Bounds } from './story.ts'

/** Nobody carries more than this, whatever a grade can add. */
const realistic = 2000

/** From a smaller whole back to nothing would be as short. */
const leastCounted = 9

/** Two parts of a whole, each at least 2, and what wrong operations would give: `a + b = c`. */
export function partsOfWhole(random: Random, { upTo, step, crossesTen, fewSteps }: Bounds) {
  if (crossesTen) return pastTen(random, upTo, step)
  if (fewSteps) {
    const few = random.int(2, 4)
    return partsAndSlips(random.int(...largest(upTo, step, leastCounted)) - few, few)
  }
  const c = random.int(...largest(Math.min(upTo, realistic), step, 4))
  const least = Math.max(2, Math.floor(c / 12))
  if (c - least < least) return undefined
  const a = random.int(least, c - least)
  return partsAndSlips(a, c - a)
}

/** Within twenty both parts have one digit, as in 8 + 5. */
function pastTen(random: Random, upTo: number, step: Bounds['step']) {
  const isSmall = upTo <= 20
  const c = random.int(...largest(Math.min(upTo, realistic), step, 21))
  const a = isSmall ? random.int(2, 9) : random.int(2, c - 2)
  const b = isSmall ? random.int(11 - a, 9) : c - a
  return (a % 10) + (b % 10) > 10 && a + b <= upTo ? partsAndSlips(a, b) : undefined
}

function partsAndSlips(a: number, b: number) {
  const c = a + b
  return { a, b, c, difference: Math.abs(a - b), wrongSum: a + c, wrongStart: b + c }
}

/** A number of groups and a size, both at least 2, and what wrong operations would give: `k × n = c`. */
export function equalGroups(random: Random, { upTo, factorUpTo, step }: Bounds) {
  const most = Math.max(2, step === 0 ? Math.min(factorUpTo, Math.max(5, Math.ceil(factorUpTo * 0.8))) : factorUpTo)
  // Where all the tables are known, pairs and halves ask for nothing new.
  const least = factorUpTo >= 9 ? 3 : 2
  const k = random.int(least, Math.min(most, 12))
  const n = random.int(least, most)
  const c = k * n
  if (c > upTo || (step === 2 && c < 12 && factorUpTo > 5 && upTo > 24) || c === k + n) return undefined
  return { k, n, c, added: k + n, takenAway: c - k, leftAfterOne: c - n }
}

/** A smaller whole is dealt out at a glance by whoever knows all the tables. */
const leastShared = 18

/** Groups to divide into; with all the tables known, easy pages too have divisors and quotients up to the largest. */
export function sharedOut(random: Random, bounds: Bounds) {
  if (bounds.factorUpTo < 9) return equalGroups(random, bounds)
  const groups = equalGroups(random, { ...bounds, step: bounds.step === 0 ? 1 : bounds.step })
  return groups && (groups.c >= leastShared || bounds.upTo < leastShared * 2) ? groups : undefined
}
