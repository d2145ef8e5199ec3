import { secondSentences } from './2nd-sentences.ts'
import { secondTexts } from './2nd-texts.ts'

export const secondSkills = [...secondSentences, ...secondTexts]
