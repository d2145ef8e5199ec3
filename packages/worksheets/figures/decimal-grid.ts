import { hatch } from './hatch.ts'
import { drawing, line, type Point, polygon, rect } from './svg.ts'

/** One whole in 10 columns, or in 100 small squares, the first `shaded` of them hatched, column by column. */
export function decimalGrid(parts: 10 | 100, shaded: number, side: number): string {
  const [edge, step] = [0.5, side / 10]
  const cuts = Array.from({ length: 9 }, (_, i) => edge + (i + 1) * step)
  const perColumn = parts / 10
  const columns = Math.floor(shaded / perColumn)
  const more = shaded % perColumn
  const shapes = [
    ...(columns > 0 ? [corners(edge, edge, columns * step, side)] : []),
    ...(more > 0 ? [corners(edge + columns * step, edge, step, more * step)] : []),
  ]
  const marks = [
    ...shapes.map(
      (shape) => polygon(shape, ` class="shade" fill="${gray}" stroke-width="0.3"`) + hatch(shape, 'light'),
    ),
    ...cuts.map((x) => line(x, edge, x, edge + side, thin)),
    ...(parts === 100 ? cuts.map((y) => line(edge, y, edge + side, y, thin)) : []),
    rect(edge, edge, side, side).replace('<rect', '<rect class="whole" stroke-width="0.6"'),
  ]
  const label = parts === 100 ? 'A square in a hundred small squares' : 'A square in ten columns'
  return drawing(side + 1, side + 1, label, marks.join(''))
}

function corners(left: number, top: number, width: number, height: number): Point[] {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
}

/** Pale enough for the cutting lines to be counted, dark enough to print. */
const gray = '#dcdcdc'
const thin = ' class="cut" stroke-width="0.3"'
