import { polygonsIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

type Point = [number, number]
const near = 0.12

/** Measures sides, angles and mirror lines of what is drawn. The list over the page says which names may be used. */
export function solve(page: TaskPage): (string | null)[] {
  const [kind, list = ''] = (page.notes[0]?.text ?? '').split(': ')
  const names = list.split(', ')
  return solveTasks(page, ({ figure, tail }) => {
    if (figure.includes('<ellipse') || figure.includes('class="face"')) return pick(names, solid(figure))
    const [corners] = polygonsIn(figure, 'shape')
    const printed = textsIn(figure).map(({ text }) => text)
    if (kind?.startsWith('Say')) return pick(printed, corners ? plainName(corners) : 'circle')
    if (!corners) return figure.includes('<circle') ? pick(names, 'circle') : null
    if (printed.includes('A:')) return compared(polygonsIn(figure, 'shape'), printed)
    if (printed.some((text) => text.includes('parallel pair'))) return filed(corners, printed)
    if (printed.length > 0) return everyName(corners, printed)
    if (tail === 'sides') return String(corners.length)
    if (kind === 'Words') return pick(names, plainName(corners))
    if (kind === 'List') return quadrilateral(page, corners)
    return String(mirrorLines(corners))
  })
}

function pick(names: string[], name: string | null): string | null {
  return name !== null && names.includes(name) ? name : null
}

function solid(svg: string): string | null {
  const round = svg.split('<ellipse').length - 1
  const straight = svg.split('class="side"').length - 1
  const faces = polygonsIn(svg, 'face')
  if (faces.length === 2 && faces.every(({ length }) => length === 3)) return 'pyramid'
  if (faces.length === 3) {
    const [front = []] = faces
    const lengths = sidesOf(front)
    return Math.max(...lengths) - Math.min(...lengths) < near ? 'cube' : 'box'
  }
  if (round === 2) return straight === 2 ? 'cylinder' : straight === 0 ? 'sphere' : null
  return round === 1 && straight === 2 ? 'cone' : null
}

function sidesOf(corners: Point[]): number[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Point
    return Math.hypot(nextX - x, nextY - y)
  })
}

function isEqual(lengths: (number | undefined)[]): boolean {
  const known = lengths.map((length) => length ?? 0)
  return Math.max(...known) - Math.min(...known) < near
}

/** Cosines of the inner angles; 0 is a square corner. */
function squareCorners(corners: Point[]): boolean {
  return corners.every((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point
    const after = corners[(i + 1) % corners.length] as Point
    const [a, b] = [minus(before, corner), minus(after, corner)]
    return Math.abs((a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b))) < 0.02
  })
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

function plainName(corners: Point[]): string | null {
  if (corners.length === 3) return 'triangle'
  if (corners.length === 6) return 'hexagon'
  if (corners.length !== 4 || !squareCorners(corners)) return null
  return isEqual(sidesOf(corners)) ? 'square' : 'rectangle'
}

function isParallel(a: Point, b: Point): boolean {
  return Math.abs(a[0] * b[1] - a[1] * b[0]) / (Math.hypot(...a) * Math.hypot(...b)) < 0.02
}

/** The printed names whose own condition the drawn corners meet. */
function everyName(corners: Point[], printed: string[]): string | null {
  if (corners.length !== 4) return null
  const [a, b, c, d] = corners.map((corner, i) => minus(corners[(i + 1) % 4] as Point, corner)) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const pairs = [isParallel(a, c), isParallel(b, d)].filter(Boolean).length
  const [square, equal] = [squareCorners(corners), isEqual(sidesOf(corners))]
  const meets: Record<string, boolean> = {
    quadrilateral: true,
    trapezoid: pairs === 1,
    parallelogram: pairs === 2,
    rectangle: square,
    rhombus: equal,
    square: square && equal,
  }
  if (printed.some((name) => meets[name] === undefined)) return null
  return printed.filter((name) => meets[name]).join(', ')
}

/** What the drawn corners have, in the words of the page. */
function hasOf(corners: Point[], row: string): boolean | null {
  const edges = corners.map((corner, i) => minus(corners[(i + 1) % 4] as Point, corner)) as [Point, Point, Point, Point]
  const parallel = [isParallel(edges[0], edges[2]), isParallel(edges[1], edges[3])].filter(Boolean).length
  if (row === '4 sides') return corners.length === 4
  if (row === '4 equal sides') return isEqual(sidesOf(corners))
  if (row === '4 square corners') return squareCorners(corners)
  if (row === '1 parallel pair') return parallel === 1
  return row === '2 parallel pairs' ? parallel === 2 : null
}

function filed(corners: Point[], printed: string[]): string | null {
  if (corners.length !== 4 || printed.length !== 4 || printed.some((row) => hasOf(corners, row) === null)) return null
  const has = printed.filter((row) => hasOf(corners, row))
  const names = everyName(corners, ['quadrilateral', 'trapezoid', 'parallelogram', 'rectangle', 'rhombus', 'square'])
  return names && `${has.join(', ') || 'none of these'}: ${names}`
}

function compared([a, b]: Point[][], printed: string[]): string | null {
  const rows = printed.filter((text) => text.startsWith('4 '))
  if (a?.length !== 4 || b?.length !== 4 || rows.length !== 3) return null
  const [left, right] = [a, b].sort(
    (one, other) => Math.min(...one.map(([x]) => x)) - Math.min(...other.map(([x]) => x)),
  )
  const own = [left, right].map((corners) => rows.filter((row) => corners && hasOf(corners, row)))
  const names = own.map((has) => {
    if (has.length === 3) return 'square'
    return has.includes('4 square corners') ? 'rectangle' : has.includes('4 equal sides') ? 'rhombus' : 'quadrilateral'
  })
  const [first = [], second = []] = own
  const alike = rows.filter((row) => first.includes(row) && second.includes(row))
  const only = [first, second].map((has, i) => {
    const alone = has.filter((row) => !alike.includes(row))
    return alone.length > 0 ? `; only ${'AB'.charAt(i)}: ${alone.join(', ')}` : ''
  })
  return `A ${names[0]}, B ${names[1]}; alike: ${alike.join(', ')}${only.join('')}`
}

/** The most exact name, or every name where the example shows several. */
function quadrilateral({ tasks }: TaskPage, corners: Point[]): string | null {
  if (corners.length !== 4) return null
  const edges = corners.map((corner, i) => minus(corners[(i + 1) % 4] as Point, corner))
  const [a, b, c, d] = edges as [Point, Point, Point, Point]
  const pairs = [isParallel(a, c), isParallel(b, d)].filter(Boolean).length
  if (pairs === 0) return null
  const wantsAll = asksForAll(tasks)
  if (pairs === 1) return wantsAll ? 'trapezoid, quadrilateral' : 'trapezoid'
  const square = squareCorners(corners)
  const equal = isEqual(sidesOf(corners))
  const fitting = [
    ...(square && equal ? ['square'] : []),
    ...(square ? ['rectangle'] : []),
    ...(equal ? ['rhombus'] : []),
    'parallelogram',
    'quadrilateral',
  ]
  return wantsAll ? fitting.join(', ') : (fitting[0] ?? null)
}

/** A page that asks for every name shows it by an example with several, or with the one name that stands alone. */
function asksForAll(tasks: TaskPage['tasks']): boolean {
  return tasks.some(({ worked, ask }) => worked && ask.startsWith('All'))
}

/** Lines through the middle and a corner or the middle of a side, along which the corners mirror onto each other. */
function mirrorLines(corners: Point[]): number {
  const middle: Point = [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))]
  const ends = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Point
    return [corner, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2] as Point]
  })
  const angles = ends
    .map((end) => minus(end, middle))
    .filter((way) => Math.hypot(...way) > 1)
    .map(([x, y]) => (Math.atan2(y, x) + Math.PI) % Math.PI)
    .sort((a, b) => a - b)
  const different = angles.filter((angle, i) => i === 0 || angle - (angles[i - 1] ?? 0) > 0.02)
  const lines =
    different.length > 1 && Math.PI - (different.at(-1) ?? 0) + (different[0] ?? 0) < 0.02
      ? different.slice(1)
      : different
  return lines.filter((angle) => corners.every((corner) => hasTwin(corners, mirrored(corner, middle, angle)))).length
}

function mirrored([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  const [dx, dy] = [x - cx, y - cy]
  const [cos, sin] = [Math.cos(2 * angle), Math.sin(2 * angle)]
  return [cx + dx * cos + dy * sin, cy + dx * sin - dy * cos]
}

function hasTwin(corners: Point[], [x, y]: Point): boolean {
  return corners.some(([ownX, ownY]) => Math.hypot(ownX - x, ownY - y) < 0.3)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
