import { drawing, line, rect } from './svg.ts'

/** Flats, rods and cubes from the left, drawn to one scale; `unit` is the side of a cube in millimetres. */
export function baseTen(hundreds: number, tens: number, ones: number, unit: number): string {
  const long = unit * 10
  const gap = gapFor(unit)
  const marks: string[] = []
  let x = 0.4
  const deep = hundreds > 5 ? 2 : 1
  for (let i = 0; i < hundreds; i++)
    marks.push(block('flat', x + Math.floor(i / deep) * (long + gap), 0.4 + (i % deep) * (long + gap), [10, 10], unit))
  x += Math.ceil(hundreds / deep) * (long + gap) + (hundreds > 0 ? gap : 0)
  for (let i = 0; i < tens; i++) marks.push(block('rod', x + i * (unit + gap), 0.4, [1, 10], unit))
  x += tens * (unit + gap) + (tens > 0 ? gap : 0)
  // In columns of five, so that nine is seen at once; with white between them, so that five are no rod.
  const pitch = unit + looseMm
  for (let i = 0; i < ones; i++)
    marks.push(block('cube', x + Math.floor(i / 5) * (unit + gap), 0.4 + (i % 5) * pitch, [1, 1], unit))
  x += Math.ceil(ones / 5) * (unit + gap)
  const rows = Math.max(1, Math.min(hundreds, deep))
  const height = rows * long + (rows - 1) * gap
  return drawing(x, height + 0.8, 'Blocks of hundreds, tens and ones', marks.join(''))
}

/** White between loose cubes. */
const looseMm = 1.2

function gapFor(unit: number): number {
  return Math.max(0.9, unit * 0.45)
}

/** Millimetres across that blocks of this scale take. */
export function baseTenWidth([ones = 0, tens = 0, hundreds = 0]: readonly number[], unit: number): number {
  const gap = gapFor(unit)
  const flats = Math.ceil(hundreds / (hundreds > 5 ? 2 : 1)) * (unit * 10 + gap) + (hundreds > 0 ? gap : 0)
  return 0.4 + flats + (tens + Math.ceil(ones / 5)) * (unit + gap) + (tens > 0 ? gap : 0)
}

function block(name: string, x: number, y: number, [across, down]: readonly [number, number], unit: number): string {
  const [right, bottom] = [x + across * unit, y + down * unit]
  const inner = [
    ...Array.from({ length: across - 1 }, (_, i) => line(x + (i + 1) * unit, y, x + (i + 1) * unit, bottom, thin)),
    ...Array.from({ length: down - 1 }, (_, i) => line(x, y + (i + 1) * unit, right, y + (i + 1) * unit, thin)),
  ]
  return `<g class="${name}">${rect(x, y, across * unit, down * unit)}${inner.join('')}</g>`
}

const thin = ' stroke-width="0.3"'
