import { homophoneGroups } from './homophones.ts'
import { isNext, type Rule, replaceToken, type Sentence } from './sentence.ts'
import type { Surroundings } from './word-groups.ts'

/** Of words that sound alike, the one that its neighbours call for; a word stays where they call for none, or several. */
export const homophones: Rule = (sentence) =>
  sentence.tokens.flatMap((token, at) => {
    const group = homophoneGroups.find((members) => Object.hasOwn(members, token.word))
    if (!group) return []
    const around = surroundings(sentence, at)
    const fitting = Object.keys(group).filter((member) => group[member]?.(around))
    const [wanted] = fitting
    return fitting.length === 1 && wanted && wanted !== token.word ? [replaceToken(token, wanted)] : []
  })

function surroundings(sentence: Sentence, at: number): Surroundings {
  const { tokens, names } = sentence
  const joined = (left: number, right: number) => {
    const [a, b] = [tokens[left], tokens[right]]
    return a !== undefined && b !== undefined && isNext(sentence, a, b)
  }
  return {
    before: joined(at - 1, at) ? (tokens[at - 1]?.word ?? '') : '',
    after: joined(at, at + 1) ? (tokens[at + 1]?.word ?? '') : '',
    afterNext: joined(at, at + 1) && joined(at + 1, at + 2) ? (tokens[at + 2]?.word ?? '') : '',
    isStart: at === 0,
    names,
  }
}
