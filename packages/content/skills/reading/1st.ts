import { firstTexts } from './1st-texts.ts'
import { firstWords } from './1st-words.ts'

export const firstSkills = [...firstWords, ...firstTexts]
