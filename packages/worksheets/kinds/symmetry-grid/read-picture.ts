/** A filled square as it is printed; `corner` is empty for a whole one. Lengths in millimetres. */
export interface Mark {
  cell: string
  corner: string
  x: number
  y: number
}

export interface Shown {
  marks: Mark[]
  /** Where the mirror line stands. */
  mirror: number | null
  labels: string[]
  pitch: number
  /** The square of the grid at a point; null beside the grid. */
  at(x: number, y: number, corner: string): Mark | null
}

const near = 0.1

/** Reads labels, filled shapes and the mirror line from a drawing; null where a shape fits no square. */
export function readPicture(svg: string): Shown | null {
  const labels = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([A-Z]|\d)<\/text>/g)].map(
    ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }),
  )
  const columns = labels.filter(({ text }) => /[A-Z]/.test(text))
  const rows = labels.filter(({ text }) => /\d/.test(text))
  const pitch = (columns[1]?.x ?? 0) - (columns[0]?.x ?? 0)
  // Numbers stand on a baseline below the middle of their row; the frame tells where the first row begins.
  const top = Number(/<rect [^>]*y="([\d.]+)"/.exec(svg)?.[1])
  if (!(pitch > 0) || Number.isNaN(top)) return null

  const at = (x: number, y: number, corner: string): Mark | null => {
    const column = columns.find((label) => Math.abs(label.x - x) < near)
    const row = rows.find((_, index) => Math.abs(top + (index + 0.5) * pitch - y) < near)
    return column && row ? { cell: column.text + row.text, corner, x, y } : null
  }
  const shapes = [...svg.matchAll(/<polygon points="([^"]+)" class="part"/g)].map(([, points = '']) => {
    const corners = points.split(' ').map((point) => point.split(',').map(Number))
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
    const [left, right, high, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    if (Math.abs(right - left - pitch) > near || Math.abs(low - high - pitch) > near) return null
    const outer = new Set(
      corners.filter(([x, y]) => (x === left || x === right) && (y === high || y === low)).map(String),
    )
    if (outer.size !== corners.length || outer.size < 3) return null
    return at((left + right) / 2, (high + low) / 2, heldCorner(corners, left, right, high, low))
  })
  const mirrors = [...svg.matchAll(/<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" y2="[\d.]+" class="mirror"/g)]
  const [, from, upTo] = mirrors[0] ?? []
  if (mirrors.length > 1 || from !== upTo || shapes.includes(null)) return null
  return {
    marks: shapes.filter((shape) => shape !== null),
    mirror: from === undefined ? null : Number(from),
    labels: labels.map(({ text }) => text),
    pitch,
    at,
  }
}

/** The right angle of a triangle lies opposite the corner that it leaves out. */
function heldCorner(corners: number[][], left: number, right: number, high: number, low: number): string {
  if (corners.length === 4) return ''
  const has = (x: number, y: number) => corners.some(([ownX, ownY]) => ownX === x && ownY === y)
  if (!has(left, high)) return 'bottom right'
  if (!has(right, high)) return 'bottom left'
  return has(right, low) ? 'top right' : 'top left'
}
