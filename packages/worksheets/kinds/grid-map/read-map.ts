import type { GridMapView } from './view.ts'

export interface Spot {
  name: string
  column: number
  row: number
}

/** What the printed map says: what stands in which square, how squares are called, and where the compass points. */
export interface ReadMap {
  spots: Spot[]
  columns: string[]
  rows: string[]
  ways: Record<string, { across: number; down: number }>
}

/** Null where a symbol is not in the key, stands between squares, or the compass cannot be read. */
export function readMap({ map, key, compass }: GridMapView): ReadMap | null {
  const names = new Map(key.map(({ symbol, name }) => [/<g [^>]*>(.*)<\/g>/.exec(symbol)?.[1] ?? '', name]))
  const ways = readCompass(compass)
  const labels = texts(map)
  const columns = labels.filter(({ text }) => /[A-Z]/.test(text))
  const rows = labels.filter(({ text }) => /\d/.test(text))
  const pitch = (columns[1]?.x ?? 0) - (columns[0]?.x ?? 0)
  const top = Number(/<rect [^>]*y="([\d.]+)"/.exec(map)?.[1])
  if (!ways || !(pitch > 0) || Number.isNaN(top) || names.size !== key.length) return null
  if (new Set(names.values()).size !== names.size) return null

  const symbols = [
    ...map.matchAll(
      /<g class="symbol" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.e-]+)\)"[^>]*>(.*?)<\/g>/g,
    ),
  ]
  const spots = symbols.map(([, left, high, scale, marks = '']) => {
    const [x, y] = [Number(left) + 10 * Number(scale), Number(high) + 10 * Number(scale)]
    const column = columns.findIndex((label) => Math.abs(label.x - x) < pitch / 4)
    const row = rows.findIndex((_, index) => Math.abs(top + (index + 0.5) * pitch - y) < pitch / 4)
    const name = names.get(marks)
    return name !== undefined && column >= 0 && row >= 0 ? { name, column, row } : null
  })
  const places = new Set(spots.map((spot) => `${spot?.column} ${spot?.row}`))
  if (spots.includes(null) || places.size !== spots.length) return null
  return {
    spots: spots.filter((spot) => spot !== null),
    columns: columns.map(({ text }) => text),
    rows: rows.map(({ text }) => text),
    ways,
  }
}

function readCompass(svg: string): ReadMap['ways'] | null {
  const words: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }
  const letters = texts(svg)
  if (
    letters
      .map(({ text }) => text)
      .sort()
      .join('') !== 'ENSW'
  )
    return null
  const middle = { x: mean(letters.map(({ x }) => x)), y: mean(letters.map(({ y }) => y)) }
  return Object.fromEntries(
    letters.map(({ x, y, text }) => {
      const [across, down] = [x - middle.x, y - middle.y]
      const isLevel = Math.abs(across) > Math.abs(down)
      return [words[text] ?? '', { across: isLevel ? Math.sign(across) : 0, down: isLevel ? 0 : Math.sign(down) }]
    }),
  )
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function texts(svg: string): { x: number; y: number; text: string }[] {
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([A-Z]|\d)<\/text>/g)].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text,
  }))
}
