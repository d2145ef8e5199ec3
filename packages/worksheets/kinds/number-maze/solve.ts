import { divide, type Exact, exact, isWhole, order, readExact, subtract } from '../../numbers/solving.ts'
import { openTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

type Rule = (from: Exact, upTo: Exact) => boolean

/** Tries every way by the rule that is printed over the mazes; answers only where there is exactly one. */
export function solve(page: TaskPage): (string | null)[] {
  const rule = ruleIn(page.notes[0]?.text ?? '')
  return openTasks(page).map(({ figure }) => {
    const rows = gridIn(figure)
    if (!rule || rows.length < 3 || rows.some((row) => row.length !== rows.length)) return null
    const ways: string[] = []
    follow(rows, rule, 0, 0, new Set(['0 0']), [], ways)
    return ways.length === 1 ? (ways[0] ?? null) : null
  })
}

function ruleIn(text: string): Rule | null {
  const count = /Count (on|back) by (\d+) at each step\./.exec(text)
  if (count) {
    const by = exact(BigInt(count[2] ?? '0'))
    return (from, upTo) => order(count[1] === 'on' ? subtract(upTo, from) : subtract(from, upTo), by) === 0
  }
  const multiples = /Step on multiples of (\d+) only\./.exec(text)
  if (multiples) return (_from, upTo) => isWhole(divide(upTo, exact(BigInt(multiples[1] ?? '1'))))
  if (text.includes('Step on even numbers only.')) return (_from, upTo) => isWhole(divide(upTo, exact(2n)))
  return text.includes('bigger than the one before') ? (from, upTo) => order(upTo, from) > 0 : null
}

/** The numbers of the squares, row by row; empty where one cannot be read. */
function gridIn(svg: string): Exact[][] {
  const texts = textsIn(svg).flatMap(({ x, y, text }) => {
    const value = readExact(text)
    return value === null ? [] : [{ x, y, value }]
  })
  const levels = [...new Set(texts.map(({ y }) => y))].sort((a, b) => a - b)
  return levels.map((level) =>
    texts
      .filter(({ y }) => y === level)
      .sort((a, b) => a.x - b.x)
      .map(({ value }) => value),
  )
}

const ways: [string, number, number][] = [
  ['right', 0, 1],
  ['down', 1, 0],
  ['left', 0, -1],
  ['up', -1, 0],
]

function follow(
  rows: Exact[][],
  rule: Rule,
  row: number,
  column: number,
  seen: Set<string>,
  steps: string[],
  found: string[],
): void {
  if (found.length > 1) return
  if (row === rows.length - 1 && column === rows.length - 1) {
    found.push(inRuns(steps))
    return
  }
  for (const [name, down, right] of ways) {
    const [r, c] = [row + down, column + right]
    const [here, next] = [rows[row]?.[column], rows[r]?.[c]]
    const key = `${r} ${c}`
    if (here === undefined || next === undefined || seen.has(key) || !rule(here, next)) continue
    seen.add(key)
    follow(rows, rule, r, c, seen, [...steps, name], found)
    seen.delete(key)
  }
}

function inRuns(steps: string[]): string {
  return steps
    .join(' ')
    .replace(/(\w+)(?: \1)*(?= |$)/g, (run, name: string) => `${name}=${run.split(' ').length}`)
    .split(' ')
    .map((run) => run.replace('=', ' '))
    .join(', ')
}
