import { type Grade, grades } from '@pencil-quest/contract/choices'
import type { Sheet, SheetKind } from '@pencil-quest/contract/sheets'
import { z } from 'zod'

/** Pages of short answers that leave room for a word below them, from the grade on at which their letters are small enough. */
const roomForWord: Partial<Record<SheetKind, Grade>> = {
  'number-practice': 'kindergarten',
  'word-problems': 'kindergarten',
  'number-bond': 'kindergarten',
  'area-model': 'kindergarten',
  money: 'kindergarten',
  'tally-chart': 'kindergarten',
  'unit-squares': 'kindergarten',
  shapes: 'kindergarten',
  'fraction-shapes': 'kindergarten',
  patterns: 'kindergarten',
  'bar-graph': '2nd',
  clock: 'kindergarten',
  'place-value-blocks': 'kindergarten',
  measuring: 'kindergarten',
  'long-division': 'kindergarten',
}

/** The same for the map of a trail, which is taller. */
const roomForTrail: Partial<Record<SheetKind, Grade>> = {
  'number-practice': 'kindergarten',
  'number-bond': 'kindergarten',
  clock: 'kindergarten',
  measuring: 'kindergarten',
  'fraction-shapes': '3rd',
  'word-problems': '4th',
}

/**
 * Rows of tall items, columns of figures or pictures, that leave room for a map; each has at least `besides` items. A list below
 * them takes what is left.
 */
const tall = { layouts: ['stacks', 'pictures', 'counted'], rows: 2, besides: 3 }

const withRows = z.object({
  sections: z.array(z.object({ layout: z.string(), across: z.string(), items: z.array(z.unknown()) })),
})

export function hasRoomForWord(sheet: Sheet): boolean {
  return isRoomy(sheet, roomForWord)
}

export function hasRoomForTrail(sheet: Sheet): boolean {
  return isRoomy(sheet, roomForTrail) && !isTall(sheet)
}

function isRoomy({ kind, grade, view }: Sheet, from: Partial<Record<SheetKind, Grade>>): boolean {
  const first = from[kind]
  return first !== undefined && grades.indexOf(grade) >= grades.indexOf(first) && !isTrueToSize(view)
}

/** Where a child lays down a ruler, the page is never drawn smaller, as one that is too full would be. */
function isTrueToSize(view: Sheet['view']): boolean {
  return /\bruler\b/.test(JSON.stringify(view ?? {}))
}

function isTall({ kind, view }: Sheet): boolean {
  const sections = kind === 'number-practice' ? (withRows.safeParse(view).data?.sections ?? []) : []
  const parts = sections
    .filter(({ layout }) => tall.layouts.includes(layout))
    .map(({ across, items }) => ({ items: items.length, besides: Number(across.replace('by-', '')) }))
  const rows = parts.reduce((sum, { items, besides }) => sum + Math.ceil(items / besides), 0)
  const hasList = parts.length > 0 && sections.some(({ across }) => across === 'by-1')
  return rows > tall.rows || hasList || parts.some(({ besides }) => besides < tall.besides)
}
