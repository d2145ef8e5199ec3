import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { reachOf } from './sheet-reach.ts'
import { shortAnswer } from './short-answer.ts'

/** An item of a page, with what a child looks up. */
export interface Answered {
  label: string
  answer: string
}

/** Of items with the same answer the first. */
export function itemsThatDiffer(sheet: Sheet): Answered[] {
  const all = sheet.answers.flatMap(({ label, answer }) => {
    const short = shortAnswer(answer)
    return short === null ? [] : [{ label, answer: short }]
  })
  return [...Map.groupBy(all, ({ answer }) => answer).values()].flatMap((same) => same.slice(0, 1))
}

/** So many of those that can be used: of a page with parts some of each, so that the harder one is done, too. */
export function itemsFor<T extends Answered>(count: number, usable: readonly T[], sheet: Sheet, random: Random): T[] {
  const { labels, hasParts } = reachOf(sheet)
  const ofParts = hasParts ? usable.filter(({ label }) => labels.includes(label)).slice(0, count) : []
  const others = usable.filter((item) => !ofParts.includes(item))
  return [...ofParts, ...random.sample(others, count - ofParts.length)]
}
