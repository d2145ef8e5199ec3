import { openTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'
import { readGrid, readKey } from './read-grid.ts'

/**
 * Fills in only what must stand somewhere: a cell with one sign left, or a sign with one cell left in a row, column or
 * box. A puzzle that this does not finish needs guessing, and is not answered; nor is one of which a search, which
 * takes no such steps, finds two solutions.
 */
export function solve(page: TaskPage): (string | null)[] {
  const key = readKey(page.head ?? '')
  return openTasks(page).map(({ figure }) => {
    const grid = readGrid(figure, key)
    if (!grid) return null
    const { size, given, boxes } = grid
    const signs = key.size > 0 ? [...key.values()] : Array.from({ length: size }, (_, i) => String(i + 1))
    const units = unitsOf(size, boxes)
    if (signs.length !== size || units.some((unit) => unit.length !== size)) return null
    if (given.some((sign) => sign !== null && !signs.includes(sign))) return null
    const finished = deduce(given, signs, units)
    if (!finished || count(given, signs, units) !== 1) return null
    return Array.from({ length: size }, (_, r) => finished.slice(r * size, (r + 1) * size).join(' ')).join(' / ')
  })
}

function unitsOf(size: number, boxes: readonly number[]): number[][] {
  const cells = boxes.map((_, i) => i)
  return [
    ...Array.from({ length: size }, (_, k) => cells.filter((i) => Math.floor(i / size) === k)),
    ...Array.from({ length: size }, (_, k) => cells.filter((i) => i % size === k)),
    ...[...new Set(boxes)].map((k) => cells.filter((i) => boxes[i] === k)),
  ]
}

type Given = readonly (string | null)[]

function peersOf(given: Given, units: readonly number[][]): number[][] {
  return given.map((_, i) => [...new Set(units.filter((unit) => unit.includes(i)).flat())].filter((j) => j !== i))
}

function deduce(given: Given, signs: readonly string[], units: readonly number[][]): string[] | null {
  const filled = [...given]
  const peers = peersOf(given, units)
  const fits = (i: number, sign: string) => filled[i] === null && (peers[i] ?? []).every((j) => filled[j] !== sign)
  for (let moved = true; moved; ) {
    moved = false
    for (const i of filled.keys()) {
      if (filled[i] !== null) continue
      const [only, ...others] = signs.filter((sign) => fits(i, sign))
      if (only === undefined) return null
      if (others.length > 0) continue
      filled[i] = only
      moved = true
    }
    for (const unit of units)
      for (const sign of signs) {
        if (unit.some((i) => filled[i] === sign)) continue
        const [place, ...others] = unit.filter((i) => fits(i, sign))
        if (place === undefined || others.length > 0) continue
        filled[place] = sign
        moved = true
      }
  }
  const done = filled.filter((sign) => sign !== null)
  const isRight = units.every((unit) => new Set(unit.map((i) => filled[i])).size === signs.length)
  return done.length === filled.length && isRight ? done : null
}

/** Solutions, counted up to two, by trying the cell with the fewest signs left. */
function count(given: Given, signs: readonly string[], units: readonly number[][]): number {
  const filled = [...given]
  const peers = peersOf(given, units)
  const left = (i: number) => signs.filter((sign) => (peers[i] ?? []).every((j) => filled[j] !== sign))
  const search = (): number => {
    let best: { cell: number; options: string[] } | null = null
    for (const cell of filled.keys()) {
      if (filled[cell] !== null) continue
      const options = left(cell)
      if (!best || options.length < best.options.length) best = { cell, options }
      if (options.length < 2) break
    }
    if (!best) return 1
    let found = 0
    for (const sign of best.options) {
      filled[best.cell] = sign
      found += search()
      filled[best.cell] = null
      if (found > 1) break
    }
    return found
  }
  return search()
}
