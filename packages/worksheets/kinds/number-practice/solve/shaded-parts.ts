type Corner = [x: number, y: number]

/** Areas may differ by this share, as a drawing's coordinates are rounded. */
const tolerance = 0.02

/** Counts equal parts and those with a hatch stroke inside; null where the parts are not equal. */
export function shadedParts(svg: string): { shaded: number; all: number } | null {
  const shapes = [...svg.matchAll(/<polygon points="([^"]+)"/g)].map(([, points = '']) => corners(points))
  const areas = shapes.map(area)
  const usual = areas[0] ?? 0
  if (shapes.length < 2 || areas.some((value) => Math.abs(value - usual) > tolerance * usual)) return null
  const strokes = [...svg.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map((found): Corner => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1).map(Number)
    return [(x1 + x2) / 2, (y1 + y2) / 2]
  })
  const shaded = shapes.filter((shape) => strokes.some((middle) => contains(shape, middle))).length
  return { shaded, all: shapes.length }
}

function corners(points: string): Corner[] {
  return points.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

function area(shape: Corner[]): number {
  const twice = shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length] as Corner
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Ray casting to the right. */
function contains(shape: Corner[], [x, y]: Corner): boolean {
  return shape.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] as Corner
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)
    return crosses ? !inside : inside
  }, false)
}
