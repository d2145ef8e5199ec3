import { largest } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import { equalGroups, partsOfWhole } from './draw-numbers.ts'
import { alike, type Bounds, type Numbers, type StoryTypes } from './story.ts'

/** Two or three steps; in-between numbers have letters too, for the number sentence of the example. */
export const manySteps: StoryTypes<
  'two-step-change' | 'two-step-compare' | 'two-step-multiply' | 'interpret-remainder' | 'multi-step'
> = {
  'two-step-change': {
    draw: twoChanges,
    tellings: [
      {
        tell: '{hero} has {a things}. {friend} gives {hero} {b} more. Then {hero} loses {d} of them. How many {things} does {hero} have left?',
        answer: 'e',
        equation: '{a} + {b} = {c}, then {c} − {d} = {e}',
        note: 'If the answer was {c}, the second step was left out.',
      },
      {
        tell: 'There {c is} {c things} at {place}. {hero} takes {b} of them away. Then {friend} brings {d} more. How many {things} are there now?',
        answer: 'f',
        equation: '{c} − {b} = {a}, then {a} + {d} = {f}',
        note: 'If the answer was {a}, the second step was left out.',
      },
      {
        tell: '{hero} packs {a things} in one {box} and {b things} in another {box}. {friend} takes {d} of them out. How many {things} are left in the {boxes}?',
        answer: 'e',
        equation: '{a} + {b} = {c}, then {c} − {d} = {e}',
        note: 'If the answer was {c}, nothing was taken out yet.',
      },
      {
        tell: '{hero} has {c things}. {hero} gives {b} of them to {friend}. Then {hero} loses {d} of them. How many {things} does {hero} have left?',
        answer: 'i',
        equation: '{c} − {b} = {a}, then {a} − {d} = {i}',
        note: 'If the answer was {a}, the second step was left out.',
      },
    ],
  },
  'two-step-compare': {
    draw: partAndPartWithMore,
    tellings: alike(
      {
        answer: 'h',
        equation: '{d} + {g} = {j}, then {d} + {j} = {h}',
        note: 'If the answer was {j}, that is only the part with more. Both parts are asked for.',
      },
      [
        '{hero} has {d things}. {friend} has {g} more than {hero}. How many {things} do they have in all?',
        'The small {box} holds {d things}. The big {box} holds {g} more. How many {things} are there in all?',
        '{hero} finds {d things}. {friend} finds {g} more than {hero}. How many {things} do they find in all?',
        '{friend} has {g} more {things} than {hero}. {hero} has {d things}. How many {things} do they have together?',
      ],
    ),
  },
  'two-step-multiply': {
    draw: groupsAndMore,
    tellings: [
      {
        tell: '{hero} has {k boxes}. Each {box} holds {n things}. {friend} brings {a} more. How many {things} are there in all?',
        answer: 'b',
        equation: '{k} × {n} + {a} = {b}',
        note: 'If the answer was {c}, the second step was left out.',
      },
      {
        tell: '{hero} puts {n things} in each of {k boxes}. Then {friend} takes {d} of them out. How many {things} are left in the {boxes}?',
        answer: 'e',
        equation: '{k} × {n} − {d} = {e}',
        note: 'If the answer was {c}, the second step was left out.',
      },
      {
        tell: '{hero} has {b things}. {hero} gives {a} of them to {friend}. The rest go equally into {k boxes}. How many {things} are in each {box}?',
        answer: 'n',
        equation: '({b} − {a}) ÷ {k} = {n}',
        note: 'First take away the {a}. That leaves {c} to share.',
      },
      {
        tell: 'Every day for {k} days, {hero} finds {n things}. {friend} finds {a things}. How many {things} do they find in all?',
        answer: 'b',
        equation: '{k} × {n} + {a} = {b}',
        note: 'If the answer was {c}, only the ones of {hero} were counted.',
      },
    ],
  },
  'interpret-remainder': {
    draw: withRemainder,
    tellings: [
      {
        tell: '{hero} wants to carry {all things}. Each {box} holds {n things}. How many {boxes} does {hero} need to carry all of them?',
        answer: 'up',
        equation: '{all} ÷ {n} = {k} R {r}, so {up}',
        unit: '{boxes}',
        note: 'If the answer was {k}, {r} would stay behind. One more is needed.',
      },
      {
        tell: '{hero} packs {all things} in {boxes} of {n}. How many {boxes} are full?',
        answer: 'k',
        equation: '{all} ÷ {n} = {k} R {r}, so {k}',
        unit: '{boxes}',
        note: 'If the answer was {up}, the last one was counted though it is not full.',
      },
      {
        tell: '{hero} shares {all things} equally among {n} friends. How many {things} are left over?',
        answer: 'r',
        equation: '{all} ÷ {n} = {k} R {r}',
        note: 'If the answer was {k}, that is what each friend gets, not what is left.',
      },
      {
        tell: 'Each shelf at {place} holds {n things}. How many shelves does {hero} need for all {all things}?',
        answer: 'up',
        equation: '{all} ÷ {n} = {k} R {r}, so {up}',
        unit: 'shelves',
        note: 'If the answer was {k}, {r} would have no shelf. One more is needed.',
      },
    ],
  },
  'multi-step': {
    draw: threeSteps,
    tellings: [
      {
        tell: '{hero} fills {k boxes} with {n things} each and {j} bins with {m things} each. How many {things} are there in all?',
        answer: 'both',
        equation: '{k} × {n} + {j} × {m} = {both}',
        note: 'Multiply twice, then add. If the answer was {c}, the bins were left out.',
      },
      {
        tell: '{hero} finds {x things}. {friend} finds {y things}. They share all of them equally among {k} friends. How many {things} does each friend get?',
        answer: 'n',
        equation: '({x} + {y}) ÷ {k} = {n}',
        note: 'First put both amounts together: {c}. Then share.',
      },
      {
        tell: '{hero} has {k boxes}. Each {box} holds {n things}. {friend} takes {x} of them away. Then {friend} brings {m} more. How many {things} are there now?',
        answer: 'after',
        equation: '{k} × {n} − {x} + {m} = {after}',
        note: 'If the answer was {y}, the last step was left out.',
      },
      {
        tell: 'Each of {k} friends brings {n things}. {hero} uses {x} of them and gives {friend} half of the rest. How many {things} does {friend} get?',
        answer: 'half',
        equation: '({k} × {n} − {x}) ÷ 2 = {half}',
        note: 'If the answer was {y}, the rest was not cut in half.',
      },
    ],
  },
}

/** a + b = c, c − b = a; d comes or goes: e = c − d, f = a + d, i = a − d. Of like size as b, it does not undo it. */
function twoChanges(random: Random, bounds: Bounds): Numbers | undefined {
  const sum = partsOfWhole(random, bounds)
  if (!sum) return undefined
  const { a, b, c } = sum
  const d = random.int(Math.max(2, Math.ceil(b / 2)), Math.max(2, 2 * b))
  const isSlight = b < c / 6
  const undoes = Math.abs(b - d) < Math.max(2, b / 5)
  if (isSlight || undoes || a - d < 2 || a + d > bounds.upTo) return undefined
  return { a, b, c, d, e: c - d, f: a + d, i: a - d }
}

/** One part d, the other g more, j; both make h. */
function partAndPartWithMore(random: Random, { upTo, step }: Bounds): Numbers | undefined {
  const d = random.int(2, Math.floor(upTo / 2))
  const g = random.int(2, Math.max(2, d))
  const [least, most] = largest(upTo, step, 8)
  const h = 2 * d + g
  return g === d || h < least || h > most ? undefined : { d, g, j: d + g, h }
}

/** k groups of n make c; a more make b, d fewer make e. */
function groupsAndMore(random: Random, bounds: Bounds): Numbers | undefined {
  const product = equalGroups(random, bounds)
  if (!product || product.c + 2 > bounds.upTo) return undefined
  const { k, n, c } = product
  const a = random.int(2, Math.min(bounds.upTo - c, 3 * n))
  const d = random.int(2, Math.max(2, c - 2))
  return c - d < 2 ? undefined : { k, n, c, a, b: c + a, d, e: c - d }
}

/** all = n × k + r with 2 ≤ r < n; `up` holds the rest too. */
function withRemainder(random: Random, { upTo, factorUpTo }: Bounds): Numbers | undefined {
  const n = random.int(3, largestDivisor)
  // Beyond the tables the quotient has two digits.
  const k = factorUpTo > largestDivisor ? random.int(largestDivisor + 2, factorUpTo) : random.int(3, factorUpTo)
  const r = random.int(2, n - 1)
  const all = k * n + r
  return all > upTo || all < leastShared || r === k ? undefined : { k, n, r, all, up: k + 1 }
}

/** Longer divisors are for 5th grade, where nobody tells stories of what is left over. */
const largestDivisor = 9
/** Less is shared at a glance. */
const leastShared = 20

/** k × n = c = x + y; j × m more; half of y. */
function threeSteps(random: Random, bounds: Bounds): Numbers | undefined {
  const [first, second] = [equalGroups(random, bounds), equalGroups(random, bounds)]
  if (!first || !second) return undefined
  const { k, n, c } = first
  const { k: j, n: m } = second
  const y = 2 * random.int(2, Math.max(2, Math.floor(c / 2) - 1))
  const x = c - y
  const both = c + j * m
  const after = y + m
  if (x < 2 || j === k || m === n || Math.max(both, after) > bounds.upTo) return undefined
  return { k, n, c, j, m, x, y, both, after, half: y / 2 }
}
