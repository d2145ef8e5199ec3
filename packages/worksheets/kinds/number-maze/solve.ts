import { openTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

type Rule = (from: number, upTo: number) => boolean

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
    const by = Number(count[2]) * (count[1] === 'on' ? 1 : -1)
    return (from, upTo) => upTo === from + by
  }
  const multiples = /Step on multiples of (\d+) only\./.exec(text)
  if (multiples) return (_from, upTo) => upTo % Number(multiples[1]) === 0
  if (text.includes('Step on even numbers only.')) return (_from, upTo) => upTo % 2 === 0
  return text.includes('bigger than the one before') ? (from, upTo) => upTo > from : null
}

function gridIn(svg: string): number[][] {
  const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\d+)<\/text>/g)].map(([, x, y, value]) => ({
    x: Number(x),
    y: Number(y),
    value: Number(value),
  }))
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
  rows: number[][],
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
    const next = rows[r]?.[c]
    const key = `${r} ${c}`
    if (next === undefined || seen.has(key) || !rule(rows[row]?.[column] ?? 0, next)) continue
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
