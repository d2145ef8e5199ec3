import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { unitRow } from '../../figures/ruler.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'

/** Counted bars after the example; of these so many have pieces that lie past the end. */
const counted = 6
const past = 3
const widthMm = 74

/** The example, bars to count in no order that tells, and at last a row with a gap. */
export function laidUnits({ step }: SheetSetting, who: string, random: Random): Item[] {
  const most = step === 0 ? 9 : 10
  const all = Array.from({ length: most - 2 }, (_, i) => i + 3)
  const [example = 3, ...lengths] = inNoOrder(random.sample(all, counted + 1), random)
  const overhangs = random.shuffle(Array.from({ length: counted }, (_, i) => (i < past ? random.int(1, 2) : 0)))
  return [
    counting(example, 1, random),
    ...lengths.map((pieces, i) => counting(pieces, overhangs[i] ?? 0, random)),
    withGap(random.int(4, 7), who, random),
  ]
}

/** The first is short; of the others about half are larger than the one before. */
function inNoOrder(lengths: readonly number[], random: Random): number[] {
  const [first = 3, ...others] = lengths.toSorted((a, b) => a - b)
  let order = random.shuffle(others)
  const rises = () => order.filter((length, i) => length > (order[i - 1] ?? length)).length
  while (rises() < 2 || rises() > 3) order = random.shuffle(others)
  return [first, ...order]
}

/** As large as the column holds, to be touched and counted. */
function sizeFor(pieces: number, random: Random): number {
  return Math.min(random.int(8, 11), Math.floor(widthMm / pieces))
}

function counting(pieces: number, over: number, random: Random): Item {
  const shown = pieces + over
  return {
    figure: unitRow(pieces, sizeFor(shown, random), shown),
    answer: String(pieces),
    tail: 'pieces',
    ...(over > 0 && { note: besideNote(over, shown) }),
  }
}

function besideNote(beside: number, shown: number): string {
  return beside === 1
    ? `${shown} if the piece beside the bar was counted too.`
    : `${shown} if the ${beside} pieces beside the bar were counted too.`
}

function withGap(places: number, who: string, random: Random): Item {
  return {
    ask: `${who} says: “${places - 1} pieces long.” Is this right? (yes or no)`,
    figure: unitRow(places, sizeFor(places, random), places, random.int(1, places - 2)),
    answer: 'no',
    note: `Pieces must touch. One more fits in the gap, so the bar is ${places} pieces long.`,
  }
}
