import { factsOf } from './facts/index.ts'
import { fitsSpelling } from './spelling.ts'
import type { SortGroupsView } from './view.ts'

/**
 * Decides every printed word by its letters or by the solver's own table of facts, and answers the words of each
 * group in the order of the page; null where a word fits no group or more than one.
 */
export function solve({ groups, words }: SortGroupsView): (string | null)[] {
  const found = groups.map(() => [] as string[])
  for (const word of words) {
    const fitting = groups.flatMap(({ heading }, i) => (belongs(word, heading) ? [i] : []))
    const [only] = fitting
    if (fitting.length !== 1 || only === undefined) return groups.map(() => null)
    found[only]?.push(word)
  }
  const examplesFit = groups.every(({ heading, example }) => belongs(example, heading))
  return found.map((own) => (examplesFit && own.length > 0 ? own.join(', ') : null))
}

function belongs(word: string, heading: string): boolean {
  return fitsSpelling(word, heading) ?? factsOf(heading).has(word)
}
