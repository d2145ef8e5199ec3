import { linesIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Counts the marks beside each name and answers from the counts. */
export function solve(page: TaskPage): (string | null)[] {
  const rows = rowsIn(page.head ?? '')
  return solveTasks(page, ({ ask }) => {
    if (rows.length === 0) return null
    const counts = rows.map(({ count }) => count)
    const named = rows.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(ask))
    if (ask === 'How many marks in all?') return String(counts.reduce((all, count) => all + count, 0))
    if (ask.startsWith('Which came most')) return single(rows, Math.max(...counts))
    if (ask.startsWith('Which came least')) return single(rows, Math.min(...counts))
    const [, more, fewer] = /^How many more (.+) than (.+)\?$/.exec(ask) ?? []
    if (more && fewer) return difference(countOf(rows, more), countOf(rows, fewer))
    const [only] = named
    return ask.startsWith('How many ') && only ? String(countOf(rows, ask.slice(9, -1))) : null
  })
}

interface Row {
  name: string
  count: number
}

function rowsIn(svg: string): Row[] {
  const marks = linesIn(svg, 'tally')
  const names = textsIn(svg)
  const rows = names.map(({ text }) => ({ name: text, count: 0 }))
  for (const { y1, y2 } of marks) {
    const middle = (y1 + y2) / 2
    const away = names.map(({ y }) => Math.abs(y - middle))
    const row = rows[away.indexOf(Math.min(...away))]
    if (row) row.count++
  }
  return rows
}

function countOf(rows: Row[], name: string): number | null {
  return rows.find((row) => row.name === name)?.count ?? null
}

function difference(a: number | null, b: number | null): string | null {
  return a === null || b === null || a <= b ? null : String(a - b)
}

function single(rows: Row[], count: number): string | null {
  const found = rows.filter((row) => row.count === count)
  return found.length === 1 ? (found[0]?.name ?? null) : null
}
