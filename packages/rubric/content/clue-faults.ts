import type { Beat } from '@pencil-quest/content/types'
import { sentenceLimitOf, skillQuestionFaults } from './asked-skills.ts'
import { type Faults, repeated } from './fault.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf } from './text.ts'

/** A clue practises skills that there are, is short, computes right and leaves the day's secret word to be found. */
export function clueFaults(faults: Faults, part: string, { clues = [], secret }: Beat): void {
  for (const ask of repeated(clues.map((clue) => clue.ask))) faults.add(part, 'clue', `twice: "${ask}"`)
  for (const clue of clues) {
    const { ask, answer, tells } = clue
    const where = `${part} "${ask.slice(0, 40)}"`
    skillQuestionFaults(faults, where, clue)
    const says = secret && [ask, answer, tells].some((text) => has(text.toLowerCase(), secret.word))
    faults.expect(!says, where, 'secret', `"${secret?.word}" is given away`)
    faults.within(sentencesOf(ask).length, [1, 4], where, 'clue', 'sentences')
    faults.within(sentencesOf(tells).length, [1, 2], where, 'clue', 'sentences of what it tells')
    faults.expect(/^\d+$/.test(answer) || answer.split(' ').length <= 3, where, 'clue', `"${answer}" is long`)
    for (const text of [ask, tells]) {
      shortSentences(faults, where, text, sentenceLimitOf(clue))
      plainWords(faults, where, text, { slots: [] })
    }
  }
}
