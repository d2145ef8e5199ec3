import type { Random } from '../../random.ts'

const attempts = 200

/**
 * A way from the top left to the bottom right of a square, by sides, that never comes beside itself, so that no short
 * cut stands open. It winds where `most` numbers leave room for that.
 */
export function drawWay(size: number, most: number, random: Random): number[] {
  const around = Array.from({ length: size * size }, (_, cell) => beside(cell, size))
  const wanted = Math.min(size * 2 + 2, most)
  let best: number[] = []
  for (let attempt = 0; attempt < attempts && best.length < wanted; attempt++) {
    const way = walk(around, most, random)
    if (way && way.length > best.length) best = way
  }
  return best.length > 0 ? best : stairs(size, random)
}

/** The cells on the shortest way. */
export function shortest(size: number): number {
  return size * 2 - 1
}

function walk(around: readonly number[][], most: number, random: Random): number[] | null {
  const end = around.length - 1
  const way = [0]
  // How many cells of the way each cell lies beside.
  const touched = new Uint8Array(around.length)
  for (const cell of around[0] ?? []) touched[cell] = 1
  const used = new Set(way)
  for (let here = 0; here !== end; ) {
    const open = (around[here] ?? []).filter((cell) => !used.has(cell) && touched[cell] === 1)
    if (open.length === 0 || way.length === most) return null
    here = random.pick(open)
    way.push(here)
    used.add(here)
    for (const cell of around[here] ?? []) touched[cell] = (touched[cell] ?? 0) + 1
  }
  return way
}

/** Only right and down, in any order. */
function stairs(size: number, random: Random): number[] {
  const steps = random.shuffle([...Array(size - 1).fill(1), ...Array(size - 1).fill(size)] as number[])
  const way = [0]
  for (const step of steps) way.push((way.at(-1) ?? 0) + step)
  return way
}

export function beside(cell: number, size: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  const around: [number, number][] = [
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
    [row - 1, column],
  ]
  return around.filter(([r, c]) => r >= 0 && c >= 0 && r < size && c < size).map(([r, c]) => r * size + c)
}
