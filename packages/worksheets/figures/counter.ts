import type { TokenMark } from '@pencil-quest/contract/token-marks'
import { circle, mm } from './svg.ts'
import { tokenOutlines } from './token-outlines.ts'

/** What is drawn once for each thing that a child counts: the thing, or a mark that stands for it. */
export type Counter = TokenMark | 'dot' | 'ring'

/** The field of an outline, of which the lines take about nine tenths. */
const field = 100

/** A thing is drawn wider than a ring that stands in the same place, as most are not round. */
const wider = 1.22

/** Lines run together in a thing drawn smaller than this, in millimetres across. */
const smallest = 5

const thingLineMm = 0.4

/** Around a point, so wide as a ring of this radius needs; too small for a thing it is a ring. */
export function counter(look: Counter, x: number, y: number, radius: number): string {
  const side = 2 * radius * wider
  if (look === 'dot' || look === 'ring' || side < smallest) return circle(x, y, radius, look === 'dot')
  const scale = side / field
  const place = `translate(${mm(x - side / 2)} ${mm(y - side / 2)}) scale(${scale.toFixed(4)})`
  return `<g class="counter" transform="${place}" stroke-width="${mm(thingLineMm / scale)}" stroke-linejoin="round" stroke-linecap="round">${tokenOutlines[look]}</g>`
}
