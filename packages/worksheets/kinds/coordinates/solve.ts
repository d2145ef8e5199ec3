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
  const told = page.tasks.flatMap(({ lead }): Spot[] => {
    const [, name, x, y] = /^([A-K]) \((\d+), (\d+)\):$/.exec(lead) ?? []
    return name ? [{ name, x: Number(x), y: Number(y) }] : []
  })
  return solveTasks(page, ({ ask, lead, figure }) => {
    if (figure) return patterns(figure)
    const between = /^From ([A-K]) to ([A-K]):$/.exec(lead)
    if (between) return wayOf(named(told, between[1]), named(told, between[2]))
    const plotted = /^[A-K] \((\d+), (\d+)\):$/.exec(lead)
    if (plotted) return spots ? `${plotted[1]} right, ${plotted[2]} up` : null
    const lettered = /^([A-K]) is at$/.exec(lead)
    if (lettered) return pointOf(only(spots, ({ name }) => name === lettered[1]))
    const placed = /^At \((\d+), (\d+)\) is$/.exec(lead)
    if (placed) return only(spots, ({ x, y }) => x === Number(placed[1]) && y === Number(placed[2]))?.name ?? null
    const ended = /and you are at ([A-K])\. Where did you start\?$/.exec(ask)
    if (ended) {
      const end = named(spots ?? [], ended[1])
      return end && pointOf(walk(end, ask, -1))
    }
    const start = only(told.length > 0 ? told : spots, ({ name }) => ask.startsWith(`From ${name}:`))
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

/** @param way 1 to where it leads, -1 to where it came from */
function walk({ x, y }: Spot, ask: string, way = 1): Pick<Spot, 'x' | 'y'> {
  const ways: Record<string, [number, number]> = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] }
  let [atX, atY] = [x, y]
  for (const [, count, word = ''] of ask.matchAll(/(\d+) (right|left|up|down)/g)) {
    const [dx, dy] = ways[word] ?? [0, 0]
    atX += dx * Number(count) * way
    atY += dy * Number(count) * way
  }
  return { x: atX, y: atY }
}

function named(spots: Spot[], wanted: string | undefined): Spot | null {
  return only(spots, ({ name }) => name === wanted)
}

function wayOf(from: Spot | null, to: Spot | null): string | null {
  if (!from || !to) return null
  const steps = [
    { by: to.x - from.x, words: ['left', 'right'] },
    { by: to.y - from.y, words: ['down', 'up'] },
  ]
  const told = steps.filter(({ by }) => by !== 0).map(({ by, words }) => `${Math.abs(by)} ${words[by > 0 ? 1 : 0]}`)
  return told.join(', ') || null
}

/** Goes through both rules step by step, as far as there are boxes. */
function patterns(figure: string): string | null {
  const rules = textsIn(figure).flatMap(({ text }) => {
    const [, start, by] = /^[AB]: start at (\d+), add (\d+)$/.exec(text) ?? []
    return start ? [{ start: Number(start), by: Number(by) }] : []
  })
  const boxes = figure.split('<rect ').length - 1
  if (rules.length !== 2 || boxes % 2 > 0) return null
  const [as = [], bs = []] = rules.map(({ start, by }) => {
    const list = [start]
    while (list.length < boxes / 2) list.push((list.at(-1) ?? 0) + by)
    return list
  })
  const apart = new Set(as.map((a, i) => (bs[i] ?? 0) - a))
  const ratios = new Set(as.flatMap((a, i) => (a === 0 && bs[i] === 0 ? [] : [(bs[i] ?? 0) / a])))
  const [over, times] = [[...apart][0] ?? 0, [...ratios][0] ?? 0]
  const relation = apart.size === 1 ? `${over} more than A` : ratios.size === 1 ? `${times} times A` : shifted(as, bs)
  if (!relation || over < 0 || (ratios.size === 1 && apart.size > 1 && (!Number.isInteger(times) || times < 2)))
    return null
  const points = as.map((a, i) => `(${a}, ${bs[i]})`).join(', ')
  return `A ${as.join(', ')}; B ${bs.join(', ')}; points ${points}; B is ${relation}`
}

/** `3 × A and 4 more`: how much B grows for each one of A, and what it has where A is 0. */
function shifted(as: readonly number[], bs: readonly number[]): string | null {
  const [a0 = 0, a1 = 0] = as
  const [b0 = 0, b1 = 0] = bs
  const times = (b1 - b0) / (a1 - a0)
  const more = b0 - times * a0
  const fits = as.every((a, i) => bs[i] === times * a + more)
  return fits && Number.isInteger(times) && times > 1 && more > 0 ? `${times} × A and ${more} more` : null
}
