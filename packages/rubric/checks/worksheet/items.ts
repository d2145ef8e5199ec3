import type { Grade } from '@pencil-quest/contract/choices'
import type { Sheet, SheetKind } from '@pencil-quest/contract/sheets'
import type { ScoredCheck } from '../../check.ts'
import { itemsPerPage } from '../../grade-tables.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { grammarFault } from '../../sheets/grammar.ts'
import { type PrintedItem, printedItems } from '../../sheets/printed.ts'
import { pageMinutes } from '../../sheets/time.ts'
import { choicesOf } from './keys.ts'

const largestShare = 0.3
/** Fewer answers than this say nothing about shares; twice is never too often. */
const fewestAnswers = 5
/** How far a choice may be from the mean length of the three. */
const lengthTolerance = 0.4

const tableOf: Partial<Record<SheetKind, keyof typeof itemsPerPage>> = {
  'number-practice': 'facts',
  'word-problems': 'wordProblems',
  'passage-questions': 'choices',
}

export const goodItems: ScoredCheck = {
  id: 'G4',
  name: 'Good items',
  threshold: 'duplicates and grammar 100 %, the rest 95 %',
  weight: 5,
  measure(plan, { childGrade }) {
    const distinct = new Part('no item twice')
    const grammar = new Part('grammar')
    const spread = new Part('answers spread', 0.95)
    const example = new Part('first item shown', 0.95)
    const amount = new Part('number of items', 0.95)
    const inTime = new Part('fits the activity', 0.95)
    const even = new Part('choices of like length', 0.95)
    const minutes = new Map(placedActivities(plan).map(({ meta }) => [meta.sheetId, meta.minutes]))
    for (const [s, sheet] of plan.sheets.entries()) {
      const path = `sheets[${s}]`
      const told = (message: string) => `${sheet.kind} for ${sheet.grade}: ${message}`
      const items = printedItems(sheet)
      const twice = twiceIn(items)
      distinct.note(twice === null, path, told(`"${twice}" twice`))
      for (const { path: place, text } of items) {
        const fault = sheet.kind === 'fix-the-sentence' ? null : grammarFault(text)
        grammar.note(fault === null, `${path}.${place}`, told(`"${fault}"`))
      }
      const leading = commonestAnswer(sheet)
      if (leading !== null)
        spread.note(
          leading.count <= 2 || leading.count <= largestShare * leading.of,
          path,
          told(`${leading.answer} is ${leading.count} of ${leading.of} in the key`),
        )
      if (sheet.answers.length > 0 && needsExample(sheet, items))
        example.note(showsOne(sheet, items), path, told('nothing is done as an example'))
      const fault = amountFault(sheet, items, sheet.grade)
      if (tableOf[sheet.kind]) amount.note(fault === null, path, told(fault ?? ''))
      const stated = minutes.get(sheet.id)
      const own = pageMinutes(sheet, childGrade)
      if (stated !== undefined)
        inTime.note(own <= stated, path, told(`about ${own.toFixed(1)} minutes in an activity of ${stated}`))
      for (const { number, choices } of choicesOf(sheet))
        even.note(likeLengths(choices), path, told(`question ${number}: ${choices.join(' | ')}`))
    }
    return [distinct, grammar, spread, example, amount, inTime, even]
  },
}

/** An item that comes twice, commuted pairs beyond the first among them. */
function twiceIn(items: readonly PrintedItem[]): string | null {
  const seen = new Set<string>()
  const sums = new Map<string, number>()
  for (const { print, text } of items) {
    if (seen.has(print)) return text.slice(0, 60)
    seen.add(print)
    const [, a, sign, b] = /^\s*(\d+) ([+×]) (\d+)\s*=?\s*$/.exec(text) ?? []
    if (a === undefined) continue
    const key = [a, b].sort().join(sign)
    sums.set(key, (sums.get(key) ?? 0) + 1)
  }
  const commuted = [...sums].filter(([, times]) => times > 1)
  return commuted.length > 1 ? commuted.map(([sum]) => sum).join(' and ') : null
}

/** The commonest answer of a page of numbers; pages to choose or sort have few answers by nature. */
function commonestAnswer({ answers, view }: Sheet): { answer: string; count: number; of: number } | null {
  const numbers = answers.map(({ answer }) => answer).filter((answer) => /^[$−-]?\d/.test(answer))
  if (numbers.length < fewestAnswers || 'cards' in view) return null
  const times = new Map<string, number>()
  for (const answer of numbers) times.set(answer, (times.get(answer) ?? 0) + 1)
  const [[answer, count] = ['', 0]] = [...times].sort((a, b) => b[1] - a[1])
  return { answer, count, of: numbers.length }
}

/** A text or a model in print is the example itself, and a page of one or two puzzles shows its clues. */
function needsExample({ kind }: Sheet, items: readonly PrintedItem[]): boolean {
  return kind !== 'passage-questions' && kind !== 'handwriting' && items.length > 2
}

function showsOne({ view }: Sheet, items: readonly PrintedItem[]): boolean {
  return (
    items.some(({ isExample }) => isExample) ||
    /"example":(?!null|"")|Example|"done":"[^"]|"number":"1"/.test(JSON.stringify(view))
  )
}

/** Null too where the tables have no number for such items: they are for facts, stories and choices. */
function amountFault({ kind }: Sheet, items: readonly PrintedItem[], grade: Grade): string | null {
  const table = tableOf[kind]
  if (!table || (table === 'facts' && !items.every(isFact))) return null
  const [least, most] = itemsPerPage[table][grade]
  const all = items.length
  const open = items.filter(({ isExample }) => !isExample).length
  // The tables do not say whether the worked item counts.
  return (all >= least && all <= most) || (open >= least && open <= most)
    ? null
    : `${open} items, ${least} to ${most} fit`
}

/** Known by heart or nearly: no number of two figures but the teens, and no picture to count or read. */
function isFact({ text, print }: PrintedItem): boolean {
  if (print.includes('<svg')) return false
  return [...text.matchAll(/[\d.]+/g)].every(([found]) => Number(found) <= 20) && !text.includes('/')
}

function likeLengths(choices: readonly string[]): boolean {
  const lengths = choices.map(({ length }) => length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  // A word or two more or less is no hint.
  return lengths.every((length) => Math.abs(length - mean) <= Math.max(4, mean * lengthTolerance))
}
