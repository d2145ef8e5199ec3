import { fifthMeanings } from './5th-meanings.ts'
import { fifthTexts } from './5th-texts.ts'
import { fifthWords } from './5th-words.ts'

export const fifthSkills = [...fifthWords, ...fifthMeanings, ...fifthTexts]
