import { turnedShape } from './flat-shapes.ts'
import { marksEdgeMm, sideMarks, sideMarksAndArrows } from './marked-shape.ts'
import { drawing, line, type Point, rect, words } from './svg.ts'

const size = 4.2
const box = 3.8
const pitch = 5.8
const width = 82

interface Turned {
  corners: readonly Point[]
  turn: number
}

/** Two shapes over a table of what they have, with a line for the name of each. */
export function shapePair(
  shapes: readonly [Turned, Turned],
  rows: readonly string[],
  checked: readonly (readonly string[])[],
  names: readonly string[],
): string {
  const drawn = shapes.map(({ corners, turn }) => turnedShape(corners, turn, marksEdgeMm))
  const tall = Math.max(...drawn.map(({ height }) => height))
  const top = tall + 5.5
  const columns = [60, 72]
  const marks = drawn.map((shape, i) => {
    const x = i * 42 + 8
    const y = (tall - shape.height) / 2
    const onSides = sideMarks(shape.placed.map(([across, down]) => [across + x, down + y]))
    return words(x - 5, tall / 2 + size / 3, 'AB'.charAt(i), size) + moved(shape.marks, x, y) + onSides
  })
  const head = columns.map((x, i) => words(x + box / 2, top - 1.5, 'AB'.charAt(i), size))
  const table = rows.flatMap((row, r) => {
    const y = top + r * pitch
    const boxes = columns.map((x, i) => rect(x, y, box, box) + (checked[i]?.includes(row) ? tick(x, y) : ''))
    return [words(2, y + box / 2 + size / 3, row, size, 'start'), ...boxes]
  })
  const foot = top + rows.length * pitch + 7.5
  const lines = [0, 1].map((i) => {
    const x = i * 42
    const name = names[i] ? words(x + 8, foot - 1.2, names[i], size, 'start') : ''
    return words(x + 2, foot - 1, `${'AB'.charAt(i)}:`, size, 'start') + line(x + 7, foot, x + 38, foot) + name
  })
  return drawing(width, foot + 1, 'Two shapes and a table', [...marks, ...head, ...table, ...lines].join(''))
}

const nameLines = 6

/** A shape beside what it may have, over lines for its names; more lines than it can need. */
export function shapeFile(
  { corners, turn }: Turned,
  rows: readonly string[],
  checked: readonly string[],
  names: readonly string[],
): string {
  const shape = turnedShape(corners, turn, marksEdgeMm)
  const list = rows.map((row, r) => {
    const y = 1 + r * pitch
    return (
      rect(36, y, box, box) +
      words(41.5, y + box / 2 + size / 3, row, size, 'start') +
      (checked.includes(row) ? tick(36, y) : '')
    )
  })
  const top = Math.max(shape.height, rows.length * pitch)
  const lines = Array.from({ length: nameLines }, (_, i) => {
    const [x, y] = [(i % 2) * 42, top + 8 + Math.floor(i / 2) * 8]
    return line(x + 1, y, x + 38, y) + (names[i] ? words(x + 2, y - 1.2, names[i], size, 'start') : '')
  })
  return drawing(
    width,
    top + 8 + 2 * 8 + 1,
    'A shape and a table',
    [shape.marks, sideMarksAndArrows(shape.placed), ...list, ...lines].join(''),
  )
}

function moved(marks: string, dx: number, dy: number): string {
  return marks.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    [Number(x) + dx, Number(y) + dy].map((value) => Math.round(value * 100) / 100).join(','),
  )
}

function tick(x: number, y: number): string {
  const more = ' class="tick" stroke-width="0.8"'
  return line(x + 0.7, y + 1.9, x + 1.6, y + 3, more) + line(x + 1.6, y + 3, x + 3.4, y + 0.4, more)
}
