import { solveTasks } from '../../reading.ts'
import type { Task, TaskPage } from '../../task-page.ts'

const shares: Record<number, string> = { 2: 'halves', 3: 'thirds', 4: 'fourths', 6: 'sixths', 8: 'eighths' }

/** Counts equal parts by their areas, or rings, or works out the missing number of two equal fractions. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, (task) => {
    const missing = /^(\d+)\/(\d+) = (\d+|\?)\/(\d+|\?)\s+\? =$/.exec(task.lead)
    if (missing) return missingNumber(missing.slice(1))
    const [, top, bottom] = /(\d+)\/(\d+)/.exec(task.ask) ?? []
    const rings = task.figure.split('class="thing"').length - 1
    if (rings > 0) return saidCount(task) === rings ? partOf(rings, Number(top), Number(bottom)) : null
    const parts = equalParts(task.figure)
    if (parts === null) return null
    return top === undefined ? (shares[parts] ?? null) : partOf(parts, Number(top), Number(bottom))
  })
}

function saidCount({ ask }: Task): number {
  return Number(/of the (\d+) /.exec(ask)?.[1])
}

function partOf(all: number, top: number, bottom: number): string | null {
  const each = all / bottom
  return Number.isInteger(each) ? String(each * top) : null
}

function missingNumber([a, b, c, d]: (string | undefined)[]): string | null {
  const [top, bottom] = [BigInt(a ?? 0), BigInt(b ?? 0)]
  if (c === '?' && d !== '?') return quotient(top * BigInt(d ?? 0), bottom)
  return d === '?' && c !== '?' ? quotient(bottom * BigInt(c ?? 0), top) : null
}

function quotient(dividend: bigint, divisor: bigint): string | null {
  return divisor > 0n && dividend % divisor === 0n ? String(dividend / divisor) : null
}

/** How many parts a shape has; null where their areas differ. */
function equalParts(svg: string): number | null {
  const areas = [...svg.matchAll(/<polygon points="([^"]+)"/g)].map(([, points = '']) => areaOf(points))
  if (areas.length < 2) return null
  return Math.max(...areas) - Math.min(...areas) < 0.02 * Math.max(...areas) ? areas.length : null
}

/** By the shoelace rule. */
function areaOf(points: string): number {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  const twice = corners.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = corners[(i + 1) % corners.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
