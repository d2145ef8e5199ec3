import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { areaModel } from '../area-model.ts'
import { cubeStairs } from '../cell-figure.ts'
import { clockFace } from '../clock-face.ts'
import { divisionSteps } from '../division-steps.ts'
import { fullTurn } from '../full-turn.ts'
import { numberBond } from '../number-bond.ts'
import { quadrant } from '../quadrant.ts'
import { tallyRows } from '../tally.ts'
import { bars, cells, dots, lengths, squares } from './amounts.ts'
import { angles, cutSquares, shapes } from './figures.ts'
import { flow } from './flow.ts'
import { graph } from './graphs.ts'
import { groups } from './groups.ts'
import { arrowHead, numberLine } from './number-line.ts'
import { beside, caption, fitted, sizeOf, stacked } from './placed.ts'
import { blocks, coins, row } from './sketched.ts'
import { wave } from './wave.ts'
import { columns, lines, split, table } from './written.ts'

/** What a picture may take beside the words of its example, in millimetres; `tall` where its type would be too small. */
const most = { width: 66, height: 34, tall: 44 }
const sizeMm = 4

/** An example as it looks once it is drawn, with its size on paper in millimetres. */
export function examplePicture(picture: ExamplePicture): { svg: string; width: number; height: number } {
  const isTall = ['division', 'grid', 'turn'].includes(picture.kind)
  const svg = fitted(drawn(picture), isTall ? { ...most, height: most.tall } : most)
  return { svg, ...sizeOf(svg) }
}

function drawn(picture: ExamplePicture): string {
  switch (picture.kind) {
    case 'columns':
      return columns(picture)
    case 'division':
      return divisionSteps(picture.dividend, picture.divisor, 'example', 5)
    case 'lines':
      return lines(picture)
    case 'split':
      return split(picture)
    case 'bond':
      return fitted(numberBond([picture.whole, ...picture.parts], 6), { width: most.width, height: 24 })
    case 'dots':
      return dots(picture)
    case 'cells':
      return cells(picture)
    case 'blocks':
      return blocks(picture)
    case 'bars':
      return bars(picture)
    case 'lengths':
      return lengths(picture)
    case 'number-line':
      return numberLine(picture)
    case 'clocks':
      return beside(
        picture.times.map((minutes) => stacked([clockFace(28, minutes), caption(timeOf(minutes))], 0, 'A clock')),
        5,
        'Clocks',
      )
    case 'graph':
      return graph(picture)
    case 'tally':
      return tallyRows(picture.rows, sizeMm)
    case 'table':
      return table(picture)
    case 'area':
      return areaOf(picture)
    case 'shapes':
      return shapes(picture)
    case 'angles':
      return angles(picture)
    case 'turn':
      return fullTurn(picture.parts, 0, 19)
    case 'grid':
      return grid(picture)
    case 'cubes':
      return cubeStairs(picture.heights, picture.deep, 5)
    case 'cut-squares':
      return cutSquares(picture)
    case 'squares':
      return squares(picture)
    case 'coins':
      return coins(picture)
    case 'row':
      return row(picture)
    case 'flow':
      return flow(picture)
    case 'groups':
      return groups(picture)
    case 'wave':
      return wave(picture)
  }
}

/** As it is written: 3:05. */
function timeOf(minutes: number): string {
  return `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`
}

/** Between two lines of a grid, the height of its numbers, and how far from a point an arrow to it ends. */
const gridMm = { cell: 3.4, size: 3, off: 1.3 }

function grid({ size, points, path = [] }: Extract<ExamplePicture, { kind: 'grid' }>): string {
  return quadrant(size, points, gridMm.cell, gridMm.size, (at) => {
    const places = path.map(([x, y]) => at(x, y))
    const [before, last] = places.slice(-2)
    if (!before || !last) return ''
    const [dx, dy] = [Math.sign(last[0] - before[0]), Math.sign(last[1] - before[1])]
    const tip = [last[0] - dx * gridMm.off, last[1] - dy * gridMm.off] as const
    const way = [...places.slice(0, -1), [tip[0] - dx, tip[1] - dy]]
    const points = way.map(([x = 0, y = 0]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
    return `<polyline stroke-width="1.2" points="${points}"/>${arrowHead(...tip, dx, dy, 1.4)}`
  })
}

function areaOf({ top, left }: Extract<ExamplePicture, { kind: 'area' }>): string {
  const side = (parts: readonly number[]) => ({
    labels: parts.map((part) => part.toLocaleString('en-US')),
    weights: parts.map((_, i) => parts.length - i * 0.7),
  })
  const inside = left.map((high) => top.map((wide) => (high * wide).toLocaleString('en-US')))
  return areaModel(side(top), side(left), inside, null, { width: 62, height: left.length > 1 ? 34 : 24, sizeMm: 4.2 })
}
