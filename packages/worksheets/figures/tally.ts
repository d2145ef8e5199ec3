import { drawing, line, words } from './svg.ts'

/** Rows of tally marks, the fifth across the four; each row has a name. */
export function tallyRows(rows: readonly { name: string; count: number }[], sizeMm: number): string {
  const left = 4 + Math.max(...rows.map(({ name }) => name.length)) * sizeMm * 0.58
  const height = Math.max(13, sizeMm * 2)
  const [pitch, bundle] = [3, 18]
  const marks = rows.flatMap(({ name, count }, r) => {
    const y = r * height
    const strokes = Array.from({ length: count }, (_, i) => {
      const [group, within] = [Math.floor(i / 5), i % 5]
      const x = left + group * bundle + within * pitch
      if (within === 4)
        return line(left + group * bundle - 1.4, y + 10, left + group * bundle + 3 * pitch + 1.4, y + 3, mark)
      return line(x, y + 2, x, y + 11, mark)
    })
    return [
      words(2, y + height / 2 + sizeMm * 0.36, name, sizeMm, 'start'),
      ...strokes,
      line(0.3, y + height, left + 5 * bundle, y + height, ' stroke-width="0.3"'),
    ]
  })
  return drawing(left + 5 * bundle + 1, rows.length * height + 1, 'Tally marks', marks.join(''))
}

const mark = ' class="tally" stroke-width="0.9" stroke-linecap="round"'
