import { flatShape, namedCircle, namedShape, roundShape } from '../../../figures/flat-shapes.ts'
import type { Point } from '../../../figures/svg.ts'
import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { drawCorners } from '../../shapes/corners.ts'
import { offered } from '../../shapes/offered.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

const names = ['triangle', 'square', 'rectangle', 'hexagon', 'circle'] as const
type Name = (typeof names)[number]

const counts: Record<Name, number> = { triangle: 3, square: 4, rectangle: 4, hexagon: 6, circle: 0 }
const notes: Record<Name, string> = {
  triangle: 'Three sides and three corners make a triangle, however it is turned.',
  square: 'Four sides could be a rectangle too: here all four are equal.',
  rectangle: 'Four sides could be a square too: here two are longer.',
  hexagon: 'Mark the first side: 7 if it was counted twice.',
  circle: 'Round all the way: no side and no corner.',
}
const turns = [0, 0.3, 0.8, 1.3, 2.1]
const easyTurns = [0, 0, 0.3]
/** Three rows fit, with the boxes to write in below each shape. */
const scale = 0.62

/** Counted first, then named: a child who does not write yet checks one of three names. */
export const sidesAndName: Draw<'sides-and-name'> = (_task, setting) => {
  const isEarly = setting.grade === 'kindergarten'
  return {
    heading: isEarly
      ? 'Count the sides and the corners. Then check the name.'
      : `Count the sides and the corners. Then write the name: ${names.join(', ')}.`,
    layout: 'counted',
    across: 2,
    isMeasured: true,
    want: 6,
    tall: gradeTables[setting.grade].boxMm * 2 + 22,
    draw: (random) => {
      const name = random.pick(names)
      const turn = random.pick(setting.step === 0 ? easyTurns : turns)
      const count = counts[name]
      const facts = { answer: `${count} sides, ${count} corners, ${name}`, hard: count || 9, note: notes[name] }
      return { ...facts, ...(isEarly ? checked(name, turn, random) : written(name, turn, random)) }
    },
  }
}

type Picture = Pick<Draft, 'figure' | 'finished' | 'line' | 'below' | 'same'>

function written(name: Name, turn: number, random: Random): Picture {
  const figure = name === 'circle' ? roundShape(random.int(15, 20)) : flatShape(corners(name, random), turn)
  const count = counts[name]
  return {
    figure,
    line: [gap(name, 'line')],
    below: [gap(count, 'box'), text('sides'), gap(count, 'box'), text('corners')],
    same: sameAs(name, figure),
  }
}

function checked(name: Name, turn: number, random: Random): Picture {
  const list = offered(name, names, random)
  const [size, shape] = name === 'circle' ? [random.int(18, 28), null] : [0, corners(name, random)]
  const draw = (ticked: Name[]) => (shape ? namedShape(shape, turn, list, ticked) : namedCircle(size, list, ticked))
  const count = counts[name]
  return {
    figure: draw([]),
    finished: draw([name]),
    line: [gap(count, 'box'), text('sides'), gap(count, 'box'), text('corners')],
    same: sameAs(name, draw([])),
  }
}

/** Circles, squares and rectangles look alike in any size; of the others a second one is another. */
function sameAs(name: Name, figure: string): string {
  return name === 'triangle' || name === 'hexagon' ? figure : name
}

function corners(name: Exclude<Name, 'circle'>, random: Random): Point[] {
  return drawCorners[name](random).map(([x, y]): Point => [x * scale, y * scale])
}
