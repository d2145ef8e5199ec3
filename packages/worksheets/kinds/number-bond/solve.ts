import { solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** The top circle is drawn first, then left and right; what is empty is worked out. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure, tail }) => {
    const texts = textsIn(figure)
    if (texts.length !== 3 || tail !== '') return null
    const [top, ...low] = texts.toSorted((a, b) => a.y - b.y).map(({ text }) => text)
    const parts = low.filter(Boolean).map(Number)
    const isTimes = timesPage(page)
    if (top === '') return parts.length === 2 ? String(isTimes ? product(parts) : total(parts)) : null
    const whole = Number(top)
    if (parts.length === 2) return facts(whole, Math.min(...parts), Math.max(...parts))
    const [known] = parts
    if (known === undefined) return null
    const missing = isTimes ? whole / known : whole - known
    return Number.isInteger(missing) && missing > 0 ? String(missing) : null
  })
}

/** The worked example shows which operation the page is about. */
function timesPage({ tasks }: TaskPage): boolean {
  const example = tasks.find(({ worked }) => worked)
  if (!example) return false
  const [top, ...low] = textsIn(example.figure)
    .toSorted((a, b) => a.y - b.y)
    .map(({ text }) => text)
  const filled = (text: string | undefined) => Number(text || example.done)
  const parts = low.map(filled)
  return product(parts) === filled(top) && total(parts) !== filled(top)
}

function total(parts: number[]): number {
  return parts.reduce((all, part) => all + part, 0)
}

function product(parts: number[]): number {
  return parts.reduce((all, part) => all * part, 1)
}

function facts(whole: number, small: number, large: number): string | null {
  if (small === large) return null
  if (small + large === whole)
    return `${small} + ${large} = ${whole}, ${large} + ${small} = ${whole}, ${whole} − ${small} = ${large}, ${whole} − ${large} = ${small}`
  if (small * large !== whole) return null
  return `${small} × ${large} = ${whole}, ${large} × ${small} = ${whole}, ${whole} ÷ ${small} = ${large}, ${whole} ÷ ${large} = ${small}`
}
