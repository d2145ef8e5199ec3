import { kindergartenTexts } from './kindergarten-texts.ts'
import { kindergartenWords } from './kindergarten-words.ts'

export const kindergartenSkills = [...kindergartenWords, ...kindergartenTexts]
