import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawing, line, type Point, rect, words } from '../svg.ts'
import { arrowHead } from './number-line.ts'
import { captionMm, inTwoLines, textMm } from './placed.ts'

type Flow = Extract<ExamplePicture, { kind: 'flow' }>

interface Box {
  lines: string[]
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
}

/** A row may be so wide; one that is wider has its longer names in two lines. */
const rowMm = 66
/** From line to line, white beside and over a name, and between boxes below each other. */
const boxMm = { line: 4.6, beside: 1.6, over: 1.3, gap: 2.4 }
/** Shortest arrow, white at its word; how far it ends from a box, from the middle if one leads back, from a corner. */
const arrowMm = { least: 6.5, beside: 1.6, off: 0.7, back: 1.5, corner: 2.2 }
/** Of what is written on arrows. */
const saidMm = captionMm * 0.9

export function flow(picture: Flow): string {
  return picture.back === 'round' ? ring(picture) : row(picture)
}

function boxOf(lines: string[]): Box {
  const width = Math.max(...lines.map((text) => textMm(text))) + boxMm.beside * 2
  return { lines, x: 0, y: 0, width, height: lines.length * boxMm.line + boxMm.over * 2 }
}

function drawnBox({ lines, x, y, width, height }: Box): string {
  const frame = rect(x - width / 2, y - height / 2, width, height).replace('<rect', '<rect rx="1.4"')
  const first = y - ((lines.length - 1) * boxMm.line) / 2 + captionMm * 0.35
  return frame + lines.map((text, i) => words(x, first + i * boxMm.line, text, captionMm)).join('')
}

function arrow([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  const end = (length - 1.5) / length
  return line(x1, y1, x1 + dx * end, y1 + dy * end) + arrowHead(x2, y2, dx, dy)
}

/** From left to right, the boxes of a step below each other. */
function row({ steps, arrows = [], back }: Flow): string {
  const plain = placedRow(steps, arrows, back, (name) => [name])
  const { placed, width } = plain.width > rowMm ? placedRow(steps, arrows, back, inTwoLines) : plain
  const boxes = placed.flat()
  const foot = Math.max(...boxes.map(({ y, height }) => y + height / 2))
  const said = arrows.some((text) => text) ? saidMm + arrowMm.back + 1.4 : 0
  const reach = Math.max(foot, said)
  const marks = placed.slice(1).flatMap((to, i) => {
    const from = placed[i] ?? []
    if (back) return thereAndBack(from[0], to[0], arrows[i], arrows[placed.length - 1 + i])
    const label = arrows[i] ? arrowWord(from, to, arrows[i]) : ''
    const ways = from.flatMap((one) => to.map((other) => arrow(...between(one, other))))
    return [...ways, label]
  })
  const all = [...boxes.map(drawnBox), ...marks].join('')
  return drawing(
    width,
    reach * 2 + 1,
    'Boxes joined by arrows',
    `<g transform="translate(0 ${(reach + 0.5).toFixed(2)})">${all}</g>`,
  )
}

/** Boxes around a middle line at 0. */
function placedRow(
  steps: Flow['steps'],
  arrows: readonly string[],
  back: Flow['back'],
  split: (name: string) => string[],
) {
  let x = 0.4
  const placed = steps.map((step, i) => {
    const boxes = step.map((name) => boxOf(split(name)))
    const wide = Math.max(...boxes.map(({ width }) => width))
    const tall = boxes.reduce((sum, { height }) => sum + height, 0) + (boxes.length - 1) * boxMm.gap
    let top = -tall / 2
    const column = boxes.map((box) => {
      const y = top + box.height / 2
      top += box.height + boxMm.gap
      return { ...box, x: x + wide / 2, y, width: step.length > 1 ? wide : box.width }
    })
    const told = [arrows[i], back ? arrows[steps.length - 1 + i] : ''].map((text) => textMm(text ?? '', saidMm))
    const isFork = step.length > 1 || (steps[i + 1] ?? []).length > 1
    x += wide
    if (i < steps.length - 1)
      x += Math.max(arrowMm.least + (isFork ? 2 : 0), ...told.map((mm) => mm + arrowMm.beside * 2))
    return column
  })
  return { placed, width: x + 0.4 }
}

/** From the side of a box to that of one at its right, each end as near to the other as its side lets it be. */
function between(from: Box, to: Box, lower = 0): [Point, Point] {
  const nearest = (box: Box, other: Box) => {
    const most = box.height / 2 - arrowMm.corner
    return box.y + lower + Math.max(-most, Math.min(most, other.y - box.y))
  }
  return [
    [from.x + from.width / 2 + arrowMm.off, nearest(from, to)],
    [to.x - to.width / 2 - arrowMm.off, nearest(to, from)],
  ]
}

function arrowWord(from: readonly Box[], to: readonly Box[], text: string): string {
  const [one, other] = [from[0], to[0]]
  if (!one || !other) return ''
  const x = (one.x + one.width / 2 + other.x - other.width / 2) / 2
  return words(x, -1.4, text, saidMm)
}

function thereAndBack(from?: Box, to?: Box, there = '', home = ''): string[] {
  if (!from || !to) return []
  const [start, end] = between(from, to, -arrowMm.back)
  const [last, first] = between(from, to, arrowMm.back)
  const middle = (start[0] + end[0]) / 2
  return [
    arrow(start, end),
    arrow(first, last),
    there && words(middle, -arrowMm.back - 1.4, there, saidMm),
    home && words(middle, arrowMm.back + 0.8 + saidMm, home, saidMm),
  ]
}

/** Around a middle, clockwise from the top. */
function ring({ steps, arrows = [] }: Flow): string {
  const boxes = steps.flat().map((name) => boxOf(inTwoLines(name)))
  const wide = Math.max(...boxes.map(({ width }) => width))
  const [reachX, reachY] = [wide / 2 + 12, 12.5]
  const round = boxes.map((box, i) => {
    const turn = (i / boxes.length) * 2 * Math.PI
    return { ...box, x: reachX * Math.sin(turn), y: -reachY * Math.cos(turn) }
  })
  const ways = round.map((box, i) => {
    const next = round[(i + 1) % round.length] ?? box
    const [start, end] = [edgeOf(box, next), edgeOf(next, box)]
    return { start, end, text: arrows[i] ?? '' }
  })
  const said = ways.filter(({ text }) => text).map(besideWay)
  const half = Math.max(...round.map(({ x, width }) => Math.abs(x) + width / 2), ...said.map(({ far }) => far)) + 0.4
  const top = Math.min(...round.map(({ y, height }) => y - height / 2)) - 0.4
  const foot = Math.max(...round.map(({ y, height }) => y + height / 2)) + 0.4
  const marks = [
    ...round.map(drawnBox),
    ...ways.map(({ start, end }) => arrow(start, end)),
    ...said.map(({ mark }) => mark),
  ].join('')
  const moved = `<g transform="translate(${half.toFixed(2)} ${(-top).toFixed(2)})">${marks}</g>`
  return drawing(half * 2, foot - top, 'Boxes in a circle', moved)
}

/** A word outside of its way around the middle, over one that lies flat; and how far from the middle it reaches. */
function besideWay({ start, end, text }: { start: Point; end: Point; text: string }) {
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  const long = textMm(text, saidMm)
  if (Math.abs(end[1] - start[1]) < 1) return { mark: words(x, y - 1.4, text, saidMm), far: Math.abs(x) + long / 2 }
  const [at, anchor] = x > 0 ? ([x + 1.6, 'start'] as const) : ([x - 1.6, 'end'] as const)
  return {
    mark: words(at, y + Math.sign(y) * 1.2 + saidMm * 0.35, text, saidMm, anchor),
    far: Math.abs(at) + long,
  }
}

/** Where the way from a box to another leaves it. */
function edgeOf(box: Box, other: Box): Point {
  const [dx, dy] = [other.x - box.x, other.y - box.y]
  const [halfX, halfY] = [box.width / 2 + arrowMm.off, box.height / 2 + arrowMm.off]
  const share = Math.min(halfX / Math.abs(dx || 1e-9), halfY / Math.abs(dy || 1e-9))
  return [box.x + dx * share, box.y + dy * share]
}
