import { isQuestion } from './questions.ts'
import type { Rule } from './sentence.ts'

/** A sentence ends with a mark, inside or outside of quotation marks. */
export const markAtEnd: Rule = (sentence) => {
  const { text } = sentence
  if (/[.!?]"?$/.test(text)) return []
  const asks = isQuestion(sentence)
  if (asks === null || text.endsWith('"')) return null
  return [[{ from: text.length, to: text.length, put: asks ? '?' : '.' }]]
}

/** A question does not end with a period. */
export const questionMark: Rule = (sentence) => {
  const { text } = sentence
  const isPlain = text.endsWith('.') && !text.includes('"') && !text.includes('?')
  if (!isPlain || isQuestion(sentence) !== true) return []
  return [[{ from: text.length - 1, to: text.length, put: '?' }]]
}
