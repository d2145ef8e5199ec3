import type { Noun, SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'

/** Who and what a story is about. */
export interface Cast {
  thing: Noun
  /** What the things are kept in. */
  box: Noun
  words: Record<string, string>
}

const containers: Noun[] = [
  { one: 'box', many: 'boxes' },
  { one: 'bag', many: 'bags' },
  { one: 'basket', many: 'baskets' },
  { one: 'tray', many: 'trays' },
]

/** Words that a story uses itself; a thing of the same name would make it read wrong. */
const taken =
  /[\d,.]|\b(and|box|boxes|bag|bags|basket|baskets|tray|trays|row|rows|column|columns|shelf|shelves|friend|friends)\b/

export function castFor(setting: SheetSetting, random: Random): Cast {
  const [hero, friend] = random.sample(setting.characters, 2)
  const things = setting.things.filter(({ one, many }) => !taken.test(`${one} ${many}`) && one !== many)
  if (!hero || !friend || things.length === 0) throw new CannotDraw('A story needs two characters and a thing')
  const thing = random.pick(things)
  const box = random.pick(containers)
  const words = {
    hero,
    friend,
    place: setting.place,
    thing: thing.one,
    things: thing.many,
    box: box.one,
    boxes: box.many,
  }
  return { thing, box, words }
}
