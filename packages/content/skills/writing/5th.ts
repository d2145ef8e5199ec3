import { fifthExplainingAndArguing } from './5th-explaining-and-arguing.ts'
import { fifthSentences } from './5th-sentences.ts'
import { fifthStoriesAndRevising } from './5th-stories-and-revising.ts'
import { fifthVerbsAndDialogue } from './5th-verbs-and-dialogue.ts'

export const fifthSkills = [
  ...fifthSentences,
  ...fifthVerbsAndDialogue,
  ...fifthExplainingAndArguing,
  ...fifthStoriesAndRevising,
]
