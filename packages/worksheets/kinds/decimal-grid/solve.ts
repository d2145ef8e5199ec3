import { add, type Exact, exact, order, readExact, writeDecimal } from '../../numbers/solving.ts'
import type { DecimalGridView, Item, Piece } from './view.ts'

/** Measures the hatched area of every square, and compares what is printed in exact numbers. */
export function solve({ sections }: DecimalGridView): (string | null)[] {
  return sections.flatMap(({ items }) => items.filter(({ label }) => label !== 'Example').map(answer))
}

function answer({ figures, line }: Item): string | null {
  const text = line.map(read).join(' ')
  const grids = figures.map(readGrid)
  const known = grids.filter((grid) => grid !== null)
  if (known.length !== figures.length) return null
  if (known.length === 0) return sentence(text)
  const named = /^_\/(10|100) = ___$/.exec(text)
  if (named) return nameParts(known, Number(named[1]))
  const [first, second] = known
  if (text.includes('( )')) return first && second ? pairOf(text, first, second) : null
  return first && known.length === 1 ? toShade(text, first) : null
}

function read(piece: Piece): string {
  if ('text' in piece) return piece.text
  if ('fraction' in piece) return `${piece.fraction.top || '_'}/${piece.fraction.bottom}`
  if ('blank' in piece) return piece.blank === 'ring' ? '( )' : '___'
  return ''
}

interface Grid {
  parts: number
  shaded: number
}

/** Equal parts by the cutting lines; shaded ones by the hatched area. */
function readGrid(svg: string): Grid | null {
  const whole =
    /<rect class="whole" stroke-width="[\d.]+" x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/.exec(svg)
  if (!whole) return null
  const [edge = 0, width = 0, height = 0] = whole.slice(1).map(Number)
  const cuts = [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" class="cut"/g)]
  const upright = cuts.filter(([, x1, , x2]) => x1 === x2).map(([, x]) => Number(x) - edge)
  const level = cuts.filter(([, , y1, , y2]) => y1 === y2).map(([, , y]) => Number(y) - edge)
  if (!areEven(upright, width) || !areEven(level, height)) return null
  const parts = (upright.length + 1) * (level.length + 1)
  const shapes = [...svg.matchAll(/<polygon points="([^"]+)" class="shade"/g)].map(([, points = '']) => boxArea(points))
  if (shapes.length !== svg.split('class="hatch"').length - 1) return null
  const shaded = (shapes.reduce((all, area) => all + area, 0) / (width * height)) * parts
  return Math.abs(shaded - Math.round(shaded)) < 0.1 ? { parts, shaded: Math.round(shaded) } : null
}

function areEven(cuts: readonly number[], room: number): boolean {
  const step = room / (cuts.length + 1)
  return cuts.every((cut, i) => Math.abs(cut - (i + 1) * step) < 0.05)
}

function boxArea(points: string): number {
  const corners = points.split(' ').map((pair) => pair.split(',').map(Number))
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

function nameParts(grids: readonly Grid[], parts: number): string | null {
  if (grids.some((grid) => grid.parts !== parts)) return null
  const all = grids.reduce((sum, { shaded }) => sum + shaded, 0)
  // Whole columns of a hundred could be written in two ways.
  if (all === 0 || (parts === 100 && all % 10 === 0)) return null
  return `${all}/${parts} = ${writeDecimal(exact(BigInt(all), BigInt(parts)))}`
}

function toShade(text: string, { parts, shaded }: Grid): string | null {
  const value = readExact(text)
  if (!value || shaded > 0 || (value.top * BigInt(parts)) % value.bottom !== 0n) return null
  const count = (value.top * BigInt(parts)) / value.bottom
  if (count <= 0n || count >= BigInt(parts)) return null
  return `${count} ${parts === 10 ? 'column' : 'square'}${count === 1n ? '' : 's'}`
}

function pairOf(text: string, first: Grid, second: Grid): string | null {
  const [left, right] = text.split(' ( ) ').map(readExact)
  const isShown = (value: Exact | null | undefined, { parts, shaded }: Grid) =>
    value && order(value, exact(BigInt(shaded), BigInt(parts))) === 0
  return isShown(left, first) && isShown(right, second) ? sentence(text) : null
}

function sentence(text: string): string | null {
  const sides = text.split(' ( ) ')
  if (sides.length === 2) return compared(sides)
  const sorted = /^(.+): ___ < ___ < ___$/.exec(text)
  if (sorted) return inOrder((sorted[1] ?? '').split(', '))
  const tenths = /^([\d.]+) = ___ tenths$/.exec(text)
  if (tenths) return tenthsOf(tenths[1] ?? '')
  const split = /^([\d.]+) = ___ tenths \+ ___ hundredths$/.exec(text)
  if (split) return apart(split[1] ?? '')
  const told = /^(.+) = ___$/.exec(text)?.[1]
  const value = told === undefined ? null : (readExact(told) ?? inWords(told))
  return value && writeDecimal(value)
}

function compared(sides: readonly string[]): string | null {
  const [left, right] = sides.map(readExact)
  if (!left || !right) return null
  return sides.join({ '-1': ' < ', '0': ' = ', '1': ' > ' }[order(left, right)])
}

function inOrder(texts: readonly string[]): string | null {
  const read = texts.map((text) => ({ text, value: readExact(text) }))
  const known = read.filter((entry): entry is { text: string; value: Exact } => entry.value !== null)
  if (known.length !== 3) return null
  const sorted = known.sort((a, b) => order(a.value, b.value))
  const isStrict = sorted.every(
    ({ value }, i) => i === 0 || order((sorted[i - 1] as (typeof sorted)[number]).value, value) < 0,
  )
  return isStrict ? sorted.map(({ text }) => text).join(' < ') : null
}

function tenthsOf(text: string): string | null {
  const value = readExact(text)
  return value && (value.top * 10n) % value.bottom === 0n ? String((value.top * 10n) / value.bottom) : null
}

/** One digit of tenths and one of hundredths. */
function apart(text: string): string | null {
  const digits = /^0\.(\d)(\d)$/.exec(text)
  return digits ? `${digits[1]} + ${digits[2]}` : null
}

const sizes: Record<string, bigint> = { whole: 1n, tenth: 10n, hundredth: 100n }

/** `3 tenths and 7 hundredths` */
function inWords(text: string): Exact | null {
  const parts = text.split(' and ').map((part) => {
    if (/^\d+$/.test(part)) return exact(BigInt(part))
    if (part.includes('/')) return readExact(part)
    const [, count = '', name = ''] = /^(\d+) ([a-z]+?)s?$/.exec(part) ?? []
    const size = sizes[name]
    return size === undefined ? null : exact(BigInt(count), size)
  })
  return parts.reduce<Exact | null>((sum, part) => (sum && part ? add(sum, part) : null), exact(0n))
}
