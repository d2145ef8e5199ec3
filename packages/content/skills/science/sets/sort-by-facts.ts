import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Words of a group are written with a comma and a space between them; each belongs to exactly one of the groups. */
export function sortByFacts(ask: string, groups: Record<string, string>): SheetSpec {
  return {
    kind: 'sort-groups',
    by: 'facts',
    ask,
    groups: Object.entries(groups).map(([heading, words]) => ({ heading, words: words.split(', ') })),
  }
}
