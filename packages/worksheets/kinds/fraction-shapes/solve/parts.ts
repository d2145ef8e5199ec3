/** A part of a drawn shape, with its area in square millimetres. */
export interface Part {
  area: number
  shaded: boolean
}

type Corner = [x: number, y: number]

/** Areas may differ by this share, as a drawing's coordinates are rounded. */
const tolerance = 0.03

/** The parts of a drawing; null where a hatch lies outside its part. */
export function partsOf(svg: string): Part[] | null {
  const found = [
    ...svg.matchAll(/<polygon points="([^"]+)" class="part"\/>(?:<path class="hatch"[^>]* d="([^"]*)"\/>)?/g),
  ]
  const parts = found.map(([, points = '', strokes]) => {
    const shape = cornersOf(points)
    const inside = strokes === undefined || middles(strokes).every((middle) => contains(shape, middle))
    return inside ? { area: areaOf(shape), shaded: strokes !== undefined } : null
  })
  const hatches = svg.split('class="hatch"').length - 1
  const whole = parts.filter((part) => part !== null)
  return whole.length === parts.length && whole.filter(({ shaded }) => shaded).length === hatches ? whole : null
}

export function areEqual(parts: readonly Part[]): boolean {
  const areas = parts.map(({ area }) => area)
  return Math.max(...areas) - Math.min(...areas) <= tolerance * Math.max(...areas)
}

/** The shaded share of the whole, by areas, as the one fraction of lowest terms that it can be. */
export function shadedShare(parts: readonly Part[]): string | null {
  const shaded = parts.filter((part) => part.shaded)
  if (shaded.length === 0 || shaded.length === parts.length) return null
  // Counted parts that have a common divisor could be written in two ways.
  if (areEqual(parts)) return isLowest(shaded.length, parts.length) ? `${shaded.length}/${parts.length}` : null
  const total = (own: readonly Part[]) => own.reduce((sum, { area }) => sum + area, 0)
  const share = total(shaded) / total(parts)
  const fits = Array.from({ length: 11 }, (_, i) => i + 2).filter((n) => {
    const times = share * n
    return Math.abs(times - Math.round(times)) < tolerance * Math.max(1, times) && isLowest(Math.round(times), n)
  })
  const [bottom] = fits
  return bottom !== undefined && fits.length === 1 ? `${Math.round(share * bottom)}/${bottom}` : null
}

function isLowest(top: number, bottom: number): boolean {
  return Array.from({ length: bottom - 1 }, (_, i) => i + 2).every((by) => top % by !== 0 || bottom % by !== 0)
}

function cornersOf(points: string): Corner[] {
  return points.split(' ').map((pair) => pair.split(',').map(Number) as Corner)
}

/** By the shoelace rule. */
function areaOf(shape: readonly Corner[]): number {
  const twice = shape.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = shape[(i + 1) % shape.length] as Corner
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

function middles(strokes: string): Corner[] {
  return [...strokes.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number)
    return [(x1 + x2) / 2, (y1 + y2) / 2]
  })
}

/** Ray casting to the right. */
function contains(shape: readonly Corner[], [x, y]: Corner): boolean {
  return shape.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length] as Corner
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) ? !inside : inside
  }, false)
}
