import { polygonsIn, solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Counts drawn squares and the sides that belong to one square alone; blocks by their three faces. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure, tail }) => {
    if (tail === 'cubes') return blockSize(figure)
    const squares = polygonsIn(figure, 'cell')
    if (squares.length === 0) return null
    const around = freeSides(squares)
    if (tail === 'square units') return String(squares.length)
    return tail === 'units' ? String(around) : `area ${squares.length}, perimeter ${around}`
  })
}

function freeSides(squares: [number, number][][]): number {
  const times = new Map<string, number>()
  for (const corners of squares) {
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % corners.length] ?? corner
      const key = [corner, next]
        .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .sort()
        .join(' ')
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  }
  return [...times.values()].filter((count) => count === 1).length
}

/** As many slices like the front as the top is deep; the sides must show the front's highest column in each slice. */
function blockSize(figure: string): string | null {
  const front = polygonsIn(figure, 'front')
  const counts = new Map<string, number>()
  for (const corners of front) {
    const column = Math.min(...corners.map(([x]) => x)).toFixed(1)
    counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  const deep = polygonsIn(figure, 'top').length / counts.size
  const highest = Math.max(...counts.values())
  const isSeen = polygonsIn(figure, 'side').length === deep * highest
  return Number.isInteger(deep) && deep > 0 && isSeen ? String(front.length * deep) : null
}
