import type { SentenceError } from '@pencil-quest/contract/sheets'
import { verbAgreement } from './agreement.ts'
import { apostrophes } from './apostrophes.ts'
import { capitalAtStart, capitalsOfNames } from './capitals.ts'
import { markAtEnd, questionMark } from './end-marks.ts'
import { homophones } from './homophone-rule.ts'
import { listCommas } from './list-commas.ts'
import { quotationMarks } from './quotation-marks.ts'
import type { Rule } from './sentence.ts'

/** How each sort of mistake is found and mended. */
export const rules: Record<SentenceError, Rule> = {
  capital: capitalAtStart,
  'name-capital': capitalsOfNames,
  'end-mark': markAtEnd,
  'question-mark': questionMark,
  apostrophe: apostrophes,
  'list-commas': listCommas,
  'verb-agreement': verbAgreement,
  homophone: homophones,
  'quotation-marks': quotationMarks,
}
