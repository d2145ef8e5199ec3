import { fourthParagraphs } from './4th-paragraphs.ts'
import { fourthSentences } from './4th-sentences.ts'
import { fourthWholeTexts } from './4th-whole-texts.ts'

export const fourthSkills = [...fourthSentences, ...fourthParagraphs, ...fourthWholeTexts]
