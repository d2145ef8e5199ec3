import { contentWords } from './content-words.ts'
import type { PassageQuestionsView } from './view.ts'

/** A choice wins only with a clear lead; nearer ones count as two right answers. */
const lead = 0.05
/** What the question's own words add: they lead to the place in the text, the choice's words settle it. */
const questionWeight = 0.35

/**
 * Answers every question from the printed text alone, as a careful reader would who looks each choice up: the choice
 * whose words stand together in one sentence near the words of the question.
 */
export function solve({ paragraphs, keywords, questions }: PassageQuestionsView): (string | null)[] {
  const text = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”']?)\s+/)).map(contentWords)
  const box = keywords.map(({ word, definition }) => contentWords(`${word} means ${definition}`))
  return questions.map(({ ask, choices }) => {
    const asked = contentWords(ask)
    const ranked = choices
      .map(({ letter, text: words }) => ({
        answer: `${letter}: ${words}`,
        score: score(contentWords(words), asked, text, box),
      }))
      .sort((a, b) => b.score - a.score)
    const [best, next] = ranked
    return best && next && best.score - next.score >= lead ? best.answer : null
  })
}

/** Best place for a choice: its words in one sentence, with the question's words there or in the sentence before. */
function score(
  choice: Set<string>,
  asked: Set<string>,
  text: readonly Set<string>[],
  box: readonly Set<string>[],
): number {
  const inText = text.map((sentence, i) => {
    const here = share(asked, sentence)
    const near = share(asked, new Set([...sentence, ...(text[i - 1] ?? [])]))
    return share(choice, sentence) + (questionWeight * (here + near)) / 2
  })
  const inBox = box.map((entry) => share(choice, entry) + questionWeight * share(asked, entry))
  return Math.max(0, ...inText, ...inBox)
}

function share(words: Set<string>, within: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  let found = 0
  for (const word of words) if (within.has(word)) found++
  return found / words.size
}
