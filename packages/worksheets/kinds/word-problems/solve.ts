import { answerQuestion } from './solve/answer.ts'
import type { Fact } from './solve/facts.ts'
import { readSentence } from './solve/sentences.ts'
import type { WordView } from './view.ts'

/** Reads each printed story sentence by sentence and answers its question with the unit of the answer line. */
export function solve(view: WordView): (string | null)[] {
  return view.problems.map(({ story, unit }) => solveStory(story, unit))
}

export function solveStory(story: string, unit: string): string | null {
  const sentences = story
    .split(/(?<=[.?])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.) /)
    .map((sentence) => sentence.replace(/(\d),(?=\d{3})/g, '$1'))
  const question = sentences.pop()
  if (!question?.endsWith('?') || !asksFor(question, unit, sentences)) return null
  const facts: Fact[] = []
  for (const sentence of sentences) {
    const read = readSentence(sentence, facts)
    if (!read) return null
    facts.push(...read)
  }
  const answer = answerQuestion(question, facts)
  return answer && `${answer} ${unit}`
}

/** The unit on the answer line is what the question counts, or what the story measures in. */
function asksFor(question: string, unit: string, sentences: string[]): boolean {
  const counted = /^How many (?:more |fewer )?(.+)/.exec(question)?.[1]
  if (counted) return counted.startsWith(`${unit} `)
  if (unit.startsWith('of the ')) return question.startsWith(`What part ${unit} `)
  return sentences.some((sentence) => new RegExp(`\\d ${unit}\\b`).test(sentence))
}
