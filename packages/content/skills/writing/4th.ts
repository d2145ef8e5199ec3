import { fourthDialogueAndWords } from './4th-dialogue-and-words.ts'
import { fourthParagraphs } from './4th-paragraphs.ts'
import { fourthSentences } from './4th-sentences.ts'
import { fourthStoriesAndRevising } from './4th-stories-and-revising.ts'

export const fourthSkills = [
  ...fourthSentences,
  ...fourthDialogueAndWords,
  ...fourthParagraphs,
  ...fourthStoriesAndRevising,
]
