import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fullTurn } from '../../figures/full-turn.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item } from '../../task-page.ts'

const full = 360
/** Narrower parts have no room for their label; wider ones are neither acute, right nor obtuse. */
const parts = { least: 60, most: 165 }
const reachMm = 15

/** Three full turns whose last part is asked for; one of them has two parts, and at least one has three. */
export function turns({ step }: SheetSetting, random: Random): Item[] {
  const finest = [10, 5, 1][step] ?? 5
  const part = () => random.int(Math.ceil(parts.least / finest), Math.floor(parts.most / finest)) * finest
  let wanted = 0
  const draw = () => {
    const asked = part()
    const first = part()
    const known = wanted === 0 ? [full - asked] : [first, full - asked - first]
    if (wanted > 0 && known.some((degrees) => degrees < parts.least || degrees > parts.most)) return null
    wanted++
    return { asked, known }
  }
  return distinct(
    3,
    draw,
    ({ asked }) => String(asked),
    ({ known }) => known.length,
  ).map(({ asked, known }) => ({
    figure: fullTurn(
      [...known.map((degrees) => ({ degrees, label: `${degrees}°` })), { degrees: asked, label: '?' }],
      random.int(0, 11) * 30,
      reachMm,
    ),
    answer: `${asked}°`,
    note: slipOf(known),
  }))
}

function slipOf([first = 0, second]: readonly number[]): string {
  if (second === undefined) return `${first}° is more than a straight line, so the parts make a full turn: 360°.`
  return `${full - first}° if only ${first}° was taken from 360°.`
}
