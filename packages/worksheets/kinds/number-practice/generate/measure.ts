import type { Grade } from '@pencil-quest/contract/choices'
import { labelledBox, labelledRectangle } from '../../../figures/measured-shapes.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import { slice } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, steps, text } from './family.ts'

const units = ['cm', 'm', 'in.', 'ft'] as const

/** Longest side by grade, so that the child's own arithmetic suffices. */
const longest: Record<Grade, number> = { kindergarten: 5, '1st': 5, '2nd': 5, '3rd': 10, '4th': 25, '5th': 40 }
const longestEdge = 12

/** A bound below this is taken for the sides alone; a larger one bounds the results too. */
const sidesOnly = 24

/** Wider shapes would be drawn as slivers. */
const slenderest = 5

const pointMm = 0.3528

export const measure: Draw<'area' | 'perimeter' | 'area-and-perimeter' | 'volume'> = (task, setting) => {
  const solid = task.do === 'volume'
  const isBoth = task.do === 'area-and-perimeter'
  const sizeMm = gradeTables[setting.grade].bodyPt * pointMm
  const bound = task.upTo < sidesOnly ? Number.POSITIVE_INFINITY : task.upTo
  const most = Math.min(task.upTo, solid ? longestEdge : longest[setting.grade], sideWithin[task.do](bound))
  const sides = slice([2, Math.max(2, Math.floor(most))], setting.step)
  return {
    heading: headings[task.do],
    layout: 'pictures',
    across: isBoth ? 2 : 3,
    want: 6,
    tall: gradeTables[setting.grade].boxMm + (solid ? 41 : 36),
    ...(solid && { wayTall: 4 * sizeMm }),
    draw: (random) => {
      const drawn = task.do === 'volume' ? box(random, sides, sizeMm) : rectangle(random, sides, task.do, sizeMm)
      return drawn && drawn.hard <= bound ? drawn : undefined
    },
  }
}

/** Longest side that still leaves a choice of other sides within the bound. */
const sideWithin = {
  area: (bound: number) => Math.sqrt(bound) * 1.6,
  'area-and-perimeter': (bound: number) => Math.sqrt(bound) * 1.6,
  perimeter: (bound: number) => bound / 3,
  volume: (bound: number) => Math.cbrt(bound) * 1.4,
}

const headings = {
  area: 'Find the area of each rectangle.',
  'area-and-perimeter': 'Find the area inside and the perimeter around each rectangle.',
  perimeter: 'Find the perimeter: the way all around.',
  volume: 'Find the volume of each box.',
}

type Flat = 'area' | 'perimeter' | 'area-and-perimeter'

function rectangle(random: Random, sides: [number, number], asked: Flat, sizeMm: number): Draft | undefined {
  const area = asked !== 'perimeter'
  const [one, two] = [random.int(...sides), random.int(...sides)]
  const [across, up] = [Math.max(one, two), Math.min(one, two)]
  if (across > up * slenderest) return undefined
  const unit = random.pick(units)
  const [asArea, asPerimeter] = [across * up, 2 * (across + up)]
  const [answer, other] = area ? [asArea, asPerimeter] : [asPerimeter, asArea]
  const said = area ? `square ${unit}` : unit
  const figure = labelledRectangle(across, up, unit, { width: 44, height: 30 }, sizeMm)
  const same = `${across}x${up}`
  if (asked === 'area-and-perimeter')
    return {
      figure,
      line: [gap(grouped(asArea), 'wide'), text(`square ${unit}`), gap(grouped(asPerimeter), 'wide'), text(unit)],
      answer: `${grouped(asArea)} square ${unit}, ${grouped(asPerimeter)} ${unit}`,
      hard: asArea,
      same,
      note: `Inside: ${across} × ${up}. Around: ${across} + ${up} + ${across} + ${up}.`,
    }
  return {
    figure,
    line: [gap(grouped(answer)), text(said)],
    answer: `${grouped(answer)} ${said}`,
    hard: answer,
    same,
    note: other === answer ? undefined : `If the answer was ${grouped(other)}, ${mixed(area)}.`,
  }
}

function mixed(area: boolean): string {
  return area
    ? 'the way around was measured, not the space inside'
    : 'the space inside was measured, not the way around'
}

function box(random: Random, sides: [number, number], sizeMm: number): Draft | undefined {
  const [length, width, height] = [random.int(...sides), random.int(...sides), random.int(...sides)]
  if (Math.max(length, width, height) > 4 * Math.min(length, width, height)) return undefined
  const unit = random.pick(units)
  const answer = length * width * height
  return {
    figure: labelledBox({ length, width, height }, unit, { width: 44, height: 30 }, sizeMm),
    line: [gap(grouped(answer)), text(`cubic ${unit}`)],
    answer: `${grouped(answer)} cubic ${unit}`,
    hard: answer,
    same: [length, width, height].sort((a, b) => a - b).join('x'),
    note: `If the answer was ${length + width + height}, the edges were added.`,
    way: steps(
      `${length} × ${width} = ${grouped(length * width)} in a layer`,
      `${grouped(length * width)} × ${height} = ${grouped(answer)}`,
    ),
  }
}
