import { kindergartenLetters } from './kindergarten-letters.ts'
import { kindergartenMessages } from './kindergarten-messages.ts'

export const kindergartenSkills = [...kindergartenLetters, ...kindergartenMessages]
