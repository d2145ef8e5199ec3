import { sentenceErrors } from '@pencil-quest/contract/sheets'
import { rules } from './rules/index.ts'
import { type Mend, readSentence } from './rules/sentence.ts'
import { type FixTheSentenceView, lookForTexts } from './view.ts'

/**
 * Puts every printed sentence right by the rules that the page names, and nothing else; null where they do not find
 * exactly the printed number of mistakes, or a mistake can be mended in two ways. A wrong example disproves the page.
 */
export function solve(view: FixTheSentenceView): (string | null)[] {
  const { example, items } = view
  const isProved = repaired(view, example.wrong, example.find) === example.right
  return items.map(({ wrong, find }) => (isProved ? repaired(view, wrong, find) : null))
}

/** @param find says how many mistakes there are, as printed */
export function repaired(
  page: Pick<FixTheSentenceView, 'lookFor' | 'names' | 'listWords'>,
  wrong: string,
  find: string,
): string | null {
  const sentence = readSentence(wrong, parts(page.names), parts(page.listWords))
  const mends: Mend[] = []
  for (const error of sentenceErrors) {
    if (!page.lookFor.includes(lookForTexts[error])) continue
    const found = rules[error](sentence)
    if (found === null) return null
    for (const mend of found) if (!mends.some((other) => isSame(other, mend))) mends.push(mend)
  }
  if (mends.length !== Number(/\d+/.exec(find)?.[0])) return null
  return applied(wrong, mends)
}

function parts(box: string): string[] {
  return box === '' ? [] : box.split(', ')
}

function isSame(one: Mend, other: Mend): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Null where two mends are about the same place. */
function applied(wrong: string, mends: Mend[]): string | null {
  const edits = mends.flat().sort((a, b) => a.from - b.from)
  let right = ''
  let at = 0
  for (const [i, { from, to, put }] of edits.entries()) {
    if (from < at || from === edits[i - 1]?.from) return null
    right += wrong.slice(at, from) + put
    at = to
  }
  return right + wrong.slice(at)
}
