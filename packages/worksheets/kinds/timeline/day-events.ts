import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../kind.ts'
import type { Random } from '../../random.ts'

interface Happening {
  at: number
  what: string
}

/** What may happen in a day of any world, hour by hour. */
const day: readonly Happening[] = [
  { at: 6, what: '{hero} wakes up' },
  { at: 7, what: 'Breakfast for everyone' },
  { at: 8, what: '{friend} goes to {place}' },
  { at: 9, what: '{hero} counts the {things}' },
  { at: 10, what: '{friend} finds a lost {other}' },
  { at: 11, what: '{hero} tidies {place}' },
  { at: 12, what: 'Lunch with {friend}' },
  { at: 13, what: 'Quiet reading time' },
  { at: 14, what: '{friend} draws the {things}' },
  { at: 15, what: 'A visitor comes to {place}' },
  { at: 16, what: '{hero} plays hide-and-seek' },
  { at: 17, what: '{friend} tells a joke' },
  { at: 18, what: 'Supper for everyone' },
  { at: 19, what: '{hero} tells a story' },
  { at: 20, what: 'Lights out at {place}' },
]

const longest = 32

/** A day of the world: `count` happenings with their times, in order. Half hours only where the grade reads them. */
export function dayEvents(
  count: number,
  setting: SheetSetting,
  withHalves: boolean,
  random: Random,
): { label: string; at: number }[] {
  const [hero, friend] = random.sample(setting.characters, 2)
  const [thing, other] = random.sample(setting.things.slice(0, 6), 2)
  if (!hero || !friend || !thing || !other) throw new CannotDraw('A day needs two characters and two things')
  const words: Record<string, string> = { hero, friend, place: setting.place, things: thing.many, other: other.one }
  const told = day
    .map(({ at, what }) => ({ at, label: what.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '') }))
    .filter(({ label }) => label.length <= longest)
  const isOfWorld = ({ label }: { label: string }) =>
    [thing.many, other.one, setting.place].some((word) => label.includes(word))
  const own = random.sample(told.filter(isOfWorld), 2)
  const rest = random.sample(
    told.filter((event) => !own.includes(event)),
    count - own.length,
  )
  return [...own, ...rest]
    .sort((a, b) => a.at - b.at)
    .map(({ at, label }) => ({ label, at: withHalves && random.next() < 0.4 ? at + 0.5 : at }))
}
