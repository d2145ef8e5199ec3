import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'
import { readGrid, type SumGrid, type SumRun } from './read-grid.ts'

type Candidates = Map<string, Set<number>>

/**
 * Fills the boxes by single steps: in each run only numbers stay that are part of some way of making its sum. What
 * this settles wholly has one solution and needs no guessing; a second search counts the solutions all the same.
 */
export function solve(page: TaskPage): (string | null)[] {
  const largest = page.notes.map(({ text }) => /^Use the numbers 1 to (\d)\./.exec(text)?.[1]).find(Boolean)
  return solveTasks(page, ({ figure }) => {
    const grid = readGrid(figure)
    if (!grid || !largest) return null
    const numbers = Array.from({ length: Number(largest) }, (_, i) => i + 1)
    const candidates: Candidates = new Map(
      [...grid.boxes].map(([box, given]) => [box, new Set(given === null ? numbers : [given])]),
    )
    if (count(grid, candidates) !== 1) return null
    crossOut(candidates, grid.runs)
    const settled = [...candidates].map(([box, own]) => [box, own.size === 1 ? [...own][0] : undefined] as const)
    if (settled.some(([, number]) => number === undefined)) return null
    const numberIn = new Map(settled)
    return Array.from({ length: grid.rows }, (_, r) =>
      Array.from({ length: grid.columns }, (_column, c) => numberIn.get(`${c + 1},${r + 1}`) ?? '-').join(' '),
    ).join(' / ')
  })
}

function crossOut(candidates: Candidates, runs: readonly SumRun[]): void {
  for (let moved = true; moved; ) {
    moved = false
    for (const { sum, boxes } of runs) {
      const kept = boxes.map(() => new Set<number>())
      for (const way of ways(boxes, sum, candidates)) for (const [i, number] of way.entries()) kept[i]?.add(number)
      for (const [i, box] of boxes.entries()) {
        if (kept[i]?.size === candidates.get(box)?.size) continue
        candidates.set(box, kept[i] ?? new Set())
        moved = true
      }
    }
  }
}

/** Every choice of different candidates, box by box, that adds up. */
function ways(
  [box, ...others]: readonly string[],
  sum: number,
  candidates: Candidates,
  used: number[] = [],
): number[][] {
  if (box === undefined) return sum === 0 ? [[]] : []
  return [...(candidates.get(box) ?? [])].flatMap((number) =>
    number > sum || used.includes(number)
      ? []
      : ways(others, sum - number, candidates, [...used, number]).map((rest) => [number, ...rest]),
  )
}

/** Solutions, counted up to two, by trying box after box; runs are checked as soon as they are full. */
function count({ boxes, runs }: SumGrid, candidates: Candidates): number {
  const order = shortRunsFirst([...boxes.keys()], runs)
  const runsOf = new Map(order.map((box) => [box, runs.filter((run) => run.boxes.includes(box))]))
  const placed = new Map<string, number>()
  const numbers = [...new Set([...candidates.values()].flatMap((own) => [...own]))].sort((a, b) => a - b)
  const isPossible = ({ sum, boxes: own }: SumRun): boolean => {
    const used = own.flatMap((box) => placed.get(box) ?? [])
    const rest = own.length - used.length
    const free = numbers.filter((number) => !used.includes(number))
    const left = sum - total(used)
    return (
      new Set(used).size === used.length &&
      total(free.slice(0, rest)) <= left &&
      left <= total(free.slice(free.length - rest))
    )
  }
  const search = (at: number): number => {
    const box = order[at]
    if (box === undefined) return 1
    let found = 0
    for (const number of candidates.get(box) ?? []) {
      placed.set(box, number)
      if (runsOf.get(box)?.every(isPossible)) found += search(at + 1)
      placed.delete(box)
      if (found > 1) break
    }
    return found
  }
  return search(0)
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Boxes in an order that fills runs up early, so that a wrong sum shows soon. */
function shortRunsFirst(boxes: readonly string[], runs: readonly SumRun[]): string[] {
  const order: string[] = []
  const left = (run: SumRun) => run.boxes.filter((box) => !order.includes(box)).length
  while (order.length < boxes.length) {
    const open = runs.filter((run) => left(run) > 0).sort((a, b) => left(a) - left(b))
    const next = open[0]?.boxes.find((box) => !order.includes(box))
    if (next === undefined) break
    order.push(next)
  }
  return order
}
