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

/** Front, top and side give width x height, width x depth and depth x height. */
function blockSize(figure: string): string | null {
  const [front, top, side] = ['front', 'top', 'side'].map((name) => polygonsIn(figure, name).length) as [
    number,
    number,
    number,
  ]
  const volume = Math.sqrt(front * top * side)
  return volume > 0 && Number.isInteger(volume) ? String(volume) : null
}
