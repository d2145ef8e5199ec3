import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { wordsOf } from './text.ts'

export function breakFaults(faults: Faults, part: string, text: string): void {
  faults.within(wordsOf(text).length, [25, 55], part, 'break', 'words')
  shortSentences(faults, part, text, sharedLimits.sentence)
  plainWords(faults, part, text, { slots: [] })
}
