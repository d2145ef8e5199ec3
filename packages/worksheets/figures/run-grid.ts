import { drawing, line, rect, words } from './svg.ts'

/** Squares to fill, with the lengths of the runs beside the rows and over the columns. */
export function runGrid(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  cell: number,
  filled: readonly boolean[] = [],
): string {
  const size = Math.min(cell * 0.55, 5.6)
  const [left, top] = [
    Math.max(...rows.map(({ length }) => length)) * size * 1.15 + 2,
    Math.max(...columns.map(({ length }) => length)) * size * 1.15 + 2,
  ]
  const [width, height] = [columns.length * cell, rows.length * cell]
  const marks: string[] = []
  for (let k = 0; k <= columns.length; k++)
    marks.push(
      line(left + k * cell, top, left + k * cell, top + height, ` class="x" stroke-width="${k % 5 === 0 ? 0.8 : 0.3}"`),
    )
  for (let k = 0; k <= rows.length; k++)
    marks.push(
      line(left, top + k * cell, left + width, top + k * cell, ` class="y" stroke-width="${k % 5 === 0 ? 0.8 : 0.3}"`),
    )
  for (const [r, runs] of rows.entries())
    for (const [k, run] of runs.toReversed().entries())
      marks.push(words(left - 1.4 - (k + 0.5) * size * 1.1, top + (r + 0.5) * cell + size * 0.36, String(run), size))
  for (const [c, runs] of columns.entries())
    for (const [k, run] of runs.toReversed().entries())
      marks.push(words(left + (c + 0.5) * cell, top - 1.2 - k * size * 1.1, String(run), size))
  for (const [i, isFilled] of filled.entries())
    if (isFilled) {
      const [x, y] = [left + (i % columns.length) * cell, top + Math.floor(i / columns.length) * cell]
      marks.push(filledSquare(x, y, cell))
    }
  return drawing(left + width + 1, top + height + 1, 'Squares to fill by their numbers', marks.join(''))
}

/** One row that is done, to show how its numbers are meant; `filled` counts squares from 1. */
export function runExample(runs: readonly number[], filled: readonly number[], length: number, cell: number): string {
  const size = cell * 0.54
  const left = runs.length * size * 1.15 + 27
  const marks = [
    words(0, cell / 2 + size * 0.36, 'Example', size * 0.8, 'start'),
    ...runs
      .toReversed()
      .map((run, k) => words(left - 1.4 - (k + 0.5) * size * 1.1, 0.6 + cell / 2 + size * 0.36, String(run), size)),
    ...Array.from({ length }, (_, c) => rect(left + c * cell, 0.6, cell, cell)),
    ...filled.map((c) => filledSquare(left + (c - 1) * cell, 0.6, cell)),
  ]
  return drawing(left + length * cell + 1, cell + 1.2, 'A row that is done', marks.join(''))
}

function filledSquare(x: number, y: number, cell: number): string {
  return rect(x + 0.6, y + 0.6, cell - 1.2, cell - 1.2).replace('<rect', '<rect fill="#000"')
}
