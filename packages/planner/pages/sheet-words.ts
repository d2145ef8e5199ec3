import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import type { SheetTrail } from '@pencil-quest/contract/sheet-trail'
import { clearedOn, type Sheet, type SheetKind, type SheetRiddle } from '@pencil-quest/contract/sheets'
import { byValue, listed } from '../wording.ts'
import { reachOf } from './sheet-reach.ts'
import { gap } from './sheet-riddle.ts'

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
 * What of a page is done first: what its boxes compare, where its trail leads, the word that it spells, else the numbers that may give a letter of the day's word. Where
 * the child says what comes first, they are done in any order.
 */
export function firstItems(sheet: Sheet, isOwnOrder = false): string {
  const { kind, riddle, trail, readings } = sheet
  if (readings) return comparing(readings, isOwnOrder)
  if (trail) return leading(trail, isOwnOrder)
  if (riddle) return isOwnOrder ? spelledAnyhow(riddle) : spelling(riddle)
  const { labels, hasParts } = reachOf(sheet)
  if (labels.length === 0) return ''
  if (isOwnOrder) return `In any order, do ${numbered(labels)} and some of the others.`
  if (!looseKinds.includes(kind)) return `Begin with ${numbered(labels)}.`
  return `Begin with ${numbered(labels)}, then do ${hasParts ? 'more of each part' : 'some of the others'}.`
}

/** Of a page that is done beside the lesson's minutes, how much of it will do. */
export function extraPage(sheet: Sheet): string {
  const { title, kind, riddle, trail, readings } = sheet
  const handed = `Now or later in the day, as extra time, hand over the worksheet "${title}".`
  if (readings) return `${handed} ${comparing(readings)} ${clearedBy(sheet)}`
  if (trail) return `${handed} ${leading(trail)} ${clearedBy(sheet)}`
  if (riddle) return `${handed} ${spelling(riddle)} ${clearedBy(sheet)}`.trim()
  return looseKinds.includes(kind) ? `${handed} Every other item is enough.` : handed
}

/** Whom a page rules out, and why, to be read out; empty where it is nobody. */
export function clearedBy(sheet: Sheet): string {
  const clears = clearedOn(sheet)
  if (clears === undefined) return ''
  const why = sheet.readings?.why ?? sheet.trail?.why ?? sheet.riddle?.asks.replace(gap, sheet.riddle.word)
  return `Read out: "${why}" ${secretTexts.clear(clears)}`
}

/** Which items of a page are written into its boxes. */
function comparing({ items, most }: SheetReadings, isOwnOrder = false): string {
  const boxes = `they go into the boxes, to find the ${most}.`
  return isOwnOrder ? `In any order, do ${numbered(items)}: ${boxes}` : `Do ${numbered(items)} first: ${boxes}`
}

/** Where the trail of a page leads, and what it takes to walk it. */
function leading({ steps, clears }: SheetTrail, isOwnOrder = false): string {
  const which = numbered(steps.map(({ item }) => item))
  return isOwnOrder
    ? `In any order, do ${which}: they lead to ${clears}.`
    : `Do ${which} first: they lead to ${clears}.`
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
