import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import type { DrawnSheet } from './kind.ts'

/** The page of kinds that print tasks side by side: a picture, a question, a line to write on. */
export interface TaskPage {
  /** Tasks beside each other. */
  columns: number
  /** A picture over all tasks. */
  head: string | null
  /** The line to write on stands beside the picture, not under it. */
  beside?: true
  /** Sentences to read before the tasks: clues, rules. */
  notes: { text: string }[]
  tasks: Task[]
}

export interface Task {
  /** `Example` for the one that is done. */
  label: string
  worked: boolean
  ask: string
  figure: string
  /** True where there is a line to write on; the answer of other tasks is drawn into the picture. */
  line: boolean
  lead: string
  tail: string
  /** The answer of the example. */
  done: string
  /** How the example is worked out, in true equations; empty where it shows of itself. */
  way: { step: string }[]
}

/** A task before it has its place on the page. */
export interface Item {
  ask?: string
  figure?: string
  /** What stands before and after the line. */
  lead?: string
  tail?: string
  answer: string
  /** What a likely wrong answer means. */
  note?: string
  /** No line: the answer is drawn. */
  drawn?: boolean
  /** The picture of the example, with its answer drawn in. */
  finished?: string
  /** How it is worked out, printed where it is the example: `3 × 4 = 12 in a layer`, `12 × 2 = 24`. */
  way?: readonly string[]
  /** Done too, where a second sort of task begins. */
  isExample?: true
}

interface Layout {
  title: string
  instructions: string
  columns: number
  beside?: true
  head?: string
  notes?: readonly string[]
  /** False where the items are puzzles, or the instructions show how it goes. */
  hasExample?: boolean
}

/** Puts items on a page; the first one is worked as an example. */
export function taskSheet(layout: Layout, items: readonly Item[]): DrawnSheet<TaskPage> {
  const { title, instructions, columns, beside, head = null, notes = [], hasExample = true } = layout
  const answers: SheetAnswer[] = []
  const tasks = items.map((item, i): Task => {
    const { ask = '', lead = '', tail = '', answer, note, drawn = false, way = [] } = item
    const worked = hasExample && (i === 0 || item.isExample === true)
    const label = worked ? 'Example' : String(answers.length + 1)
    // A slip that leads to the right answer is none.
    const isSlip = note && !note.startsWith(`${answer} if `)
    if (!worked) answers.push({ label, answer, ...(isSlip && { note }) })
    const figure = (worked && item.finished) || item.figure || ''
    const steps = way.map((step, i) => ({ step: i < way.length - 1 ? `${step},` : step }))
    const shown = worked ? { done: answer, way: steps } : { done: '', way: [] }
    return { label, worked, ask, figure, line: !drawn, lead, tail, ...shown }
  })
  const view = { columns, ...(beside && { beside }), head, notes: notes.map((text) => ({ text })), tasks }
  return { title, instructions, view, answers }
}

/** Distinct items until there are enough or `tries` have been drawn; by their `key`, easiest first. */
export function distinct<Entry>(
  count: number,
  draw: () => Entry | null,
  key: (entry: Entry) => string,
  hardness: (entry: Entry) => number = () => 0,
  tries = 400,
): Entry[] {
  const found = new Map<string, Entry>()
  for (let i = 0; i < tries && found.size < count; i++) {
    const entry = draw()
    if (entry !== null && !found.has(key(entry))) found.set(key(entry), entry)
  }
  return [...found.values()].sort((a, b) => hardness(a) - hardness(b))
}

/** So many that no answer comes more often than three times in ten, where there are others to choose from. */
export function varied<Entry>(entries: readonly Entry[], count: number, answer: (entry: Entry) => string): Entry[] {
  const most = Math.max(2, Math.floor(count * 0.3))
  const times = new Map<string, number>()
  const chosen = entries.filter((entry) => {
    const own = times.get(answer(entry)) ?? 0
    times.set(answer(entry), own + 1)
    return own < most
  })
  return evenly(chosen, count)
}

/** Entries at even distances, the first and the last among them. */
export function evenly<Entry>(entries: readonly Entry[], count: number): Entry[] {
  if (entries.length <= count) return [...entries]
  const last = entries.length - 1
  return Array.from({ length: count }, (_, i) => entries[Math.round((i * last) / Math.max(1, count - 1))] as Entry)
}

/** A number between bounds, near the lower one on easy pages and near the upper one on hard ones. */
export function byStep([from, upTo]: readonly [number, number], step: SheetSetting['step']): number {
  return Math.round(from + ((upTo - from) * step) / 2)
}
