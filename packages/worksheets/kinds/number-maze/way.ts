import type { Random } from '../../random.ts'

/**
 * A way from the top left to the bottom right of a square, by sides, that never comes beside itself, so that no short
 * cut stands open.
 */
export function drawWay(size: number, random: Random): number[] {
  const end = size * size - 1
  let best: number[] = []
  for (let attempt = 0; attempt < 40; attempt++) {
    const way = walk(size, end, random)
    if (way && way.length > best.length) best = way
    if (best.length >= size * 2 + 2) break
  }
  return best
}

function walk(size: number, end: number, random: Random): number[] | null {
  const way = [0]
  while (way.at(-1) !== end) {
    const here = way.at(-1) as number
    const open = random.shuffle(beside(here, size)).filter((cell) => {
      if (way.includes(cell)) return false
      return beside(cell, size).every((other) => other === here || !way.includes(other))
    })
    const [next] = open
    if (next === undefined) return null
    way.push(next)
  }
  return way
}

function beside(cell: number, size: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  const around: [number, number][] = [
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
    [row - 1, column],
  ]
  return around.filter(([r, c]) => r >= 0 && c >= 0 && r < size && c < size).map(([r, c]) => r * size + c)
}
