import { secondOpinionsAndFacts } from './2nd-opinions-and-facts.ts'
import { secondSentences } from './2nd-sentences.ts'
import { secondStoriesAndEditing } from './2nd-stories-and-editing.ts'
import { secondWordsAndLetters } from './2nd-words-and-letters.ts'

export const secondSkills = [
  ...secondSentences,
  ...secondWordsAndLetters,
  ...secondOpinionsAndFacts,
  ...secondStoriesAndEditing,
]
