import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import type { SheetTrail } from '@pencil-quest/contract/sheet-trail'
import { clearedOn, type Sheet, type SheetKind, type SheetRiddle } from '@pencil-quest/contract/sheets'
import { z } from 'zod'
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
  if (readings) return comparing(readings, sheet, isOwnOrder)
  if (trail) return leading(trail, sheet, isOwnOrder)
  if (riddle) return isOwnOrder ? spelledAnyhow(riddle, sheet) : spelling(riddle, sheet)
  const { labels, hasParts } = reachOf(sheet)
  if (labels.length === 0) return boxesFirst(sheet, isOwnOrder)
  if (isOwnOrder) return `In any order, do ${numbered(labels)} and some of the others.`
  if (!looseKinds.includes(kind)) return `Begin with ${numbered(labels)}.`
  return `Begin with ${numbered(labels)}, then do ${hasParts ? 'more of each part' : 'some of the others'}.`
}

/** A page of many boxes takes longer than the minutes of a lesson. */
const manyBoxes = 4

function boxesFirst({ kind, view }: Sheet, isOwnOrder: boolean): string {
  if (kind !== 'organizer') return ''
  const boxes = withBoxes.parse(view).rows.flatMap((row) => row.boxes)
  if (boxes.length < manyBoxes) return ''
  return isOwnOrder ? 'Any three boxes are enough.' : 'Begin with the first three boxes.'
}

const withBoxes = z.object({ rows: z.array(z.object({ boxes: z.array(z.unknown()) })).default([]) })

/** Of a page that is done beside the lesson's minutes, how much of it will do. */
export function extraPage(sheet: Sheet): string {
  const { title, kind, riddle, trail, readings } = sheet
  const handed = `Now or later in the day, as extra time, hand over the worksheet "${title}".`
  if (readings) return `${handed} ${comparing(readings, sheet)} ${clearedBy(sheet)}`
  if (trail) return `${handed} ${leading(trail, sheet)} ${clearedBy(sheet)}`
  if (riddle) return `${handed} ${spelling(riddle, sheet)} ${clearedBy(sheet)}`.trim()
  return looseKinds.includes(kind) ? `${handed} Every other item is enough.` : handed
}

/** Whom a page rules out, and why, to be read out; empty where it is nobody. */
export function clearedBy(sheet: Sheet): string {
  const clears = clearedOn(sheet)
  if (clears === undefined) return ''
  const why = sheet.readings?.why ?? sheet.trail?.why ?? (sheet.riddle && filled(sheet.riddle))
  return `${sheet.readings ? 'When the boxes are full, read' : 'Read'} out: "${why}" ${secretTexts.clear(clears)}`
}

/** What rules a suspect out with its word, which may begin a sentence. */
function filled({ asks, word }: SheetRiddle): string {
  const opens = new RegExp(`(?<=[.?!] )${gap}`)
  return asks.replace(opens, word.charAt(0).toUpperCase() + word.slice(1)).replace(gap, word)
}

/** Which items of a page are written into its boxes. */
function comparing({ items, most }: SheetReadings, sheet: Sheet, isOwnOrder = false): string {
  return `${doing(items, sheet, isOwnOrder)}: they go into the boxes, to find the ${most}.`
}

/** Where the trail of a page leads, and what it takes to walk it. */
function leading({ steps, clears }: SheetTrail, sheet: Sheet, isOwnOrder = false): string {
  const items = steps.map(({ item }) => item)
  return `${doing(items, sheet, isOwnOrder)}: they lead to ${clears}.`
}

/** The word of a page, and what it takes to spell it. */
function spelling(riddle: SheetRiddle, sheet: Sheet, isOwnOrder = false): string {
  return `${doing(itemsOf(riddle), sheet, isOwnOrder)}: they spell ${riddle.word.toUpperCase()}.`
}

function spelledAnyhow(riddle: SheetRiddle, sheet: Sheet): string {
  if (riddle.clears) return spelling(riddle, sheet, true)
  return `Just for fun, ${numbered(itemsOf(riddle))} spell ${riddle.word.toUpperCase()}.`
}

function doing(items: readonly string[], { answers }: Sheet, isOwnOrder: boolean): string {
  const which = items.length < answers.length ? numbered(items) : 'all numbers'
  if (isOwnOrder) return `In any order, do ${which}`
  return items.length < answers.length ? `Do ${which} first` : `Do ${which}`
}

function itemsOf({ letters }: SheetRiddle): string[] {
  return letters.map(({ item }) => item).sort(byValue.compare)
}

function numbered(labels: readonly string[]): string {
  return `${labels.length > 1 ? 'numbers' : 'number'} ${listed(labels)}`
}
