import type { Random } from '../../random.ts'
import { blockOf, blocks, type Size } from './blocks.ts'

/** A full grid: a known one with its numbers, rows and columns exchanged inside their bands. */
export function fullGrid(size: Size, random: Random): number[] {
  const [rows, columns] = blocks[size]
  const numbers = random.shuffle(Array.from({ length: size }, (_, i) => i + 1))
  const rowOrder = exchanged(size, rows, random)
  const columnOrder = exchanged(size, columns, random)
  return rowOrder.flatMap((row) =>
    columnOrder.map((column) => {
      const shift = (row % rows) * columns + Math.floor(row / rows)
      return numbers[(shift + column) % size] as number
    }),
  )
}

function exchanged(size: number, band: number, random: Random): number[] {
  const bands = random.shuffle(Array.from({ length: size / band }, (_, i) => i))
  return bands.flatMap((own) => random.shuffle(Array.from({ length: band }, (_, i) => own * band + i)))
}

/** Takes numbers out, in any order, as long as the rest follows by single steps and `least` numbers stay. */
export function thinOut(full: readonly number[], size: Size, least: number, random: Random): (number | null)[] {
  const open: (number | null)[] = [...full]
  let left = full.length
  for (const index of random.shuffle(full.map((_, i) => i))) {
    if (left <= least) break
    const taken = open[index] ?? null
    open[index] = null
    if (followsBySteps(open, size)) left--
    else open[index] = taken
  }
  return open
}

/** Naked and hidden singles only, on bit sets of what is still possible. */
function followsBySteps(given: readonly (number | null)[], size: Size): boolean {
  const all = (1 << size) - 1
  const rows = new Array<number>(size).fill(all)
  const columns = new Array<number>(size).fill(all)
  const groups = new Array<number>(size).fill(all)
  const open = new Set<number>()
  const set = (index: number, bit: number) => {
    const [row, column, group] = [Math.floor(index / size), index % size, blockOf(index, size)]
    rows[row] = (rows[row] ?? 0) & ~bit
    columns[column] = (columns[column] ?? 0) & ~bit
    groups[group] = (groups[group] ?? 0) & ~bit
  }
  for (const [index, value] of given.entries()) value === null ? open.add(index) : set(index, 1 << (value - 1))
  const possible = (index: number) =>
    (rows[Math.floor(index / size)] ?? 0) & (columns[index % size] ?? 0) & (groups[blockOf(index, size)] ?? 0)
  for (let moved = true; moved; ) {
    moved = false
    for (const index of open) {
      const bits = possible(index)
      const only = bits !== 0 && (bits & (bits - 1)) === 0 ? bits : hidden(index, bits)
      if (only === 0) continue
      set(index, only)
      open.delete(index)
      moved = true
    }
  }
  return open.size === 0

  /** A number that no other open cell of a row, column or block can take. */
  function hidden(index: number, bits: number): number {
    const units: ((other: number) => boolean)[] = [
      (other) => Math.floor(other / size) === Math.floor(index / size),
      (other) => other % size === index % size,
      (other) => blockOf(other, size) === blockOf(index, size),
    ]
    for (const isIn of units) {
      let rest = bits
      for (const other of open) if (other !== index && isIn(other)) rest &= ~possible(other)
      if (rest !== 0 && (rest & (rest - 1)) === 0) return rest
    }
    return 0
  }
}
