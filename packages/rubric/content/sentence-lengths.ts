import type { Faults } from './fault.ts'
import { sentencesOf, wordsOf } from './text.ts'

/** No sentence over the cap. */
export function shortSentences(faults: Faults, part: string, text: string, most: number): void {
  for (const sentence of sentencesOf(text)) {
    const count = wordsOf(sentence).length
    if (count > most) faults.add(part, 'sentence length', `${count} words, at most ${most}: "${sentence}"`)
  }
}

/** The mean over all texts, rounded up by at most half a word. */
export function easyOnAverage(faults: Faults, part: string, texts: readonly string[], most: number): void {
  const lengths = texts.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  if (mean > most + 0.5)
    faults.add(part, 'sentence length', `${mean.toFixed(1)} words a sentence on average, at most ${most}`)
}
