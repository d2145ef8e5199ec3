import { circle, drawing, line, words } from './svg.ts'

type Three = readonly [whole: string, left: string, right: string]

/** A whole over its two parts; an empty text leaves a circle free to write in. The number at `written` stands out. */
export function numberBond(three: Three, sizeMm: number, written?: number): string {
  const { width, height, marks } = bond(three, sizeMm, Math.max(8.5, sizeMm * 1.15), written)
  return drawing(width + 0.5, height + 0.5, 'A number bond', marks)
}

/** Room for a fact in a child's hand, and between the bond and its facts. */
const factMm = 40
const besideMm = 4

/** The same beside lines for its facts, `pitch` apart; empty facts are to be written. */
export function factFamily(three: Three, sizeMm: number, facts: readonly string[], pitch: number): string {
  const { width, height, marks } = bond(three, sizeMm, 6.5)
  const room = width + besideMm
  const tall = Math.max(height, facts.length * pitch)
  const written = facts.map((fact, i) => {
    const y = (i + 1) * pitch - 0.5
    return line(room, y, room + factMm, y) + (fact && words(room + 1, y - 1.2, fact, sizeMm, 'start'))
  })
  const lowered = `<g transform="translate(0 ${((tall - height) / 2).toFixed(2)})">${marks}</g>`
  return drawing(room + factMm + 0.5, tall + 0.5, 'A number bond', lowered + written.join(''))
}

function bond([whole, left, right]: Three, sizeMm: number, radius: number, written?: number) {
  const [top, low] = [radius + 0.5, radius * 3.7]
  const [x1, x2, middle] = [radius + 0.5, radius * 4.4, radius * 2.7]
  const marks = [
    line(middle - radius * 0.6, top + radius * 0.8, x1 + radius * 0.55, low - radius * 0.85),
    line(middle + radius * 0.6, top + radius * 0.8, x2 - radius * 0.55, low - radius * 0.85),
    circle(middle, top, radius),
    circle(x1, low, radius),
    circle(x2, low, radius),
    ...[words(middle, top + sizeMm * 0.36, whole, sizeMm), words(x1, low + sizeMm * 0.36, left, sizeMm)],
    words(x2, low + sizeMm * 0.36, right, sizeMm),
  ].map((mark, i) =>
    written !== undefined && i === 5 + written ? mark.replace(' fill=', ' font-weight="700" fill=') : mark,
  )
  return { width: x2 + radius, height: low + radius, marks: marks.join('') }
}
