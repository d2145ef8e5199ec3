import { secondTexts } from './2nd-texts.ts'
import { secondWords } from './2nd-words.ts'

export const secondSkills = [...secondWords, ...secondTexts]
