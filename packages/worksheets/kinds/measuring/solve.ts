import { exact, writeFraction } from '../../numbers/solving.ts'
import { linesIn, solveTasks, textsIn } from '../../reading.ts'
import type { Task, TaskPage } from '../../task-page.ts'

interface Bar {
  x: number
  width: number
}

/** Measures bars in millimetres of the drawing and compares them with pieces, marks or each other. */
export function solve(page: TaskPage): (string | null)[] {
  const table = page.notes.map(({ text }) => text).join(' ')
  return solveTasks(page, (task) => {
    const found = rects(task.figure, 'bar')
    if (task.lead) return converted(table, task)
    const [bar] = found
    if (!bar) return null
    if (task.ask) return chosen(task.ask, found)
    const pieces = rects(task.figure, 'piece')
    if (pieces.length > 0) return inPieces(bar, pieces)
    return onRuler(task, bar)
  })
}

function rects(svg: string, name: string): Bar[] {
  return [
    ...svg.matchAll(new RegExp(`<rect class="${name}"[^>]* x="([\\d.]+)" y="[\\d.]+" width="([\\d.]+)"`, 'g')),
  ].map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
}

function chosen(ask: string, bars: Bar[]): string | null {
  const widths = bars.map(({ width }) => width)
  const wanted = ask.includes('longest') ? Math.max(...widths) : ask.includes('shortest') ? Math.min(...widths) : null
  const hits = widths.flatMap((width, i) => (width === wanted ? [i] : []))
  return hits.length === 1 ? 'ABC'.charAt(hits[0] ?? 0) : null
}

function inPieces(bar: Bar, pieces: Bar[]): string | null {
  const under = pieces.filter(({ x, width }) => x + width <= bar.x + bar.width + 0.1)
  const covered = under.reduce((all, { width }) => all + width, 0)
  return Math.abs(covered - bar.width) < 0.2 ? String(under.length) : null
}

/** Marks are counted from the one under the bar's start to the one under its end. */
function onRuler({ figure, tail }: Task, bar: Bar): string | null {
  const ticks = linesIn(figure, 'tick').map(({ x1 }) => x1)
  const place = (x: number) => ticks.findIndex((tick) => Math.abs(tick - x) < 0.15)
  const [from, upTo] = [place(bar.x), place(bar.x + bar.width)]
  const numbers = textsIn(figure).map(({ x, text }) => ({ at: place(x), value: Number(text) }))
  const [zero, one] = [numbers.find(({ value }) => value === 0), numbers.find(({ value }) => value === 1)]
  if (from < 0 || upTo < 0 || !zero || !one || zero.at !== from) return null
  const share = one.at - zero.at
  if (tail === 'mm') return share === 10 ? String(upTo - from) : null
  return writeFraction(exact(BigInt(upTo - from), BigInt(share)))
}

/** A table tells of one, as "1 hour"; the tasks of many. */
function isOf(one: string | undefined, many: string | undefined): boolean {
  return one !== undefined && (many === one || many === `${one}s`)
}

function converted(table: string, { lead, tail }: Task): string | null {
  const [, count, unit] = /^([\d,]+) (.+) =$/.exec(lead) ?? []
  const rules = [...table.matchAll(/1 ([\w.]+) = (\d+) ([\w.]+)/g)]
  const down = rules.find(([, large, , small]) => isOf(large, unit) && small === tail)
  if (down) return String(Number(count) * Number(down[2]))
  const up = rules.find(([, large, , small]) => small === unit && isOf(large, tail))
  const value = up ? Number(count) / Number(up[2]) : Number.NaN
  return Number.isInteger(value) ? String(value) : null
}
