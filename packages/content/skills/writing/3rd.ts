import { thirdParagraphs } from './3rd-paragraphs.ts'
import { thirdSentences } from './3rd-sentences.ts'
import { thirdWholeTexts } from './3rd-whole-texts.ts'

export const thirdSkills = [...thirdSentences, ...thirdParagraphs, ...thirdWholeTexts]
