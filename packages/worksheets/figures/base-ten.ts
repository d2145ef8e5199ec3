import { drawing, line, rect } from './svg.ts'

/** Side of a small cube; a rod is ten of them, a flat ten rods. */
const unit = 2.1
const gap = 2.2

/** Flats, rods and cubes from the left, drawn to one scale. */
export function baseTen(hundreds: number, tens: number, ones: number): string {
  const marks: string[] = []
  let x = 0.4
  for (let i = 0; i < hundreds; i++) {
    const left = x + Math.floor(i / 2) * (unit * 10 + gap)
    const top = 0.4 + (i % 2) * (unit * 10 + gap)
    marks.push(block('flat', left, top, 10, 10))
  }
  x += Math.ceil(hundreds / 2) * (unit * 10 + gap)
  for (let i = 0; i < tens; i++) marks.push(block('rod', x + i * (unit + gap), 0.4, 1, 10))
  x += tens * (unit + gap) + (tens > 0 ? gap : 0)
  for (let i = 0; i < ones; i++)
    marks.push(block('cube', x + Math.floor(i / 5) * (unit + gap), 0.4 + (i % 5) * (unit * 1.9), 1, 1))
  x += Math.ceil(ones / 5) * (unit + gap)
  const height = hundreds > 1 ? unit * 20 + gap : unit * 10
  return drawing(x, height + 0.8, 'Blocks of hundreds, tens and ones', marks.join(''))
}

function block(name: string, x: number, y: number, across: number, down: number): string {
  const inner = [
    ...Array.from({ length: across - 1 }, (_, i) =>
      line(x + (i + 1) * unit, y, x + (i + 1) * unit, y + down * unit, thin),
    ),
    ...Array.from({ length: down - 1 }, (_, i) =>
      line(x, y + (i + 1) * unit, x + across * unit, y + (i + 1) * unit, thin),
    ),
  ]
  return `<g class="${name}">${rect(x, y, across * unit, down * unit)}${inner.join('')}</g>`
}

const thin = ' stroke-width="0.25"'
