import { flatShape, namedCircle, namedShape, roundShape } from '../../../figures/flat-shapes.ts'
import type { Point } from '../../../figures/svg.ts'
import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { drawCorners } from '../../shapes/corners.ts'
import { offered } from '../../shapes/offered.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

const names = ['triangle', 'square', 'rectangle', 'hexagon', 'circle'] as const
type Name = (typeof names)[number]

/** A triangle on its point is one of every page: some take it for none. */
const looks = [...names, 'triangle on its point'] as const
type Look = (typeof looks)[number]

const counts: Record<Name, number> = { triangle: 3, square: 4, rectangle: 4, hexagon: 6, circle: 0 }
const notes: Record<Name, string> = {
  triangle: 'Three sides and three corners make a triangle, however it is turned.',
  square: 'Four sides could be a rectangle too: here all four are equal.',
  rectangle: 'Four sides could be a square too: here two are longer.',
  hexagon: '7 sides if the first one was counted twice: mark it.',
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
      const look = random.pick(looks)
      const isOnPoint = look === 'triangle on its point'
      const name = isOnPoint ? 'triangle' : look
      const turn = isOnPoint ? 0 : random.pick(setting.step === 0 ? easyTurns : turns)
      const corners = cornersOf(look, random)
      const count = counts[name]
      return {
        answer: `${count} sides, ${count} corners, ${name}`,
        hard: neverFirst[look] ?? random.next(),
        same: look,
        note: notes[name],
        ...(isEarly ? checked(name, corners, turn, random) : written(name, corners, turn, random)),
      }
    },
  }
}

/** These would be odd examples. */
const neverFirst: Partial<Record<Look, number>> = { 'triangle on its point': 1, circle: 2 }

type Picture = Pick<Draft, 'figure' | 'finished' | 'line' | 'below'>

function written(name: Name, corners: Point[] | null, turn: number, random: Random): Picture {
  const count = counts[name]
  return {
    figure: corners ? flatShape(corners, turn) : roundShape(random.int(15, 20)),
    line: [gap(name, 'line')],
    below: [gap(count, 'box'), text('sides'), gap(count, 'box'), text('corners')],
  }
}

function checked(name: Name, corners: Point[] | null, turn: number, random: Random): Picture {
  const list = offered(name, names, random)
  const size = random.int(18, 28)
  const draw = (ticked: Name[]) => (corners ? namedShape(corners, turn, list, ticked) : namedCircle(size, list, ticked))
  const count = counts[name]
  return {
    figure: draw([]),
    finished: draw([name]),
    line: [gap(count, 'box'), text('sides'), gap(count, 'box'), text('corners')],
  }
}

/** Null for what has none. */
function cornersOf(look: Look, random: Random): Point[] | null {
  if (look === 'circle') return null
  const corners = look === 'triangle on its point' ? onPoint(random) : drawCorners[look](random)
  return corners.map(([x, y]): Point => [x * scale, y * scale])
}

function onPoint(random: Random): Point[] {
  return [
    [0, 0],
    [26, 0],
    [random.int(10, 16), random.int(22, 28)],
  ]
}
