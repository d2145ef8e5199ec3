import { fractionBar, fractionCircle } from '../../../figures/fraction.ts'
import { marksOfParts, numberRay } from '../../../figures/number-ray.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { canonical } from '../../../numbers/rational.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

const partNames: Record<number, [one: string, many: string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
}

/** Round shapes with more parts are too fine to count. */
const mostSlices = 8

/** A number line as wide as the bars, and the largest share of a page that lines have. */
const lineMm = 52
const mostLines = 0.35
const linesLast = 100_000

export const nameFraction: Draw<'name-fraction'> = (task, setting) => {
  const early = setting.grade === '1st' || setting.grade === '2nd' || setting.grade === 'kindergarten'
  const box = gradeTables[setting.grade].boxMm
  // The number line belongs to 3rd grade, where a fraction becomes a number.
  const hasLines = setting.grade === '3rd'
  return {
    heading: early
      ? 'Each shape is cut into equal parts. Write how many parts are shaded, and how many parts there are.'
      : hasLines
        ? 'What fraction of the shape is shaded? Or: at what fraction does the arrow point?'
        : 'What fraction of each shape is shaded?',
    layout: 'pictures',
    across: early ? 2 : 3,
    want: early ? 6 : 9,
    ...(hasLines && { usual: { is: ({ same }) => !same.endsWith('line'), most: mostLines } }),
    tall: (early ? box : 2 * box) + 32,
    draw: (random) => {
      const bottom = random.pick(task.denominators)
      const isLine = hasLines && bottom > 2 && random.next() < 0.85
      // The first mark of a line would be right without counting.
      const top = random.int(isLine ? 2 : 1, bottom - 1)
      if (isLine)
        return {
          figure: numberRay({ marks: marksOfParts(1, bottom), asked: top }, lineMm, 4),
          hard: linesLast + bottom * 100 + top,
          same: `${top}/${bottom} line`,
          ...asFraction(top, bottom),
          note: `${top}/${bottom - 1} if the marks between 0 and 1 were counted instead of the jumps.`,
        }
      const whole = Array.from({ length: bottom }, (_, index) => index)
      const shaded = setting.step === 2 && bottom < 100 ? random.sample(whole, top) : whole.slice(0, top)
      const round = bottom <= mostSlices && random.next() < 0.5
      const figure = round
        ? fractionCircle(bottom, shaded, 28)
        : fractionBar(bottom, shaded, bottom === 100 ? 28 : 44, bottom === 100 ? 28 : 18)
      const names = { figure, hard: bottom * 100 + top, same: `${top}/${bottom} ${round}` }
      return early ? { ...names, ...outOf(top, bottom) } : { ...names, ...asFraction(top, bottom) }
    },
  }
}

function outOf(top: number, bottom: number): Omit<Draft, 'hard' | 'same'> {
  const name = partNames[bottom]
  return {
    line: [gap(top, 'box'), text('out of'), gap(bottom, 'box')],
    answer: `${top} out of ${bottom}`,
    note: name && `${top} out of ${bottom} equal parts: ${top} ${top === 1 ? name[0] : name[1]}.`,
  }
}

function asFraction(top: number, bottom: number): Omit<Draft, 'hard' | 'same'> {
  const slip = `${top}/${bottom - top}`
  const lowest = canonical({ top, bottom })
  return {
    line: [{ gapFraction: { top, bottom } }],
    answer: `${top}/${bottom}`,
    also: lowest === `${top}/${bottom}` ? undefined : `Or ${lowest}: the same amount.`,
    note: `If the answer was ${slip}, the shaded parts were set over the white parts, not over all parts.`,
  }
}
