import { linesIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Spot {
  name: string
  x: number
  y: number
}
const near = 0.2

/** Reads the points off the drawn grid by counting its lines. */
export function solve(page: TaskPage): (string | null)[] {
  const spots = spotsIn(page.head ?? '')
  return solveTasks(page, ({ ask, lead }) => {
    const plotted = /^[A-K] \((\d+), (\d+)\):$/.exec(lead)
    if (plotted) return spots ? `${plotted[1]} right, ${plotted[2]} up` : null
    const named = /^([A-K]) is at$/.exec(lead)
    if (named) return pointOf(only(spots, ({ name }) => name === named[1]))
    const placed = /^At \((\d+), (\d+)\) is$/.exec(lead)
    if (placed) return only(spots, ({ x, y }) => x === Number(placed[1]) && y === Number(placed[2]))?.name ?? null
    const start = only(spots, ({ name }) => ask.startsWith(`From ${name}:`))
    return start ? pointOf(walk(start, ask)) : null
  })
}

function spotsIn(svg: string): Spot[] | null {
  const columns = linesIn(svg, 'x')
    .map(({ x1 }) => x1)
    .sort((a, b) => a - b)
  const rows = linesIn(svg, 'y')
    .map(({ y1 }) => y1)
    .sort((a, b) => b - a)
  const dots = [...svg.matchAll(/<circle class="point" cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const names = textsIn(svg).filter(({ text }) => /^[A-K]$/.test(text))
  const spots = dots.map(([x, y]) => ({
    name: names.find((text) => Math.hypot(text.x - x, text.y - y) < 5)?.text ?? '',
    x: columns.findIndex((column) => Math.abs(column - x) < near),
    y: rows.findIndex((row) => Math.abs(row - y) < near),
  }))
  return spots.length > 0 && spots.every(({ name, x, y }) => name && x >= 0 && y >= 0) ? spots : null
}

function only(spots: Spot[] | null, fits: (spot: Spot) => boolean): Spot | null {
  const found = spots?.filter(fits) ?? []
  return found.length === 1 ? (found[0] ?? null) : null
}

function pointOf(spot: Pick<Spot, 'x' | 'y'> | null): string | null {
  return spot && spot.x >= 0 && spot.y >= 0 ? `(${spot.x}, ${spot.y})` : null
}

function walk({ x, y }: Spot, ask: string): Pick<Spot, 'x' | 'y'> {
  const ways: Record<string, [number, number]> = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] }
  let [atX, atY] = [x, y]
  for (const [, count, word = ''] of ask.matchAll(/(\d+) (right|left|up|down)/g)) {
    const [dx, dy] = ways[word] ?? [0, 0]
    atX += dx * Number(count)
    atY += dy * Number(count)
  }
  return { x: atX, y: atY }
}
