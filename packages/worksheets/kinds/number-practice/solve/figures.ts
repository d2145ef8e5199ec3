import { exact, readExact, writeDecimal } from '../../../numbers/solving.ts'
import { linesIn, textsIn } from '../../../reading.ts'
import { shapeNumbers } from './marks.ts'
import { shadedParts } from './shaded-parts.ts'

/** A drawing with a printed line; the drawing is counted or measured, and must agree with the numbers printed by it. */
export function solveFigure(svg: string, line: string, heading: string): string | null {
  const rings = shapeNumbers(svg, 'circle')
  const sum = /^(\d+) ([+−×]) (\d+) = ___$/.exec(line)
  const rows = /^(\d+) rows of (\d+) = ___$/.exec(line)
  if (sum?.[2] === '+') {
    const all = Number(sum[1]) + Number(sum[3])
    // The child may be the one to draw the second group.
    const hasRoom = shapeNumbers(svg, 'rect').length === 1 && rings.length === Number(sum[1])
    return whole(all, rings.length === all || hasRoom)
  }
  if (sum?.[2] === '−') {
    const crossed = shapeNumbers(svg, 'line').length
    // The child may be the one to cross out.
    const gone = Number(sum[3])
    const all = Number(sum[1])
    const isToDraw = rings.length === 0 && crossed === 0 && shapeNumbers(svg, 'rect').length >= all
    return whole(all - gone, isToDraw || (rings.length === all && (crossed === gone || crossed === 0)))
  }
  const factors = rows ? [rows[1], rows[2]] : sum ? [sum[1], sum[3]] : undefined
  if (factors) return ringsInRows(rings, Number(factors[0]), Number(factors[1]))
  if (heading.startsWith('Find the area inside and the perimeter around')) {
    const [, inside = '', around = ''] = /^(___ square \S+) (___ \S+)$/.exec(line) ?? []
    const both = [measured(svg, inside, 'area'), measured(svg, around, 'perimeter')]
    return both.every((one) => one !== null) ? both.join(', ') : null
  }
  const hidden = /^\? = ___ (\S+) volume ([\d,]+) cubic (\S+)$/.exec(line)
  if (hidden) return hiddenEdge(svg, hidden[2] ?? '', [hidden[1], hidden[3]])
  const asked = /^Find the (area|perimeter|volume)\b/.exec(heading)?.[1]
  if (asked) return measured(svg, line, asked)
  if (line === 'more ___ fewer ___') return compared(svg)
  if (line === '10 + ___ = ___')
    return rings.length > 10 && rings.length < 20 ? `10 + ${rings.length - 10} = ${rings.length}` : null
  if (line === '___') return fraction(svg, '/')
  if (line === '___ out of ___') return fraction(svg, ' out of ')
  return /^___ \D+$/.test(line) ? whole(rings.length, rings.length > 0) : null
}

/** Equal rows, added one by one, and whether their number is even. */
export function solveAddedRows(svg: string, below: string): string | null {
  const rings = shapeNumbers(svg, 'circle')
  const rows = Object.values(Object.groupBy(rings, ({ cy = 0 }) => String(cy))).map((row) => row?.length ?? 0)
  const [each = 0] = rows
  if (below !== 'even? ___' || rows.length < 2 || rows.some((row) => row !== each)) return null
  return `${rows.join(' + ')} = ${rings.length}, even: ${rings.length % 2 === 0 ? 'yes' : 'no'}`
}

/** Rings belong to the letter above or beside them. */
function compared(svg: string): string | null {
  const [first, second] = textsIn(svg)
  if (first?.text !== 'A' || second?.text !== 'B') return null
  const rings = shapeNumbers(svg, 'circle')
  const later = rings.filter(({ cy = 0 }) => cy > second.y - 6).length
  const order = Math.sign(rings.length - 2 * later)
  return order === 0 ? null : order > 0 ? 'more A, fewer B' : 'more B, fewer A'
}

function whole(count: number, agrees: boolean): string | null {
  return agrees ? String(count) : null
}

function ringsInRows(rings: Record<string, number>[], rows: number, each: number): string | null {
  const heights = new Map<number, number>()
  for (const { cy = 0 } of rings) heights.set(cy, (heights.get(cy) ?? 0) + 1)
  return whole(rings.length, heights.size === rows && [...heights.values()].every((count) => count === each))
}

function fraction(svg: string, between: string): string | null {
  const [pointer] = linesIn(svg, 'asked')
  if (pointer) return onLine(svg, pointer.x1, between)
  const parts = shadedParts(svg)
  return parts && `${parts.shaded}${between}${parts.all}`
}

/** The jumps from 0 to the arrow, over those from 0 to 1; null where they are not equal or 0 and 1 are not the ends. */
function onLine(svg: string, pointer: number, between: string): string | null {
  const ticks = linesIn(svg, 'tick')
    .map(({ x1 }) => x1)
    .sort((a, b) => a - b)
  const [from, upTo] = [ticks[0] ?? 0, ticks.at(-1) ?? 0]
  const jumps = ticks.length - 1
  const each = (upTo - from) / jumps
  const [zero, one] = textsIn(svg).filter(({ text }) => text !== '?')
  const near = (a: number, b: number) => Math.abs(a - b) < 0.25
  if (zero?.text !== '0' || one?.text !== '1' || !near(zero.x, from) || !near(one.x, upTo)) return null
  if (ticks.some((tick, i) => !near(tick, from + i * each))) return null
  const place = ticks.findIndex((tick) => near(tick, pointer))
  return place > 0 && place < jumps ? `${place}${between}${jumps}` : null
}

function measured(svg: string, line: string, asked: string): string | null {
  const found = /^___ (?:(square|cubic) )?(\S+)$/.exec(line)
  const labels = [...svg.matchAll(/<text[^>]*>([\d,]+) ([^<]+)<\/text>/g)]
  if (!found || labels.some(([, , unit]) => unit !== found[2])) return null
  const sides = labels.map(([, side]) => readExact(side ?? '')?.top ?? 0n)
  const [a = 0n, b = 0n, c = 0n] = sides
  const unit = `${found[1] ? `${found[1]} ` : ''}${found[2]}`
  const answer = (value: bigint) => `${writeDecimal(exact(value))} ${unit}`
  if (asked === 'volume') return sides.length === 3 && found[1] === 'cubic' ? answer(a * b * c) : null
  if (sides.length !== 2 || !inProportion(svg, Number(a), Number(b))) return null
  if (asked === 'area') return found[1] === 'square' ? answer(a * b) : null
  return found[1] ? null : answer(2n * (a + b))
}

/** What the two labelled edges must be multiplied by to give the volume. */
function hiddenEdge(svg: string, volume: string, units: (string | undefined)[]): string | null {
  const labels = textsIn(svg).map(({ text }) => text.split(' '))
  const [unit] = units
  if (labels.length !== 3 || [...units, ...labels.map(([, own]) => own)].some((own) => own !== unit)) return null
  const known = labels.flatMap(([edge = '']) => (edge === '?' ? [] : [readExact(edge)?.top ?? 0n]))
  const [all, layer] = [readExact(volume)?.top ?? 0n, known.reduce((product, edge) => product * edge, 1n)]
  return known.length === 2 && layer > 0n && all % layer === 0n ? `${all / layer} ${unit}` : null
}

/** The rectangle is drawn as its labels say, to a hundredth. */
function inProportion(svg: string, across: number, up: number): boolean {
  const { width = 0, height = 0 } = shapeNumbers(svg, 'rect')[0] ?? {}
  return Math.abs(width * up - height * across) <= 0.01 * width * up
}
