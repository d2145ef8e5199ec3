import { aloneBar, ruler } from '../../figures/ruler.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { lengths, rule, signs, type Unit } from './whole-units.ts'

const least = { inch: 2, centimeter: 3 } as const
const tries = 60

/** Bars from 0, one in the other unit, two pairs to compare, and one for a ruler of one's own. */
export function measureAndCompare(unit: SpecOf<'measuring'>['unit'], random: Random): Item[] {
  if (unit !== 'inch' && unit !== 'centimeter') throw new CannotDraw('Bars are compared in inches or centimeters')
  for (let i = 0; i < tries; i++) {
    const items = draw(unit, random)
    const answers = items.slice(1).map(({ answer }) => answer)
    if (answers.every((answer) => answers.filter((one) => one === answer).length < 3)) return items
  }
  throw new CannotDraw('The bars are too much alike')
}

function draw(unit: Unit, random: Random): Item[] {
  const other = unit === 'inch' ? 'centimeter' : 'inch'
  const [first, second] = random.shuffle(whole(unit))
  const [inOther, alone] = random.shuffle(whole(other))
  if (!first || !second || !inOther || !alone) throw new CannotDraw('The ruler is too short')
  const [onePair, otherPair] = pairs(unit, random)
  return [
    fromZero(unit, first),
    fromZero(other, inOther),
    pair(unit, onePair, random),
    fromZero(unit, second),
    pair(unit, otherPair, random),
    byOwnRuler(other, alone),
  ]
}

function whole(unit: Unit): number[] {
  return Array.from({ length: lengths[unit] - least[unit] + 1 }, (_, i) => least[unit] + i)
}

function fromZero(unit: Unit, length: number): Item {
  return {
    figure: ruler(rule(unit), length),
    answer: String(length),
    tail: signs[unit],
    note: `${length + 1} if counting began at 1 instead of 0.`,
  }
}

function byOwnRuler(unit: Unit, length: number): Item {
  return {
    ask: 'Lay your own ruler here.',
    figure: aloneBar(unit, length),
    answer: String(length),
    tail: signs[unit],
    note: `Your child lays the 0 of the ruler, not its edge, at the start of the bar. ${length + 1} if 1 lay there.`,
  }
}

type Pair = readonly [long: number, short: number]

/** Two pairs with different answers. */
function pairs(unit: Unit, random: Random): [Pair, Pair] {
  const all = whole(unit).flatMap((long) => Array.from({ length: long - 1 }, (_, i): Pair => [long, i + 1]))
  const [one, ...others] = random.shuffle(all)
  const other = others.find(([long, short]) => one && long - short !== one[0] - one[1])
  if (!one || !other) throw new CannotDraw('The ruler is too short')
  return [one, other]
}

function pair(unit: Unit, [long, short]: Pair, random: Random): Item {
  const isFirstLong = random.next() < 0.5
  const [a, b] = isFirstLong ? ['A', 'B'] : ['B', 'A']
  return {
    ask: `How much longer is ${a} than ${b}?`,
    figure: isFirstLong ? ruler(rule(unit), long, short) : ruler(rule(unit), short, long),
    answer: String(long - short),
    tail: signs[unit],
    note: `${long + short} if both were added, ${long} tells how long ${a} is.`,
  }
}
