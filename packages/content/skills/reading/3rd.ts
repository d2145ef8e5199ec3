import { thirdTexts } from './3rd-texts.ts'
import { thirdWords } from './3rd-words.ts'

export const thirdSkills = [...thirdWords, ...thirdTexts]
