import type { Grade } from '@pencil-quest/contract/choices'
import type { Sheet, SheetKind } from '@pencil-quest/contract/sheets'
import { copiedLettersPerMinute, readingSpeed, secondsPerItem, writingSpeed } from '../grade-tables.ts'
import { spokenWords } from '../language/sentences.ts'
import { type PrintedItem, printedItems } from './printed.ts'

type Work = keyof typeof secondsPerItem

/** What an item of a kind is most like, where it is not arithmetic. */
const workOf: Partial<Record<SheetKind, Work>> = {
  'word-problems': 'wordProblem',
  'bar-graph': 'choice',
  'passage-questions': 'choice',
  'sort-groups': 'match',
  'classification-key': 'choice',
  'grid-map': 'choice',
  timeline: 'match',
  clock: 'choice',
  money: 'choice',
}

/** Words that a child puts on one writing line. */
const wordsOnLine = 5
const secondsToDraw = 50
const secondsToMirrorSquare = 5
/** Share of the composing speed at which a child copies and mends a sentence. */
const mending = 12

/** Minutes that a page takes a child of the grade, from what is printed on it. */
export function pageMinutes(sheet: Sheet, grade: Grade): number {
  const reading = spokenWords(sheet.instructions) + readingOf(sheet)
  const seconds = printedItems(sheet)
    .filter(({ isExample }) => !isExample)
    .reduce((sum, item) => sum + itemSeconds(sheet, item, grade), 0)
  return reading / readingSpeed[grade] + seconds / 60 + ownWork(sheet, grade)
}

function itemSeconds({ kind }: Sheet, { text }: PrintedItem, grade: Grade): number {
  if (kind === 'fix-the-sentence') return (letters(text) / copiedLettersPerMinute[grade]) * 60 + mending
  if (kind === 'symmetry-grid') return secondsPerItem.choice[grade]
  const numbers = [...text.matchAll(/\d+/g)].map(([found]) => Number(found))
  const work = workOf[kind] ?? (numbers.some((value) => value >= 20) ? 'multiDigit' : 'fact')
  return secondsPerItem[work][grade]
}

function readingOf({ view }: Sheet): number {
  const { paragraphs } = view as { paragraphs?: string[] }
  return Array.isArray(paragraphs) ? spokenWords(paragraphs.join(' ')) : 0
}

/** Minutes of writing, drawing and tracing that no item counts. */
function ownWork({ kind, view, answers }: Sheet, grade: Grade): number {
  if (kind === 'organizer') {
    const boxes = boxesIn(view)
    const lines = boxes.reduce((sum, { lines: own }) => sum + own.length, 0)
    const drawn = boxes.filter(({ use }) => use === 'drawing').length
    // Notes take half of the lines on the mean.
    return (lines * wordsOnLine) / 2 / writingSpeed[grade] + (drawn * secondsToDraw) / 60
  }
  if (kind === 'handwriting') return letters(String(view.text)) / copiedLettersPerMinute[grade]
  if (kind === 'symmetry-grid')
    return (answers.flatMap(({ answer }) => answer.split(',')).length * secondsToMirrorSquare) / 60
  const { open } = view as { open?: { lines?: string[] } | null }
  return ((open?.lines?.length ?? 0) * wordsOnLine) / writingSpeed[grade] / 2
}

function boxesIn(value: unknown): { lines: string[]; use: string }[] {
  if (Array.isArray(value)) return value.flatMap(boxesIn)
  if (!value || typeof value !== 'object') return []
  const { lines, use } = value as { lines?: unknown; use?: unknown }
  if (Array.isArray(lines) && typeof use === 'string') return [{ lines, use }]
  return Object.values(value).flatMap(boxesIn)
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
