import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { areaModel } from '../area-model.ts'
import { cellFigure, cubeBlock } from '../cell-figure.ts'
import { clockFace } from '../clock-face.ts'
import { divisionSteps } from '../division-steps.ts'
import { fullTurn } from '../full-turn.ts'
import { money } from '../money.ts'
import { numberBond } from '../number-bond.ts'
import { quadrant } from '../quadrant.ts'
import { graphFigure } from '../question-graph.ts'
import { tallyRows } from '../tally.ts'
import { bars, blocks, dots, lengths, row, squares } from './amounts.ts'
import { angles, numberLine, shapes } from './figures.ts'
import { beside, fitted, sizeOf } from './placed.ts'
import { columns, lines, split, table } from './written.ts'

/** What a picture may take beside the words of its example, in millimetres. */
const most = { width: 66, height: 34 }
const sizeMm = 4
const gridMm = 4

/** An example as it looks once it is drawn, with its size on paper in millimetres. */
export function examplePicture(picture: ExamplePicture): { svg: string; width: number; height: number } {
  const svg = fitted(drawn(picture), most)
  return { svg, ...sizeOf(svg) }
}

function drawn(picture: ExamplePicture): string {
  switch (picture.kind) {
    case 'columns':
      return columns(picture)
    case 'division':
      return divisionSteps(picture.dividend, picture.divisor, 'done', 6)
    case 'lines':
      return lines(picture)
    case 'split':
      return split(picture)
    case 'bond':
      return fitted(numberBond([picture.whole, ...picture.parts], 6), { width: most.width, height: 24 })
    case 'dots':
      return dots(picture)
    case 'cells':
      return cellFigure(
        picture.rows.flatMap((count, r) => Array.from({ length: count }, (_, c) => [c, r] as const)),
        6,
      )
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
        picture.times.map((minutes) => clockFace(28, minutes)),
        5,
        'Clocks',
      )
    case 'graph':
      return graphFigure(picture.graph, 62, sizeMm * 2)
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
      return fullTurn(picture.parts, 0, 17)
    case 'grid':
      return quadrant(picture.size, picture.points, gridMm)
    case 'cubes':
      return cubeBlock(picture.across, picture.deep, picture.high, 5)
    case 'squares':
      return squares(picture)
    case 'coins':
      return money(picture.values, most.width)
    case 'row':
      return row(picture)
  }
}

function areaOf({ top, left }: Extract<ExamplePicture, { kind: 'area' }>): string {
  const side = (parts: readonly number[]) => ({
    labels: parts.map((part) => part.toLocaleString('en-US')),
    weights: parts.map((_, i) => parts.length - i * 0.7),
  })
  const inside = left.map((high) => top.map((wide) => (high * wide).toLocaleString('en-US')))
  return areaModel(side(top), side(left), inside, null, { width: 62, height: left.length > 1 ? 34 : 24, sizeMm: 4.2 })
}
