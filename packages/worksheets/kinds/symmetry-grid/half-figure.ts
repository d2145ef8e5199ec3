import { CannotDraw } from '../../kind.ts'
import type { Random } from '../../random.ts'

/** A square of the half figure, counted from the mirror line (0 touches it) and from the top. */
export interface Part {
  away: number
  row: number
  /** Half squares have their right angle at the mirror's side, at the top or the bottom; null is a whole square. */
  lean: 'top' | 'bottom' | null
}

interface Wish {
  columns: number
  rows: number
  /** Bounds of the number of parts. */
  fewest: number
  most: number
  withHalves: boolean
}

const attempts = 1500

/**
 * Half of an upright outline, such as of a vase, a tree or a lantern: every row reaches from the mirror line outward,
 * steps may be slopes, and broad places may have windows. All parts hang together by their sides.
 */
export function drawHalfFigure(wish: Wish, random: Random): Part[] {
  const { columns, rows, fewest } = wish
  for (let attempt = 0; attempt < attempts; attempt++) {
    const span = random.int(Math.min(rows, Math.max(3, Math.ceil(fewest / columns))), rows)
    const first = random.int(0, rows - span)
    const widths = walk(columns, span, random)
    if (!isVaried(widths, columns, fewest)) continue
    const whole = widths.flatMap((width, i) => Array.from({ length: width }, (_, away) => part(away, first + i)))
    const outline = wish.withHalves ? withSlopes(whole, widths, first, random) : whole
    const parts = withWindows(outline, random)
    const wantsSlope = wish.withHalves && !parts.some(({ lean }) => lean)
    if (parts.length >= fewest && parts.length <= wish.most && !wantsSlope && hangsTogether(parts)) return parts
  }
  throw new CannotDraw('No figure of so many squares fits the grid')
}

function part(away: number, row: number, lean: Part['lean'] = null): Part {
  return { away, row, lean }
}

function walk(columns: number, span: number, random: Random): number[] {
  const widths = [random.int(1, columns)]
  while (widths.length < span) {
    const next = (widths.at(-1) ?? 1) + random.pick([-2, -1, -1, 0, 1, 1, 2])
    widths.push(Math.max(1, Math.min(columns, next)))
  }
  return widths
}

/** Neither a plain block nor a thin stick; figures of few squares need not reach the edge of the grid. */
function isVaried(widths: readonly number[], columns: number, fewest: number): boolean {
  const broad = Math.ceil(fewest / 2)
  const kinds = new Set(widths).size
  const straight = widths.some((width, i) => i >= 2 && widths[i - 1] === width && widths[i - 2] === width)
  return (
    kinds >= Math.min(columns, 3, widths.length - 1, broad) &&
    Math.max(...widths) >= Math.min(columns, broad) &&
    !straight
  )
}

/** Fills the inner corners of steps with slopes, and cuts the outer corners of the ends to slopes. */
function withSlopes(whole: readonly Part[], widths: readonly number[], first: number, random: Random): Part[] {
  const last = widths.length - 1
  const slopes: Part[] = []
  const cut = new Map<number, Part>()
  widths.forEach((width, i) => {
    const above = widths[i - 1] ?? 0
    const below = widths[i + 1] ?? 0
    const leans: Part['lean'][] = []
    if (above > width) leans.push('top')
    if (below > width) leans.push('bottom')
    if (leans.length > 0 && random.next() < 0.75) slopes.push(part(width, first + i, random.pick(leans)))
    if (i === 0 && below === width && random.next() < 0.7) cut.set(i, part(width - 1, first, 'bottom'))
    if (i === last && above === width && random.next() < 0.7) cut.set(i, part(width - 1, first + i, 'top'))
  })
  const kept = whole.map((own) => {
    const slope = cut.get(own.row - first)
    return slope && slope.away === own.away ? slope : own
  })
  return [...kept, ...slopes]
}

/** Takes out up to two squares that are closed in on all sides. */
function withWindows(parts: readonly Part[], random: Random): Part[] {
  const isWhole = (away: number, row: number) =>
    parts.some((other) => other.away === away && other.row === row && !other.lean)
  const inside = parts.filter(
    ({ away, row, lean }) =>
      !lean &&
      isWhole(away + 1, row) &&
      isWhole(away, row - 1) &&
      isWhole(away, row + 1) &&
      (away === 0 || isWhole(away - 1, row)),
  )
  const windows = random.sample(inside, random.int(0, 2))
  return parts.filter((own) => !windows.includes(own))
}

function hangsTogether(parts: readonly Part[]): boolean {
  const [start] = parts
  if (!start) return false
  const reached = new Set([start])
  for (const own of reached)
    for (const other of parts)
      if (Math.abs(own.away - other.away) + Math.abs(own.row - other.row) === 1) reached.add(other)
  return reached.size === parts.length
}
