import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'

type Tell = (who: string, random: Random) => Item | null

/** Problems of two steps or more, one of them a change of units. */
export function changeStories(count: number, setting: SheetSetting, random: Random): Item[] {
  if (setting.grade !== '5th') throw new CannotDraw('Stories of units are 5th grade work')
  const items = random.sample(tells, count).map((tell) => {
    for (let i = 0; i < 200; i++) {
      const item = tell(random.pick(setting.characters), random)
      if (item) return item
    }
    throw new CannotDraw('No numbers fit the story')
  })
  return items.sort((a, b) => (a.ask?.length ?? 0) - (b.ask?.length ?? 0))
}

/** In quarts; 4 are a gallon, which leaves nothing to work out. */
const jugs = [2, 3, 5, 6]

const tells: Tell[] = [
  (who, random) => {
    const [m, k, piece] = [random.int(2, 6), random.int(3, 6), random.int(3, 18) * 5]
    const left = m * 100 - k * piece
    if (left <= 0) return null
    return {
      ask: `${who} cuts ${k} pieces of ${piece} cm from a rope of ${m} m. How many cm of rope are left?`,
      tail: 'cm',
      answer: grouped(left),
      note: `${m} m are ${m * 100} cm. Take away ${k} × ${piece} = ${k * piece}.`,
      way: [`${m} m = ${m * 100} cm`, `${k} × ${piece} = ${k * piece}`, `${m * 100} − ${k * piece} = ${left}`],
    }
  },
  (_, random) => {
    const [k, g] = [random.int(3, 12), random.int(5, 30) * 50]
    // A bag of a whole kilogram leaves nothing to change.
    if ((k * g) % 1000 > 0 || g % 1000 === 0) return null
    return {
      ask: `One bag weighs ${grouped(g)} g. How many kg do ${k} such bags weigh?`,
      tail: 'kg',
      answer: grouped((k * g) / 1000),
      note: `${k} × ${grouped(g)} = ${grouped(k * g)} g. Then divide by 1,000.`,
      way: [`${k} × ${grouped(g)} = ${grouped(k * g)} g`, `${grouped(k * g)} ÷ 1,000 = ${(k * g) / 1000}`],
    }
  },
  (who, random) => {
    const [gal, each] = [random.int(3, 15), random.pick(jugs)]
    if ((gal * 4) % each > 0) return null
    return {
      ask: `${who} pours ${gal} gal of juice into jugs of ${each} qt. How many jugs are full?`,
      tail: 'jugs',
      answer: String((gal * 4) / each),
      note: `${gal} gal are ${gal * 4} qt. Then divide by ${each}.`,
      way: [`${gal} × 4 = ${gal * 4} qt`, `${gal * 4} ÷ ${each} = ${(gal * 4) / each}`],
    }
  },
  (who, random) => {
    const [km, laps, m] = [random.int(2, 6), random.int(2, 6), random.int(5, 19) * 50]
    const left = km * 1000 - laps * m
    if (left <= 0) return null
    return {
      ask: `A trail is ${km} km long. ${who} stops to rest after every ${m} m. How many m are left after rest number ${laps}?`,
      tail: 'm',
      answer: grouped(left),
      note: `${km} km are ${grouped(km * 1000)} m. Take away ${laps} × ${m} = ${grouped(laps * m)}.`,
      way: [
        `${km} km = ${grouped(km * 1000)} m`,
        `${laps} × ${m} = ${grouped(laps * m)}`,
        `${grouped(km * 1000)} − ${grouped(laps * m)} = ${grouped(left)}`,
      ],
    }
  },
  (_, random) => {
    const [k, ft, inches] = [random.int(2, 6), random.int(2, 6), random.int(1, 11)]
    return {
      ask: `One board is ${ft} ft ${inches} in. long. How many in. long are ${k} such boards in a row?`,
      tail: 'in.',
      answer: grouped(k * (ft * 12 + inches)),
      note: `One is ${ft * 12 + inches} in. long. ${grouped(k * ft * 12 + inches)} if the ${inches} in. were added only once.`,
      way: [
        `${ft} × 12 + ${inches} = ${ft * 12 + inches}`,
        `${k} × ${ft * 12 + inches} = ${grouped(k * (ft * 12 + inches))}`,
      ],
    }
  },
  (_, random) => {
    const [k, lb, oz] = [random.int(2, 6), random.int(1, 5), random.int(1, 15)]
    return {
      ask: `A parcel weighs ${lb} lb ${oz} oz. How many oz do ${k} such parcels weigh?`,
      tail: 'oz',
      answer: grouped(k * (lb * 16 + oz)),
      note: `One weighs ${lb * 16 + oz} oz. ${grouped(k * lb * 16 + oz)} if the ${oz} oz were added only once.`,
      way: [`${lb} × 16 + ${oz} = ${lb * 16 + oz}`, `${k} × ${lb * 16 + oz} = ${grouped(k * (lb * 16 + oz))}`],
    }
  },
]
