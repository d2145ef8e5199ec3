import type { Grade } from '@pencil-quest/contract/choices'
import { type Edges, labelledBox, labelledRectangle } from '../../../figures/measured-shapes.ts'
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
/** Share of the boxes of a hard page, whose heading asks for edges too. */
const hiddenShare = 0.4
const boxMm = { width: 44, height: 30 }

export const measure: Draw<'area' | 'perimeter' | 'area-and-perimeter' | 'volume'> = (task, setting) => {
  const solid = task.do === 'volume'
  const isBoth = task.do === 'area-and-perimeter'
  // The way back, from a volume to its third edge, is for hard pages.
  const hidesEdges = solid && setting.step === 2
  const sizeMm = gradeTables[setting.grade].bodyPt * pointMm
  const bound = task.upTo < sidesOnly ? Number.POSITIVE_INFINITY : task.upTo
  const most = Math.min(task.upTo, solid ? longestEdge : longest[setting.grade], sideWithin[task.do](bound))
  const sides = slice([2, Math.max(2, Math.floor(most))], setting.step)
  return {
    heading: headings[hidesEdges ? 'volume or edge' : task.do],
    layout: 'pictures',
    across: isBoth ? 2 : 3,
    want: 6,
    tall: gradeTables[setting.grade].boxMm * (hidesEdges ? 2 : 1) + (solid ? 41 : 36),
    ...(solid && { wayTall: 4 * sizeMm }),
    ...(hidesEdges && { usual: { is: ({ below }: Draft) => !below, most: hiddenShare, isFull: true } }),
    draw: (random) => {
      if (task.do === 'volume') return box(random, sides, bound, sizeMm, hidesEdges && random.next() < 0.5)
      const drawn = rectangle(random, sides, task.do, sizeMm)
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
  'volume or edge': 'Find the volume of each box, or the edge marked “?” from its volume.',
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

function box(
  random: Random,
  sides: [number, number],
  bound: number,
  sizeMm: number,
  hidesEdge: boolean,
): Draft | undefined {
  const [length, width, height] = [random.int(...sides), random.int(...sides), random.int(...sides)]
  if (Math.max(length, width, height) > 4 * Math.min(length, width, height)) return undefined
  const unit = random.pick(units)
  const answer = length * width * height
  if (answer > bound) return undefined
  const edges = { length, width, height }
  if (hidesEdge) return withHiddenEdge(edges, unit, random.pick(['length', 'width', 'height'] as const), sizeMm)
  return {
    figure: labelledBox(edges, unit, boxMm, sizeMm),
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

function withHiddenEdge(edges: Edges, unit: string, hidden: keyof Edges, sizeMm: number): Draft {
  const { length, width, height } = edges
  const volume = length * width * height
  const [one = 0, other = 0] = Object.entries(edges).flatMap(([name, edge]) => (name === hidden ? [] : [edge]))
  return {
    figure: labelledBox(edges, unit, boxMm, sizeMm, hidden),
    line: [text('? ='), gap(edges[hidden]), text(unit)],
    below: [text(`volume ${grouped(volume)} cubic ${unit}`)],
    answer: `${edges[hidden]} ${unit}`,
    // The example is a box whose edges are all there.
    hard: hiddenLast + volume,
    same: [length, width, height].sort((a, b) => a - b).join('x'),
    note: `${one} × ${other} = ${grouped(one * other)}, then ${grouped(volume)} ÷ ${grouped(one * other)} = ${edges[hidden]}.`,
  }
}

const hiddenLast = 10_000
