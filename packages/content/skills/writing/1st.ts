import { firstSentences } from './1st-sentences.ts'
import { firstTexts } from './1st-texts.ts'

export const firstSkills = [...firstSentences, ...firstTexts]
