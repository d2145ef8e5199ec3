import { kindergartenFactsAndStories } from './kindergarten-facts-and-stories.ts'
import { kindergartenLetters } from './kindergarten-letters.ts'
import { kindergartenSentences } from './kindergarten-sentences.ts'
import { kindergartenWords } from './kindergarten-words.ts'

export const kindergartenSkills = [
  ...kindergartenLetters,
  ...kindergartenWords,
  ...kindergartenSentences,
  ...kindergartenFactsAndStories,
]
