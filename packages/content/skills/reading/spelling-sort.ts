import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** A page that sorts words by their letters: heading to words, the words parted by spaces. */
export function spellingSort(ask: string, groups: Record<string, string>): SheetSpec {
  return {
    kind: 'sort-groups',
    by: 'spelling',
    ask,
    groups: Object.entries(groups).map(([heading, words]) => ({ heading, words: words.split(' ') })),
  }
}
