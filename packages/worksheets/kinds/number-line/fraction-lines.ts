import { marksOfParts, numberRay } from '../../figures/number-ray.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import { type Rational, reduced, written } from '../../numbers/rational.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'

type Spec = Extract<SpecOf<'number-line'>, { of: 'fraction' }>

/** Each denominator once, then each again, so that every line is cut differently from the one before. */
export function fractionLines(
  { upTo, denominators }: Spec,
  count: number,
  widthMm: number,
  sizeMm: number,
  random: Random,
): Item[] {
  const rounds = Math.ceil(count / denominators.length)
  const places = denominators.map((bottom) => random.sample(placesOn(upTo, bottom), rounds))
  const asked = Array.from({ length: rounds }, (_, round) =>
    places.flatMap((own) => own.slice(round, round + 1)),
  ).flat()
  if (asked.length < count) throw new CannotDraw('The lines have too few places')
  return asked.slice(0, count).map((place) => line(upTo, place, widthMm, sizeMm))
}

/** Between two whole numbers, the last of them being the end of the line at most; beyond 1 on longer lines. */
function placesOn(upTo: number, bottom: number): Rational[] {
  const from = upTo === 1 ? 0 : bottom
  return Array.from({ length: upTo * bottom - from }, (_, i) => ({ top: from + i, bottom })).filter(
    ({ top }) => top % bottom > 0,
  )
}

function line(upTo: number, { top, bottom }: Rational, widthMm: number, sizeMm: number): Item {
  return {
    figure: numberRay({ marks: marksOfParts(upTo, bottom), asked: top }, widthMm, sizeMm),
    answer: asCounted({ top, bottom }),
    note: [
      inLowestTerms({ top, bottom }),
      upTo === 1
        ? `${top}/${bottom - 1} if the marks between 0 and 1 were counted instead of the jumps.`
        : `${top}/${upTo * bottom} if all jumps of the line were counted instead of those from 0 to 1.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** "Or 2 1/2: the same amount." of 15/6; nothing where the jumps count no more than that. */
function inLowestTerms(fraction: Rational): string {
  const { top, bottom } = reduced(fraction)
  return bottom === fraction.bottom ? '' : `Or ${mixed(top, bottom)}: the same amount.`
}

function mixed(top: number, bottom: number): string {
  const wholes = Math.floor(top / bottom)
  return [...(wholes > 0 ? [wholes] : []), written({ top: top - wholes * bottom, bottom })].join(' ')
}

/** The jumps over those of one whole, not in lowest terms; past 1 also with the wholes. */
function asCounted({ top, bottom }: Rational): string {
  const wholes = Math.floor(top / bottom)
  const part = written({ top, bottom })
  return wholes === 0 ? part : `${part} or ${wholes} ${written({ top: top - wholes * bottom, bottom })}`
}
