import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Sheet, SheetKind, SheetRiddle } from '@pencil-quest/contract/sheets'
import { reachOf } from './sheet-reach.ts'
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
 * the child says what comes first, it is told of the word alone.
 */
export function firstItems(sheet: Sheet, isOwnOrder = false): string {
  const { kind, riddle } = sheet
  if (isOwnOrder) return riddle ? spelledAnyhow(riddle) : ''
  if (riddle) return spelling(riddle)
  const { labels, hasParts } = reachOf(sheet)
  if (!looseKinds.includes(kind) || labels.length === 0) return ''
  return `Begin with ${numbered(labels)}, then do ${hasParts ? 'more of each part' : 'some of the others'}.`
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
  return `Do ${numbered(itemsOf(riddle))} first: they spell ${riddle.word.toUpperCase()}.`
}

function spelledAnyhow(riddle: SheetRiddle): string {
  const which = numbered(itemsOf(riddle))
  const word = riddle.word.toUpperCase()
  return riddle.clears ? `In any order, do ${which}: they spell ${word}.` : `Just for fun, ${which} spell ${word}.`
}

function itemsOf({ letters }: SheetRiddle): string[] {
  return letters.map(({ item }) => item).sort(byValue.compare)
}

function numbered(labels: readonly string[]): string {
  return `${labels.length > 1 ? 'numbers' : 'number'} ${listed(labels)}`
}
