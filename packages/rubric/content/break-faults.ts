import type { MovementBreak } from '@pencil-quest/content/types'
import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { wordsOf } from './text.ts'

export function breakFaults(faults: Faults, { title, text, older }: MovementBreak): void {
  for (const [name, told] of Object.entries({ text, ...(older && { older }) })) {
    const part = `break "${title}".${name}`
    faults.within(wordsOf(told).length, [25, 55], part, 'break', 'words')
    shortSentences(faults, part, told, sharedLimits.sentence)
    plainWords(faults, part, told, { slots: [] })
  }
}
