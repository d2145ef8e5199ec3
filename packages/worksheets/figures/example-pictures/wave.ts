import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawing, line, words } from '../svg.ts'
import { arrowHead } from './number-line.ts'
import { captionMm, textMm } from './placed.ts'

/** All waves are so long, or shorter where something stands at the left; how high they are, and where their crests are. */
const waveMm = { long: 40, shorter: 32, high: 7, top: 11 }
/** White between a label and its arrow. */
const gap = 1.7
const dotted = ' stroke-width="0.4" stroke-dasharray="1 1"'

/** Waves along a middle line, with arrows at what is measured. */
export function wave({
  crests,
  height,
  length,
  crest,
  tall,
  whole,
}: Extract<ExamplePicture, { kind: 'wave' }>): string {
  const { high, top } = waveMm
  const long = tall ? waveMm.shorter : waveMm.long
  const each = long / crests
  const left = tall ? textMm(tall) + gap + 4 : 1
  const [middle, low, right] = [top + high, top + high * 2, left + long + 4]
  const crestAt = (i: number) => left + (i + 0.25) * each
  const [before, last] = [crestAt(crests - 2), crestAt(crests - 1)]
  const marks = [
    line(left, middle, right + 1, middle, dotted),
    curve(left, middle, each, crests),
    ...[before, last].map((x) => line(x, top - 4.6, x, top - 0.6, dotted)),
    measure(before, top - 3.6, last, top - 3.6),
    words((before + last) / 2, top - 6, length, captionMm),
    crest ? words(Math.max(crestAt(0), left + textMm(crest) / 2), top - 1.6, crest, captionMm) : '',
    line(last, top, right + 1, top, dotted),
    measure(right, middle, right, top),
    words(right + gap, top + high / 2 + captionMm * 0.35, height, captionMm, 'start'),
    ...(tall ? heightAtLeft(tall, left, crestAt(0), each) : []),
    ...(whole ? lengthBelow(whole, left, left + long) : []),
  ]
  const size = [right + gap + textMm(height) + 0.5, whole ? low + 9 : low + 0.8] as const
  return drawing(...size, 'Waves along a line', marks.join(''))
}

function curve(left: number, middle: number, each: number, crests: number): string {
  const points = Array.from({ length: crests * 24 + 1 }, (_, i) => {
    const [x, y] = [left + (i / 24) * each, middle - waveMm.high * Math.sin((i / 12) * Math.PI)]
    return `${x.toFixed(2)},${y.toFixed(2)}`
  })
  return `<polyline stroke-width="0.8" points="${points.join(' ')}"/>`
}

/** An arrow with two heads. */
function measure(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  return [
    line(x1 + dx * 1.5, y1 + dy * 1.5, x2 - dx * 1.5, y2 - dy * 1.5),
    arrowHead(x2, y2, dx, dy),
    arrowHead(x1, y1, -dx, -dy),
  ].join('')
}

function heightAtLeft(text: string, left: number, crest: number, each: number): string[] {
  const [x, top, low] = [left - 3, waveMm.top, waveMm.top + waveMm.high * 2]
  return [
    line(x - 1, top, crest, top, dotted),
    line(x - 1, low, crest + each / 2, low, dotted),
    measure(x, low, x, top),
    words(x - gap, (top + low) / 2 + captionMm * 0.35, text, captionMm, 'end'),
  ]
}

function lengthBelow(text: string, left: number, right: number): string[] {
  const y = waveMm.top + waveMm.high * 2 + 3
  return [
    ...[left, right].map((x) => line(x, waveMm.top + waveMm.high, x, y + 1, dotted)),
    measure(left, y, right, y),
    words((left + right) / 2, y + 1 + captionMm, text, captionMm),
  ]
}
