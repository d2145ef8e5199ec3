import { fourthMeanings } from './4th-meanings.ts'
import { fourthTexts } from './4th-texts.ts'
import { fourthWords } from './4th-words.ts'

export const fourthSkills = [...fourthWords, ...fourthMeanings, ...fourthTexts]
