import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type CutShape, drawCut } from '../../../figures/cut-shapes.ts'
import { fractionWords } from '../../../fraction-words.ts'
import { greatestCommonDivisor } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { equalCuts, mixedCuts } from './cuts.ts'
import { type Draft, type DraftSection, doneFraction, fraction } from './sheet.ts'

const room = 29
const counts = { named: 9, shaded: 6 }
/** More parts than these are too fine to shade one by one. */
const mostToShade = 12

export function shade(bottoms: readonly number[], setting: SheetSetting, random: Random): DraftSection[] {
  const named = nameParts(bottoms, setting, random)
  return [
    { heading: 'What fraction of each shape is shaded?', layout: 'parts', hasExample: true, drafts: named },
    {
      heading: 'Shade the fraction of each shape.',
      layout: 'parts',
      hasExample: false,
      drafts: toShade(bottoms, setting, random),
    },
  ]
}

interface Share {
  top: number
  bottom: number
}

/** Fractions in lowest terms, so that there is one way to write each; those of few parts first. */
function fractions(bottoms: readonly number[], random: Random): Share[] {
  const all = bottoms.flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, i) => ({ top: i + 1, bottom })).filter(
      ({ top }) => greatestCommonDivisor(top, bottom) === 1,
    ),
  )
  const order = new Map(random.shuffle(all).map((share, i) => [share, i]))
  // No more than three of a bottom number, as long as there are others.
  const rank = (share: Share) =>
    all.filter((other) => other.bottom === share.bottom && (order.get(other) ?? 0) < (order.get(share) ?? 0)).length
  return all.sort((a, b) => rank(a) - rank(b) || (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

function nameParts(bottoms: readonly number[], setting: SheetSetting, random: Random): Draft[] {
  const { step } = setting
  const mixed =
    step === 0
      ? []
      : random.sample(
          mixedCuts.filter(({ of }) => bottoms.includes(of)),
          step,
        )
  const plain = fractions(bottoms, random).slice(0, counts.named - mixed.length)
  const drafts = plain.sort((a, b) => a.bottom - b.bottom).map((share) => named(share, setting, random))
  const odd = mixed.map(({ shape, shaded, of }): Draft => {
    const seen = shape.parts.length
    return {
      figures: [drawCut(shape, [shaded], room)],
      line: [fraction('', '')],
      answer: `1/${of}`,
      note: `1/${seen} if the parts were counted: they have different sizes, and ${of} of the shaded one fill the shape.`,
    }
  })
  return [...drafts, ...odd]
}

function named({ top, bottom }: Share, { grade, step }: SheetSetting, random: Random): Draft {
  const shape = random.pick(equalCuts[bottom] ?? [])
  const all = shape.parts.map((_, i) => i)
  // A hundred squares are counted by rows.
  const shaded = step === 2 && bottom <= mostToShade ? random.sample(all, top) : all.slice(0, top)
  const figures = [drawCut(shape, shaded, room)]
  return {
    figures,
    line: [fraction('', '')],
    answer: `${top}/${bottom}`,
    note: `${top}/${bottom - top} if shaded parts were set over white parts. The ${fractionWords(grade).bottom} counts all parts.`,
    worked: { figures, line: [doneFraction(top, bottom)] },
  }
}

function toShade(bottoms: readonly number[], { grade, step }: SheetSetting, random: Random): Draft[] {
  const few = bottoms.filter((bottom) => bottom <= mostToShade)
  const shares = fractions(few, random).slice(0, counts.shaded)
  const twice = shares.filter(({ bottom }) => few.includes(bottom * 2) || bottom * 2 === 8)
  // Equal fractions come late in 3rd grade: before that each shape has just the parts that the bottom number says.
  const wanted = grade !== '3rd' ? step + 1 : step === 2 ? 2 : 0
  const finer = new Set(random.sample(twice, wanted))
  const drafts = shares.map((share) => ({ share, parts: share.bottom * (finer.has(share) ? 2 : 1) }))
  const hardness = ({ share, parts }: (typeof drafts)[number]) => (parts > share.bottom ? 100 : 0) + parts
  return drafts
    .sort((a, b) => hardness(a) - hardness(b))
    .map(({ share, parts }) => drawShading(share, random.pick(equalCuts[parts] ?? []), parts))
}

function drawShading({ top, bottom }: Share, shape: CutShape, parts: number): Draft {
  const count = (top * parts) / bottom
  return {
    ask: [fraction(top, bottom)],
    figures: [drawCut(shape, [], room)],
    answer: `${count} of ${parts} parts`,
    note:
      parts > bottom
        ? `${top} of ${parts} if the parts were not taken in pairs: ${top}/${bottom} is ${count}/${parts}.`
        : `${count === 1 ? 'Any one part is' : `Any ${count} parts are`} right. Shading ${bottom - top === count ? 'all' : bottom - top} would show ${bottom - top === count ? 'one whole' : 'what is left over'}.`,
  }
}
