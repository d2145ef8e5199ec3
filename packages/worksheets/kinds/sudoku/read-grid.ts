import { linesIn, textsIn } from '../../reading.ts'

export interface ReadGrid {
  size: number
  /** What stands in each cell, row by row; null in an empty one. */
  given: (string | null)[]
  /** The box of each cell, by number. */
  boxes: number[]
}

/** Names of pictures by their marks, from the key over the puzzles: a name stands under its picture. */
export function readKey(svg: string): Map<string, string> {
  const names = textsIn(svg)
  return new Map(
    picturesIn(svg).flatMap(({ marks, x, y }) => {
      const below = names.filter((text) => text.y > y).sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
      return below ? [[marks, below.text] as const] : []
    }),
  )
}

/** Reads lines, numbers and pictures; null where there is no square grid or a picture is not in the key. */
export function readGrid(svg: string, key: ReadonlyMap<string, string>): ReadGrid | null {
  const side = Number(/width="([\d.]+)mm"/.exec(svg)?.[1]) - 1.6
  const pieces = linesIn(svg, 'thin').length + linesIn(svg, 'thick').length
  const size = [4, 6, 9].find((cells) => 2 * cells * (cells + 1) === pieces)
  if (!size || !(side > 0)) return null
  const cell = side / size
  const given: (string | null)[] = new Array(size * size).fill(null)
  const signs = [...textsIn(svg), ...picturesIn(svg).map(({ marks, x, y }) => ({ x, y, text: key.get(marks) ?? null }))]
  for (const { x, y, text } of signs) {
    const index = Math.floor((y - 0.8) / cell) * size + Math.floor((x - 0.8) / cell)
    if (text === null || given[index] !== null) return null
    given[index] = text
  }
  return { size, given, boxes: boxesIn(svg, size, cell) }
}

/** Marks and middle of each picture, whose own field is 20 by 20. */
function picturesIn(svg: string): { marks: string; x: number; y: number }[] {
  const found = svg.matchAll(
    /<g class="sign" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"[^>]*>(.*?)<\/g>/g,
  )
  return [...found].map(([, x, y, scale, marks = '']) => ({
    marks,
    x: Number(x) + Number(scale) * 10,
    y: Number(y) + Number(scale) * 10,
  }))
}

/** Cells with no thick line between them are of one box. */
function boxesIn(svg: string, size: number, cell: number): number[] {
  const thick = linesIn(svg, 'thick')
  const blocked = (x: number, y: number, isUpright: boolean) =>
    thick.some(({ x1, y1, x2, y2 }) =>
      isUpright
        ? x1 === x2 && Math.abs(x1 - x) < 0.2 && y > y1 && y < y2
        : y1 === y2 && Math.abs(y1 - y) < 0.2 && x > x1 && x < x2,
    )
  const box: number[] = new Array(size * size).fill(-1)
  let count = 0
  for (let start = 0; start < box.length; start++) {
    if (box[start] !== -1) continue
    const queue = [start]
    box[start] = count
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      const [row, column] = [Math.floor(index / size), index % size]
      const [x, y] = [0.8 + (column + 0.5) * cell, 0.8 + (row + 0.5) * cell]
      const beside: [number, boolean][] = [
        [index + 1, column + 1 < size && !blocked(x + cell / 2, y, true)],
        [index - 1, column > 0 && !blocked(x - cell / 2, y, true)],
        [index + size, row + 1 < size && !blocked(x, y + cell / 2, false)],
        [index - size, row > 0 && !blocked(x, y - cell / 2, false)],
      ]
      for (const [other, isOpen] of beside)
        if (isOpen && box[other] === -1) {
          box[other] = count
          queue.push(other)
        }
    }
    count++
  }
  return box
}
