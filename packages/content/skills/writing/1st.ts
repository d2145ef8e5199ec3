import { firstReasonsAndSteps } from './1st-reasons-and-steps.ts'
import { firstSentences } from './1st-sentences.ts'
import { firstStoriesAndFacts } from './1st-stories-and-facts.ts'
import { firstWords } from './1st-words.ts'

export const firstSkills = [...firstSentences, ...firstWords, ...firstReasonsAndSteps, ...firstStoriesAndFacts]
