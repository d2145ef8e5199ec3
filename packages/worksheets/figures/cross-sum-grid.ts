import { hatch } from './hatch.ts'
import { drawing, line, type Point, rect, words } from './svg.ts'

/** A square to write in (with its digit where it is given), sums for the runs that begin here, or a dead square. */
export type CrossCell = { digit: string } | { across?: number; down?: number }

/** Runs of squares with their sums: the sum of a run to the right stands above the slash, of one down below it. */
export function crossSumGrid(rows: readonly (readonly CrossCell[])[], cell: number): string {
  const size = cell * 0.34
  const marks = rows.flatMap((row, r) =>
    row.map((own, c) => {
      const [x, y] = [0.8 + c * cell, 0.8 + r * cell]
      if ('digit' in own) {
        const digit = own.digit && words(x + cell / 2, y + cell * 0.69, own.digit, cell * 0.54)
        return rect(x, y, cell, cell).replace('/>', ' class="open" stroke-width="0.8"/>') + digit
      }
      const isEdge = r === 0 || c === 0
      return own.across === undefined && own.down === undefined ? dead(isEdge, x, y, cell) : sums(own, x, y, cell, size)
    }),
  )
  const columns = Math.max(...rows.map(({ length }) => length))
  return drawing(columns * cell + 1.6, rows.length * cell + 1.6, 'A grid of squares with sums', marks.join(''))
}

/** Dead squares are hatched among the others and left out around them. */
function dead(isEdge: boolean, x: number, y: number, cell: number): string {
  if (isEdge) return ''
  const corners: Point[] = [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ]
  return edge(x, y, cell) + hatch(corners)
}

function sums({ across, down }: { across?: number; down?: number }, x: number, y: number, cell: number, size: number) {
  return [
    edge(x, y, cell),
    line(x, y, x + cell, y + cell, ' class="slash" stroke-width="0.3"'),
    across === undefined ? '' : words(x + cell * 0.69, y + cell * 0.43, String(across), size),
    down === undefined ? '' : words(x + cell * 0.31, y + cell * 0.87, String(down), size),
  ].join('')
}

function edge(x: number, y: number, cell: number): string {
  return rect(x, y, cell, cell).replace('/>', ' class="shut" stroke-width="0.3"/>')
}
