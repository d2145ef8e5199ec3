import type { Reading, Suspect } from '@pencil-quest/content/types'
import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import type { Sheet, SheetKind } from '@pencil-quest/contract/sheets'
import { numberLimits } from '@pencil-quest/worksheets/grade-tables'
import type { Random } from '@pencil-quest/worksheets/random'
import { byValue, withCommas } from '../wording.ts'
import { type Answered, itemsFor } from './answered-items.ts'
import { hasRoomForWord } from './sheet-room.ts'
import { shortAnswer } from './short-answer.ts'

/** Pages of bare numbers: those of a story problem or a graph have a meaning of their own. */
const kinds: ReadonlySet<SheetKind> = new Set<SheetKind>([
  'number-practice',
  'number-bond',
  'area-model',
  'place-value-blocks',
  'long-division',
])

/** Items that are compared: fewer would prove nothing, and of more the minutes of a lesson are too few. */
const [fewest, most] = [3, 4]

/** Limits in a unit that a child can picture, and that things of a story may be over. */
const limits: Readonly<Record<string, readonly [number, number]>> = {
  hairs: [20, 10_000],
  dots: [2, 10_000],
  thumbs: [2, 30],
}
const usualLimits = [2, 1000] as const
/** Of these there is no half. */
const isWhole: ReadonlySet<string> = new Set(['hairs', 'dots'])

interface Measured extends Answered {
  value: number
}

/** Null where the suspect leaves none, the page has no room, or its answers are no single numbers that differ. */
export function readingsOf({ name, reading }: Suspect, sheet: Sheet, random: Random): SheetReadings | null {
  if (!reading || !kinds.has(sheet.kind) || !hasRoomForWord(sheet) || countsThings(sheet)) return null
  const all = sheet.answers.map(({ label, answer }) => ({ label, answer, value: measureOf(answer) }))
  // A page on which one number would be left out of the comparison cannot prove that none is beyond the limit.
  const usable = all.filter((one): one is Measured => one.value !== null)
  const values = usable.map(({ value }) => value)
  if (usable.length < all.length || new Set(values).size < fewest) return null
  const extreme = reading.side === 'over' ? Math.max(...values) : Math.min(...values)
  const hasFractions = usable.some(({ answer }) => answer.includes('/'))
  const step = hasFractions ? 1 : stepOf(extreme)
  const limit = reading.side === 'over' ? above(extreme, step) : below(extreme, step)
  const [, unit = ''] = /\{n\} (\w+)/.exec(reading.says) ?? []
  const [low, high] = limits[unit] ?? usualLimits
  if (isWhole.has(unit) && hasFractions) return null
  if (limit < low || limit > Math.min(high, mostIn(sheet))) return null
  const nearest = usable.find(({ value }) => value === extreme)
  const others = usable.filter((one) => one !== nearest)
  const items = [...(nearest ? [nearest] : []), ...itemsFor(Math.min(most, usable.length) - 1, others, sheet, random)]
  const said = (text: string) => text.replace('{n}', withCommas(String(limit)))
  return {
    says: said(reading.says),
    most: reading.most,
    side: reading.side,
    limit: String(limit),
    items: items.map(({ label }) => label).sort(byValue.compare),
    clears: name,
    why: said(reading.none),
  }
}

/** The head of such a page: what was measured, in place of what the scene needs its numbers for, then what to do. */
export function headOf({ tells }: Reading, { kind, instructions }: Pick<Sheet, 'kind' | 'instructions'>): string {
  return `${tells} ${kind === 'number-practice' ? lastSentence(instructions) : instructions}`
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.!?]) /).at(-1) ?? text
}

function measureOf(answer: string): number | null {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(answer) ?? []
  if (top !== undefined) return Number(whole) + Number(top) / Number(bottom)
  // What has a unit of its own is no reading of the story.
  const short = /^\d+ [a-z]/.test(answer) ? null : shortAnswer(answer)
  return short !== null && /^\d+(?:\.\d+)?$/.test(short) ? Number(short) : null
}

/** Where the story's own things are drawn or named and counted, a number is theirs. */
function countsThings({ view }: Pick<Sheet, 'view'>): boolean {
  const printed = JSON.stringify(view ?? {})
  return printed.includes('class=\\"counter\\"') || /"heading":"[^"]*\bhow many [a-z ]+ in all\b/.test(printed)
}

function mostIn({ grade }: Pick<Sheet, 'grade'>): number {
  const { addWithin } = numberLimits[grade]
  return grade === 'kindergarten' ? addWithin * 2 : addWithin
}

/** Round, and so near that a slip may pass it: 10 over 9, 60 over 56, 6.5 over 6.45, 4 over 3 2/5. */
function above(value: number, step: number): number {
  return rounded((Math.floor(value / step + slack) + 1) * step)
}

function below(value: number, step: number): number {
  return rounded((Math.ceil(value / step - slack) - 1) * step)
}

/** One for small numbers, five below a hundred, then half of the place before the first: 50, 500, 5,000. */
function stepOf(value: number): number {
  if (!Number.isInteger(value)) return value < 1 ? 0.1 : 0.5
  if (value < 20) return 1
  return 10 ** Math.floor(Math.log10(value)) / 2
}

/** Binary fractions are never just a step. */
const slack = 1e-9

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
