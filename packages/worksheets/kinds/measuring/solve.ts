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
    if (task.lead) return converted(rulesOf(table), task)
    if (task.ask && !task.figure) return changed(rulesOf(table), task)
    const [bar] = found
    if (!bar) return null
    const compared = /^How much longer is ([AB]) than ([AB])\?$/.exec(task.ask)
    if (compared) return farther(task, found, 'AB'.indexOf(compared[1] ?? ''), 'AB'.indexOf(compared[2] ?? ''))
    const pieces = rects(task.figure, 'piece')
    const told = /“(\d+) pieces long\.” Is this right\? \(yes or no\)$/.exec(task.ask)
    if (told) return isTold(bar, pieces, Number(told[1]))
    if (task.ask === 'Lay your own ruler here.') return byOwnRuler(task, bar)
    if (task.ask) return chosen(task.ask, found)
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
  return Math.abs(covered - bar.width) < 0.2 && isEndToEnd(bar, pieces) ? String(under.length) : null
}

/** From the start of the bar on, of one size, and each begins where the one before it ends. */
function isEndToEnd(bar: Bar, pieces: Bar[]): boolean {
  const size = pieces[0]?.width ?? 0
  return pieces.every(({ x, width }, i) => Math.abs(width - size) < 0.05 && Math.abs(x - bar.x - i * size) < 0.2)
}

/** Right only where the pieces touch and so many cover the bar. */
function isTold(bar: Bar, pieces: Bar[], count: number): string | null {
  if (pieces.length === 0) return null
  return inPieces(bar, pieces) === String(count) ? 'yes' : 'no'
}

/** From the end of the shorter bar to the end of the longer one, on the ruler under both. */
function farther(task: Task, bars: Bar[], long: number, short: number): string | null {
  const [one, other] = [bars[long], bars[short]]
  if (!one || !other || bars.length !== 2 || one === other || one.x !== other.x) return null
  const rest = one.width - other.width
  return rest > 0 ? onRuler(task, { x: one.x, width: rest }) : null
}

const millimetres: Record<string, number> = { 'in.': 25.4, cm: 10 }

/** Whole units, as nothing finer is printed beside the bar. */
function byOwnRuler({ figure, tail }: Task, bar: Bar): string | null {
  const length = bar.width / (millimetres[tail] ?? Number.NaN)
  const isAlone = linesIn(figure, 'tick').length === 0
  return isAlone && Math.abs(length - Math.round(length)) < 0.01 ? String(Math.round(length)) : null
}

/** Marks are counted from the one under the bar's start to the one under its end. */
function onRuler({ figure, tail }: Task, bar: Bar): string | null {
  const ticks = linesIn(figure, 'tick').map(({ x1 }) => x1)
  const place = (x: number) => ticks.findIndex((tick) => Math.abs(tick - x) < 0.15)
  const [from, upTo] = [place(bar.x), place(bar.x + bar.width)]
  const numbers = textsIn(figure)
    .filter(({ text }) => /^\d/.test(text))
    .map(({ x, text }) => ({ at: place(x), value: Number(text) }))
  const [zero, one] = [numbers.find(({ value }) => value === 0), numbers.find(({ value }) => value === 1)]
  if (from < 0 || upTo < 0 || !zero || !one || zero.at > from) return null
  const share = one.at - zero.at
  if (tail === 'mm') return share === 10 ? String(upTo - from) : null
  return writeFraction(exact(BigInt(upTo - from), BigInt(share)))
}

/** A table tells of one, as "1 hour"; the tasks of many. */
function isOf(one: string | undefined, many: string | undefined): boolean {
  return one !== undefined && (many === one || many === `${one}s`)
}

interface Rule {
  large: string
  small: string
  factor: number
}

function rulesOf(table: string): Rule[] {
  return [...table.matchAll(/1 ([\w.]+) = ([\d,]+) ([\w.]+)/g)].map(([, large = '', factor = '', small = '']) => ({
    large,
    small,
    factor: Number(factor.replaceAll(',', '')),
  }))
}

function printed(value: number): string | null {
  return Number.isInteger(value) && value > 0 ? value.toLocaleString('en-US') : null
}

/** How many of the smaller unit are in one of the larger. */
function factorOf(rules: readonly Rule[], large: string | undefined, small: string | undefined): number {
  return rules.find((rule) => isOf(rule.large, large) && rule.small === small)?.factor ?? Number.NaN
}

/** `3 ft =`, `3 ft 4 in. =` or `70 minutes = 1 hour`, with what stands behind the line. */
function converted(rules: readonly Rule[], { lead, tail }: Task): string | null {
  const measure = String.raw`([\d,]+) ([a-z.]+)`
  const read = (pattern: string) => new RegExp(`^${pattern}$`).exec(lead)
  const count = (text = '') => Number(text.replaceAll(',', ''))
  const two = read(`${measure} ${measure} =`)
  if (two) {
    const rest = two[4] === tail ? count(two[3]) : Number.NaN
    return printed(count(two[1]) * factorOf(rules, two[2], tail) + rest)
  }
  const rest = read(`${measure} = ${measure}`)
  if (rest) {
    const all = rest[2] === tail ? count(rest[1]) : Number.NaN
    const factor = factorOf(rules, rest[4], tail)
    const left = all - count(rest[3]) * factor
    return left < factor ? printed(left) : null
  }
  const one = read(`${measure} =`)
  const down = count(one?.[1]) * factorOf(rules, one?.[2], tail)
  return Number.isNaN(down) ? printed(count(one?.[1]) / factorOf(rules, tail, one?.[2])) : printed(down)
}

/** Reads the measures of a story in their order and goes on in the smaller unit. */
function changed(rules: readonly Rule[], { ask, tail }: Task): string | null {
  const found = [...ask.matchAll(/(\d[\d,]*) (km|m|cm|kg|g|gal|qt|ft|in\.|lb|oz)(?= |\.|,|\?)/g)].map(
    ([, n = '', unit]) => ({
      n: Number(n.replaceAll(',', '')),
      unit,
    }),
  )
  const times = Number(/(?:cuts|do|are|number) (\d+)\b/.exec(ask)?.[1])
  const [a, b] = found
  if (!a) return null
  if (ask.includes(' cuts '))
    return b ? printed(b.n * factorOf(rules, b.unit, tail) - times * (a.unit === tail ? a.n : Number.NaN)) : null
  if (ask.includes(' trail '))
    return b ? printed(a.n * factorOf(rules, a.unit, tail) - times * (b.unit === tail ? b.n : Number.NaN)) : null
  if (tail === 'jugs') return b ? printed((a.n * factorOf(rules, a.unit, b.unit)) / b.n) : null
  if (!b) return printed((times * a.n) / factorOf(rules, tail, a.unit))
  return printed(times * (a.n * factorOf(rules, a.unit, tail) + (b.unit === tail ? b.n : Number.NaN)))
}
