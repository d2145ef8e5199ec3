import { fifthArguments } from './5th-arguments.ts'
import { fifthParagraphs } from './5th-paragraphs.ts'
import { fifthSentences } from './5th-sentences.ts'
import { fifthWholeTexts } from './5th-whole-texts.ts'

export const fifthSkills = [...fifthSentences, ...fifthParagraphs, ...fifthArguments, ...fifthWholeTexts]
