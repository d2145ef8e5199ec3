import { hatch } from './hatch.ts'
import { label, leading, linesOf } from './label.ts'
import { drawing, line, type Point, rect, words } from './svg.ts'

export interface Bar {
  label: string
  /** Null leaves the place empty, for the child to draw. */
  value: number | null
}

const width = 176
const axisLeft = 16
const mostNumbered = 12

/** Upright bars over a number axis from 0 to `top` in steps of `scale`. `sizeMm` is the height of the type. */
export function barGraph(
  bars: readonly Bar[],
  scale: number,
  top: number,
  height: number,
  sizeMm: number,
  isNumbered = false,
): string {
  const floor = height + sizeMm
  const yOf = (value: number) => floor - (value / top) * height
  const pitch = (width - axisLeft) / bars.length
  const barWidth = Math.min(18, pitch * 0.55)
  // Numbers beside every line would touch on a fine axis.
  const isFine = top / scale > mostNumbered || (height * scale) / top < sizeMm * 0.95
  const numbered = isFine ? 2 : 1
  const marks: string[] = []
  for (let value = 0; value <= top; value += scale) {
    const grid = value === 0 ? '' : ' stroke-width="0.3" stroke-dasharray="0.6 1.8"'
    marks.push(line(axisLeft, yOf(value), width, yOf(value), grid))
    if ((value / scale) % numbered === 0)
      marks.push(words(axisLeft - 2, yOf(value) + sizeMm * 0.35, String(value), sizeMm, 'end'))
  }
  marks.push(line(axisLeft, floor, axisLeft, yOf(top) - 2))
  bars.forEach(({ label: name, value }, index) => {
    const center = axisLeft + (index + 0.5) * pitch
    const place = { x: center, y: floor + sizeMm * 1.4, sizeMm, anchor: 'middle', hangs: true } as const
    marks.push(label(name, pitch - 2, place))
    if (value === null) return
    marks.push(bar(center - barWidth / 2, yOf(value), barWidth, floor))
    if (isNumbered) marks.push(words(center, yOf(value) - 1.5, String(value), sizeMm))
  })
  const deepest = Math.max(...bars.map(({ label: name }) => linesOf(name, pitch - 2, sizeMm).length))
  return drawing(width, floor + sizeMm * (0.8 + deepest * leading), 'A bar graph', marks.join(''))
}

function bar(left: number, top: number, barWidth: number, floor: number): string {
  const right = left + barWidth
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, floor],
    [left, floor],
  ]
  return rect(left, top, barWidth, floor - top).replace('/>', ' fill="#fff"/>') + hatch(corners)
}
