import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Sheet, SheetKind, SheetRiddle } from '@pencil-quest/contract/sheets'
import { byValue, listed } from './wording.ts'

/** Pages whose items are alike and stand alone, so that any of them may be left out. */
const looseKinds: readonly SheetKind[] = [
  'number-practice',
  'word-problems',
  'clock',
  'money',
  'number-bond',
  'place-value-blocks',
  'fraction-shapes',
  'shapes',
  'angles',
  'unit-squares',
  'balance-scales',
  'area-model',
  'long-division',
  'decimal-grid',
]

/**
 * What of a page is done first: the word that it spells, else the numbers that may give a letter of the day's word. Where
 * the child says what comes first, these are not left out.
 */
export function firstItems({ kind, riddle }: Sheet, isOwnOrder = false): string {
  if (isOwnOrder && riddle)
    return `Leave out none of numbers ${itemsOf(riddle)}: they spell ${riddle.word.toUpperCase()}.`
  if (isOwnOrder) return looseKinds.includes(kind) ? 'Leave out neither number 1 nor number 2.' : ''
  if (riddle) return spelling(riddle)
  return looseKinds.includes(kind) ? 'Begin with numbers 1 and 2, then do some of each part.' : ''
}

/** Of a page that is done beside the lesson's minutes, how much of it will do. */
export function extraPage({ title, kind, riddle }: Sheet): string {
  const handed = `Now or later in the day, as extra time, hand over the worksheet "${title}".`
  if (riddle) return `${handed} ${spelling(riddle)} ${clearedBy(riddle)}`.trim()
  return looseKinds.includes(kind) ? `${handed} Every other item is enough.` : handed
}

/** Whom the word of a page rules out; empty where it is nobody. */
export function clearedBy({ clears }: Partial<SheetRiddle> = {}): string {
  return clears === undefined ? '' : secretTexts.clear(clears)
}

/** The word of a page, and what it takes to spell it. */
function spelling(riddle: SheetRiddle): string {
  return `Do numbers ${itemsOf(riddle)} first: they spell ${riddle.word.toUpperCase()}.`
}

function itemsOf({ letters }: SheetRiddle): string {
  return listed(letters.map(({ item }) => item).sort(byValue.compare))
}
