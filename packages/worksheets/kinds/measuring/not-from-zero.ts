import { ruler } from '../../figures/ruler.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { lengths, rule, signs, type Unit } from './whole-units.ts'

const inUnit = 4
const inOther = 2

/** The example and every other bar in the unit, those between in the other one. */
export function notFromZero(unit: Unit, random: Random): Item[] {
  const [own, other] = [places(unit, inUnit, random), places(unit === 'inch' ? 'centimeter' : 'inch', inOther, random)]
  return own.flatMap((item, i) => [item, ...other.slice(i, i + 1)])
}

/** Lengths that differ, and only where these are used up, one of them at another place. */
function places(unit: Unit, count: number, random: Random): Item[] {
  const longest = lengths[unit] - 1
  const all = Array.from({ length: longest - 1 }, (_, i) => i + 2).flatMap((length) =>
    Array.from({ length: lengths[unit] - length }, (_, i) => ({ length, from: i + 1 })),
  )
  const shuffled = random.shuffle(all)
  const different = shuffled.filter((bar, i) => shuffled.findIndex(({ length }) => length === bar.length) === i)
  const again = shuffled.filter((bar) => !different.includes(bar))
  return [...different, ...again].slice(0, count).map(({ length, from }) => ({
    figure: ruler(rule(unit), length, undefined, from),
    answer: String(length),
    tail: signs[unit],
    note: `${from + length} if only the end was read: the bar begins at ${from}.`,
  }))
}
