import type { Sheet } from '@pencil-quest/contract/sheets'
import { z } from 'zod'

/** A page without parts is reached so far. */
const fromTheTop = 2

/** More parts than this a child does not come to in the minutes of a lesson. */
const mostParts = 3

const withParts = z.object({
  sections: z.array(z.object({ items: z.array(z.object({ label: z.string() })) })),
})

/** What every child comes to on a page. */
interface Reach {
  labels: string[]
  /** Whether the page has parts, each with a heading of its own. */
  hasParts: boolean
}

const numbered = /^\d+$/

/** The first of each part, so that the harder one is tried, too; else the first items. A box with a name is none. */
export function reachOf({ view, answers }: Pick<Sheet, 'view' | 'answers'>): Reach {
  const labels = answers.map(({ label }) => label).filter((label) => numbered.test(label))
  const parts = withParts.safeParse(view).data?.sections ?? []
  const firsts = parts.flatMap(({ items }) => items.find(({ label }) => labels.includes(label))?.label ?? [])
  if (firsts.length > 1) return { labels: firsts.slice(0, mostParts), hasParts: true }
  return { labels: labels.slice(0, fromTheTop), hasParts: false }
}
