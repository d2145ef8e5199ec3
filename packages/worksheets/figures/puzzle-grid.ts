import { type Pictogram, pictogram } from './pictograms.ts'
import { drawing, line, mm, words } from './svg.ts'

interface Grid {
  size: number
  cell: number
  /** What stands in a cell; null is an empty one. */
  cells: readonly (string | null)[]
  /** Cells on both sides of a thick line are of different groups. */
  groupOf(index: number): number
  /** Small texts in the upper corner of cells, by index. */
  corners?: ReadonlyMap<number, string>
  pictures?: boolean
  /** Cells with a dashed ring around what stands in them, as a child has filled them in. */
  ringed?: ReadonlySet<number>
}

/** A square grid whose groups of cells are parted by thick lines. */
export function puzzleGrid({ size, cell, cells, groupOf, corners, pictures = false, ringed }: Grid): string {
  const at = (k: number) => 0.8 + k * cell
  const marks: string[] = []
  for (let k = 0; k <= size; k++) {
    for (let i = 0; i < size; i++) {
      const [above, below] = [(k - 1) * size + i, k * size + i]
      const [before, after] = [i * size + k - 1, i * size + k]
      const level = k === 0 || k === size || groupOf(above) !== groupOf(below)
      const upright = k === 0 || k === size || groupOf(before) !== groupOf(after)
      marks.push(
        line(
          at(i),
          at(k),
          at(i + 1),
          at(k),
          ` class="${level ? 'thick' : 'thin'}" stroke-width="${level ? 0.9 : 0.3}"`,
        ),
      )
      marks.push(
        line(
          at(k),
          at(i),
          at(k),
          at(i + 1),
          ` class="${upright ? 'thick' : 'thin'}" stroke-width="${upright ? 0.9 : 0.3}"`,
        ),
      )
    }
  }
  for (const [index, text] of cells.entries()) {
    const [x, y] = [at(index % size) + cell / 2, at(Math.floor(index / size)) + cell / 2]
    if (text !== null)
      marks.push(
        pictures
          ? pictogram(text as Pictogram, x, y, cell * 0.62)
          : corners
            ? words(x, y + cell * 0.32, text, cell * 0.46)
            : words(x, y + cell * 0.19, text, cell * 0.52),
      )
    if (ringed?.has(index)) marks.push(ring(x, y, cell * 0.43))
    const corner = corners?.get(index)
    if (corner) marks.push(words(x - cell / 2 + 1, y - cell / 2 + cell * 0.27, corner, cell * 0.26, 'start'))
  }
  const side = size * cell + 1.6
  return drawing(side, side, 'A puzzle grid', marks.join(''))
}

function ring(x: number, y: number, r: number): string {
  return `<circle class="ring" cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}" stroke-width="0.4" stroke-dasharray="1.2 1"/>`
}
