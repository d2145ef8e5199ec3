import { textsIn } from '../../reading.ts'
import { areEqual, partsOf, shadedShare } from './solve/parts.ts'
import type { FractionShapesView, Item, Piece } from './view.ts'

const shares = ['half', 'third', 'fourth']
const many = ['halves', 'thirds', 'fourths']

/** Measures the areas of drawn parts, counts rings, and works out what is printed. */
export function solve({ sections }: FractionShapesView): (string | null)[] {
  return sections.flatMap(({ items }) => items.filter(({ label }) => label !== 'Example').map(answer))
}

function answer(item: Item): string | null {
  const [ask, line] = [read(item.ask), read(item.line)]
  if (item.choices.length > 0) return ring(item)
  if (item.figures.length === 2) return strips(item.figures, line)
  if (item.figures.length === 0) return thought(line) ?? missing(line)
  const [figure = ''] = item.figures
  const friends = /^for (\d) friends$/.exec(line)
  if (friends) return cut(figure, Number(friends[1]))
  const parts = partsOf(figure)
  const toShade = /^(\d+)\/(\d+)$/.exec(ask)
  if (toShade) return parts && shading(parts, Number(toShade[1]), Number(toShade[2]))
  if (line === '_/_') return parts && shadedShare(parts)
  return partOfSet(ask, figure)
}

function read(pieces: readonly Piece[]): string {
  const words = pieces.map((piece) => {
    if ('text' in piece) return piece.text
    if ('fraction' in piece) return `${piece.fraction.top || '_'}/${piece.fraction.bottom || '_'}`
    return 'blank' in piece ? '___' : ''
  })
  return words.join(' ')
}

function ring({ figures, choices }: Item): string | null {
  const parts = partsOf(figures[0] ?? '')
  if (!parts || parts.length < 2) return null
  const right = areEqual(parts) ? many[parts.length - 2] : 'not equal'
  return choices.some(({ word }) => word === right) ? (right ?? null) : null
}

function cut(figure: string, friends: number): string | null {
  const name = many[friends - 2]
  return partsOf(figure)?.length === 1 && name ? `${friends} equal shares: ${name}` : null
}

function shading(parts: NonNullable<ReturnType<typeof partsOf>>, top: number, bottom: number): string | null {
  const isFree = parts.every(({ shaded }) => !shaded)
  const count = (parts.length * top) / bottom
  return isFree && areEqual(parts) && Number.isInteger(count) && count < parts.length
    ? `${count} of ${parts.length} parts`
    : null
}

function thought(line: string): string | null {
  const [, first = '', second = '', asked] =
    /^A (\w+) or a (\w+) of the same flag: which is (larger|smaller)\? ___$/.exec(line) ?? []
  const places = [shares.indexOf(first), shares.indexOf(second)]
  if (asked) {
    if (places.includes(-1) || first === second) return null
    // The more shares, the smaller each one.
    return `a ${shares[asked === 'larger' ? Math.min(...places) : Math.max(...places)]}`
  }
  const [, name = ''] = /^How many (\w+) make one whole flag\? ___$/.exec(line) ?? []
  return many.includes(name) ? String(many.indexOf(name) + 2) : null
}

function partOfSet(ask: string, figure: string): string | null {
  const found = /finds (\d+) .+ and takes (\d+)\/(\d+) of them\. How many (are left|is that)\?$/.exec(ask)
  if (!found) return null
  const [all = 0, top = 0, bottom = 0] = found.slice(1, 4).map(Number)
  const rings = figure.split('class="thing"').length - 1
  const parts = partsOf(figure) ?? []
  const isTape = parts.length === bottom && areEqual(parts) && textsIn(figure).some(({ text }) => text === String(all))
  if (rings !== all && !isTape) return null
  const each = all / bottom
  if (!Number.isInteger(each)) return null
  return String(each * (found[4] === 'is that' ? top : bottom - top))
}

/** The upper strip must show the printed fraction, the lower one as many parts as its bottom number. */
function strips([above = '', below = '']: readonly string[], line: string): string | null {
  const [upper, lower] = [partsOf(above), partsOf(below)]
  const [, top, bottom, parts] = /^(\d+)\/(\d+) = _\/(\d+)$/.exec(line) ?? []
  if (!upper || !lower || !areEqual(upper) || !areEqual(lower) || lower.some(({ shaded }) => shaded)) return null
  const isShown = upper.length === Number(bottom) && upper.filter(({ shaded }) => shaded).length === Number(top)
  return isShown && lower.length === Number(parts) ? missing(line) : null
}

/** The one number that is left out of two equal fractions, or of a whole number and a fraction. */
function missing(line: string): string | null {
  const [left, right, ...more] = line.split(' = ').map((side) => side.split('/'))
  if (!left || !right || more.length > 0) return null
  const [a = '', b = '1'] = left
  const [c = '', d = '1'] = right
  const numbers = [a, b, c, d].map((text) => (/^\d+$/.test(text) ? BigInt(text) : null))
  if (
    numbers.filter((number) => number === null).length !== 1 ||
    [a, b, c, d].filter((text) => text === '_').length !== 1
  )
    return null
  const [e, f, g, h] = numbers
  // Across: a times d is b times c.
  if (e === null) return quotient(f, g, h)
  if (f === null) return quotient(e, h, g)
  if (g === null) return quotient(e, h, f)
  return quotient(f, g, e)
}

function quotient(first?: bigint | null, second?: bigint | null, by?: bigint | null): string | null {
  if (!first || !second || !by || (first * second) % by !== 0n) return null
  return String((first * second) / by)
}
