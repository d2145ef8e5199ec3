import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { type Conversion, conversions } from './units.ts'

const perPage = 11

/** What is printed over the tasks. */
export function table({ grade }: SheetSetting): string {
  return conversions(grade)
    .map(({ large, one = large, small, factor }) => `1 ${one} = ${grouped(factor)} ${small}`)
    .join(' · ')
}

/** Half of the measures have two units, as 3 ft 4 in.; every pair of units that is printed above is used. */
export function convert(setting: SheetSetting, random: Random): Item[] {
  const mixed = Math.floor(perPage / 2)
  const pairs = random.shuffle(conversions(setting.grade))
  const one = oneUnit(pairs, perPage - mixed, setting, random)
  // The pair of the example, so that the child meets it too.
  const first = one[0]?.pair
  const others = pairs.filter((pair) => pair !== first).reverse()
  return [...one.map(({ item }) => item), ...inTwoUnits(first ? [first, ...others] : others, mixed, setting, random)]
}

export function inOneUnit(wanted: number, setting: SheetSetting, random: Random): Item[] {
  const pairs = random.shuffle(conversions(setting.grade))
  return oneUnit(pairs, wanted, setting, random).map(({ item }) => item)
}

/** From a smaller unit to a larger one is 5th grade work. */
function goesDown({ grade }: SheetSetting, random: Random, share: number): boolean {
  return grade !== '5th' || random.next() < share
}

function oneUnit(pairs: readonly Conversion[], wanted: number, setting: SheetSetting, random: Random) {
  const upTo = [6, 12, 20][setting.step] ?? 8
  const drawn = inTurn(pairs, wanted, (pair) => {
    const count = random.int(2, upTo)
    const isDown = goesDown(setting, random, setting.step === 0 ? 0.8 : 0.5)
    return { pair, count, hard: count + (isDown ? 0 : 20), isDown, key: `${pair.large}${pair.small}${count}${isDown}` }
  })
  return drawn.map(({ pair, count, isDown }) => {
    const { large, small, factor } = pair
    const all = count * factor
    const item: Item = isDown
      ? {
          lead: `${count} ${large} =`,
          tail: small,
          answer: grouped(all),
          note: `Smaller units, so there are more of them: ${count} × ${grouped(factor)}.`,
          way: [`${count} × ${grouped(factor)} = ${grouped(all)}`],
        }
      : {
          lead: `${grouped(all)} ${small} =`,
          tail: large,
          answer: grouped(count),
          note: `Larger units, so there are fewer: ${grouped(all)} ÷ ${grouped(factor)}.`,
          way: [`${grouped(all)} ÷ ${grouped(factor)} = ${grouped(count)}`],
        }
    return { pair, item }
  })
}

function inTwoUnits(pairs: readonly Conversion[], wanted: number, setting: SheetSetting, random: Random): Item[] {
  const upTo = [4, 6, 9][setting.step] ?? 6
  const drawn = inTurn(pairs, wanted, (pair) => {
    const count = random.int(1, upTo)
    const rest = pair.factor > 100 ? random.int(1, 19) * 50 : random.int(1, pair.factor - 1)
    const isDown = goesDown(setting, random, 0.7)
    return { pair, count, rest, hard: count + (isDown ? 0 : 20), isDown, key: `${pair.large}${pair.small}${count}` }
  })
  return drawn.map(({ pair: { large, one = large, small, factor }, count, rest, isDown }) => {
    const whole = `${count} ${count === 1 ? one : large}`
    const all = count * factor + rest
    return isDown
      ? {
          lead: `${whole} ${rest} ${small} =`,
          tail: small,
          answer: grouped(all),
          note: `${grouped(count * factor)} if the other ${rest} ${small} were left out.`,
        }
      : {
          lead: `${grouped(all)} ${small} = ${whole}`,
          tail: small,
          answer: String(rest),
          note: `Take ${grouped(count * factor)} from ${grouped(all)}.`,
        }
  })
}

/** One pair after the other, no entry twice; easiest first. */
function inTurn<Entry extends { key: string; hard: number }>(
  pairs: readonly Conversion[],
  wanted: number,
  draw: (pair: Conversion) => Entry,
): Entry[] {
  const found = new Map<string, Entry>()
  for (let tries = 0; tries < 400 && found.size < wanted; tries++) {
    const pair = pairs[found.size % pairs.length]
    const entry = pair && draw(pair)
    if (entry && !found.has(entry.key)) found.set(entry.key, entry)
  }
  return [...found.values()].sort((a, b) => a.hard - b.hard)
}
