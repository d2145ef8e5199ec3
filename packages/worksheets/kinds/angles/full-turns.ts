import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fullTurn } from '../../figures/full-turn.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'

const full = 360
/** Narrower parts have no room for their label; wider ones are neither acute, right nor obtuse. */
const parts = { least: 50, most: 165 }
const reachMm = 15
/** How many parts each turn has, the example first. */
const counts = [4, 3, 3, 3, 4, 4, 4]

/** Full turns whose last part is asked for: of the example an acute or obtuse one, later a right one too. */
export function turns({ step }: SheetSetting, random: Random): Item[] {
  const finest = [10, 5, 1][step] ?? 5
  const sizes = Array.from({ length: full / finest }, (_, i) => i * finest).filter(isDrawn)
  const acute = sizes.filter((degrees) => degrees < 90)
  const obtuse = sizes.filter((degrees) => degrees > 90)
  const [first = 90, ...others] = random.shuffle([...random.sample(acute, 3), ...random.sample(obtuse, 3)])
  const asked = [first, ...random.shuffle([90, ...others])]
  return counts.map((count, i) =>
    turn(asked[i] ?? 90, knownParts(count - 1, full - (asked[i] ?? 90), sizes, random), random),
  )
}

function isDrawn(degrees: number): boolean {
  return degrees >= parts.least && degrees <= parts.most
}

/** So many parts that make `sum` together. */
function knownParts(count: number, sum: number, sizes: readonly number[], random: Random): number[] {
  for (;;) {
    const others = Array.from({ length: count - 1 }, () => random.pick(sizes))
    const last = sum - total(others)
    if (isDrawn(last)) return [...others, last]
  }
}

function turn(asked: number, known: readonly number[], random: Random): Item {
  const last = known.at(-1) ?? 0
  return {
    figure: fullTurn(
      [...known.map((degrees) => ({ degrees, label: `${degrees}°` })), { degrees: asked, label: '?' }],
      random.int(0, 11) * 30,
      reachMm,
    ),
    answer: `${asked}°`,
    way: [`${known.join(' + ')} = ${total(known)}`, `${full} − ${total(known)} = ${asked}`],
    note: `${asked + last}° if the part of ${last}° was left out.`,
  }
}

function total(degrees: readonly number[]): number {
  return degrees.reduce((sum, own) => sum + own, 0)
}
