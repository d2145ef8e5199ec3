import { thirdDialogueAndWords } from './3rd-dialogue-and-words.ts'
import { thirdParagraphs } from './3rd-paragraphs.ts'
import { thirdSentences } from './3rd-sentences.ts'
import { thirdStoriesAndRevising } from './3rd-stories-and-revising.ts'

export const thirdSkills = [...thirdSentences, ...thirdDialogueAndWords, ...thirdParagraphs, ...thirdStoriesAndRevising]
