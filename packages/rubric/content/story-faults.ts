import type { Beat } from '@pencil-quest/content/types'
import { wrongSum } from './arithmetic.ts'
import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf, wordsOf } from './text.ts'

/** The faults of the days of one arc. */
export function storyFaults(faults: Faults, name: string, beats: readonly Beat[]): void {
  for (const [i, beat] of beats.entries()) {
    beatFaults(faults, `${name}[${i}]`, beat, i)
    secretFaults(faults, `${name}[${i}]`, beats.slice(0, i + 1))
    clueFaults(faults, `${name}[${i}].clues`, beat)
  }
}

/** The word is found by the child's own work alone: nothing before says it, and `found` does. */
function secretFaults(faults: Faults, part: string, story: readonly Beat[]): void {
  const [today, ...before] = [...story].reverse()
  const { secret } = today ?? {}
  if (!today || !secret) return
  const { asks, word, found } = secret
  const told = [today.title, today.description, today.opener, today.older?.opener ?? '', asks]
  const earlier = before.flatMap(({ title, description, opener, close, older, secret: old }) => [
    ...[title, description, opener, close, older?.opener ?? '', older?.close ?? ''],
    ...(old ? [old.asks, old.found] : []),
  ])
  const gaveAway = [...told, ...earlier].find((text) => has(text.toLowerCase(), word))
  faults.expect(gaveAway === undefined, `${part}.secret`, 'secret', `"${word}" is given away: "${gaveAway}"`)
  faults.expect(/\?$/.test(asks), `${part}.secret`, 'secret', `"${asks}" is a question`)
  faults.expect(found.toLowerCase().includes(word), `${part}.secret`, 'secret', `"found" does not say "${word}"`)
  faults.within(sentencesOf(found).length, [1, 3], `${part}.secret.found`, 'secret', 'sentences')
  for (const text of [asks, found]) {
    shortSentences(faults, `${part}.secret`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.secret`, text, { slots: [] })
  }
}

function beatFaults(faults: Faults, part: string, beat: Beat, index: number): void {
  const { title, description, opener, close, older } = beat
  if (older) beatFaults(faults, `${part}.older`, { title, description, ...older }, index)
  faults.within(wordsOf(opener).length, [40, 80], `${part}.opener`, 'story', 'words')
  faults.within(wordsOf(close).length, [25, 60], `${part}.close`, 'story', 'words')
  faults.within(sentencesOf(description).length, [1, 2], `${part}.description`, 'story', 'sentences')
  const takesUp = /\b(?:yesterday|last night)\b/i.test(opener)
  if (index > 0) faults.expect(takesUp, `${part}.opener`, 'story', 'does not take up the day before')
  for (const [name, text] of Object.entries({ title, description, opener, close })) {
    shortSentences(faults, `${part}.${name}`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.${name}`, text, { slots: name === 'opener' ? ['{child}'] : [] })
  }
}

/** Words of a sentence for 3rd grade and up. */
const olderLimit = 20

/** A clue is short, its sum is right, and it leaves the day's secret word to be found. */
function clueFaults(faults: Faults, part: string, { clues = {}, secret }: Beat): void {
  for (const [strand, { younger, older }] of Object.entries(clues)) {
    for (const [index, clue] of [younger, older].entries()) {
      const { ask, answer, tells } = clue
      const where = `${part}.${strand}`
      const says = secret && [ask, answer, tells].some((text) => has(text.toLowerCase(), secret.word))
      faults.expect(!says, where, 'secret', `"${secret?.word}" is given away`)
      faults.within(sentencesOf(ask).length, [1, 4], where, 'clue', 'sentences')
      faults.expect(/^\d+$/.test(answer) || answer.split(' ').length <= 3, where, 'clue', `"${answer}" is long`)
      const fault = wrongSum(clue)
      if (fault) faults.add(where, 'sums', fault)
      for (const text of [ask, tells]) {
        shortSentences(faults, where, text, index === 0 ? sharedLimits.sentence : olderLimit)
        plainWords(faults, where, text, { slots: [] })
      }
    }
  }
}
