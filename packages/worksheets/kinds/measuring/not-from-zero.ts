import { ruler } from '../../figures/ruler.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { lengths, rule, signs, type Unit } from './whole-units.ts'

const inUnit = 4
const inOther = 2

/** The example and every other bar in the unit, those between in the other one; of inches there are fewer to choose from. */
export function notFromZero(unit: Unit, random: Random): Item[] {
  const inches = places('inch', unit === 'inch' ? inUnit : inOther, random)
  const taken = inches.map(({ answer }) => Number(answer))
  const centimeters = places('centimeter', unit === 'inch' ? inOther : inUnit, random, taken)
  const [own, other] = unit === 'inch' ? [inches, centimeters] : [centimeters, inches]
  return own.flatMap((item, i) => [item, ...other.slice(i, i + 1)])
}

/** Lengths that differ, from each other and from those taken, and only where these are used up, one of them at another place. */
function places(unit: Unit, count: number, random: Random, taken: readonly number[] = []): Item[] {
  const longest = lengths[unit] - 1
  const all = Array.from({ length: longest - 1 }, (_, i) => i + 2).flatMap((length) =>
    Array.from({ length: lengths[unit] - length }, (_, i) => ({ length, from: i + 1 })),
  )
  const shuffled = random.shuffle(all)
  const isNew = ({ length }: { length: number }, i: number) =>
    !taken.includes(length) && shuffled.findIndex((other) => other.length === length) === i
  const [different, again] = [shuffled.filter(isNew), shuffled.filter((bar, i) => !isNew(bar, i))]
  return [...different, ...again].slice(0, count).map(({ length, from }) => ({
    figure: ruler(rule(unit), length, undefined, from),
    answer: String(length),
    tail: signs[unit],
    note: `${from + length} if only the end was read: the bar begins at ${from}.`,
  }))
}
