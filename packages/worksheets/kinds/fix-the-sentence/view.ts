import type { SentenceError } from '@pencil-quest/contract/sheets'

/** What is printed: what to look for, the spellings that cannot be guessed, and sentences with mistakes in them. */
export interface FixTheSentenceView {
  lookFor: string[]
  /** Such as "Ada, Tomo"; empty where no rule needs them. */
  names: string
  /** The parts of lists on this page, such as "a map, a rope, a bag, nets". */
  listWords: string
  example: { wrong: string; find: string; right: string }
  items: {
    number: number
    wrong: string
    /** "Find 2 mistakes." */
    find: string
    /** Empty; one for each line to write on. */
    lines: string[]
  }[]
}

/** How the page names each sort of mistake. */
export const lookForTexts: Record<SentenceError, string> = {
  capital: 'a capital letter at the start',
  'name-capital': 'a capital letter for a name',
  'end-mark': 'a mark at the end',
  'question-mark': 'a question mark after a question',
  apostrophe: 'an apostrophe',
  'list-commas': 'a comma in a list',
  'verb-agreement': 'a verb that fits who does it',
  homophone: 'the right one of two words that sound alike',
  'quotation-marks': 'quotation marks around words that are said (a pair is one mistake)',
}
