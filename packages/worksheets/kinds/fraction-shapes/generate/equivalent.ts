import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fractionStrip } from '../../../figures/set-figures.ts'
import { numberLimits } from '../../../grade-tables.ts'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type DraftSection, doneFraction, fraction, text } from './sheet.ts'

interface Pair {
  top: number
  bottom: number
  times: number
}

const counts = { drawn: 6, written: 9 }
/** Strips with more parts are too fine to shade. */
const finest = 12

export function equivalent(bottoms: readonly number[], { grade, step }: SheetSetting, random: Random): DraftSection[] {
  const limits = numberLimits[grade].denominators
  const reach = grade === '3rd' ? 1 : step + 1
  const pairs = bottoms.flatMap((bottom) =>
    Array.from({ length: bottom * reach - 1 }, (_, i) => i + 1).flatMap((top) =>
      [2, 3, 4, 5, 6, 10, 20, 25, 50]
        .filter((times) => limits.includes(bottom * times) && top !== bottom)
        .map((times) => ({ top, bottom, times })),
    ),
  )
  const parts = ({ bottom, times }: Pair) => bottom * times
  const easyFirst = (a: Pair, b: Pair) => parts(a) - parts(b) || a.top - b.top
  const drawable = random.shuffle(pairs.filter((pair) => pair.top < pair.bottom && parts(pair) <= finest))
  const drawn = drawable.slice(0, Math.min(counts.drawn, drawable.length)).sort(easyFirst)
  const rest = random.shuffle(pairs.filter((pair) => !drawn.includes(pair)))
  const written = rest.slice(0, grade === '3rd' ? 5 : counts.written).sort(easyFirst)
  const wholes = grade === '3rd' ? wholeNumbers(bottoms, counts.written - written.length, random) : []
  if (drawn.length + written.length + wholes.length < 12) throw new CannotDraw('Too few pairs of equal fractions')
  return [
    { heading: 'Shade the lower strip to match. Then write the missing number.', layout: 'pairs', hasExample: true, drafts: drawn.map(strips) },
    {
      heading: 'Write the missing number.',
      layout: 'facts',
      hasExample: false,
      drafts: [...wholes, ...written.map((pair) => numbers(pair, step, random))],
    },
  ]
}

const stripMm = { width: 54, height: 10 }

function strips({ top, bottom, times }: Pair): Draft {
  const [large, parts] = [top * times, bottom * times]
  const upper = fractionStrip(bottom, top, stripMm)
  return {
    figures: [upper, fractionStrip(parts, 0, stripMm)],
    line: [fraction(top, bottom), text('='), fraction('', parts)],
    answer: String(large),
    note: `${top} if only the bottom number was changed. Each part is cut in ${times}, so ${top} × ${times}.`,
    worked: {
      figures: [upper, fractionStrip(parts, large, stripMm)],
      line: [fraction(top, bottom), text('='), doneFraction(large, parts)],
    },
  }
}

function numbers({ top, bottom, times }: Pair, step: number, random: Random): Draft {
  const [large, parts] = [top * times, bottom * times]
  const hidesTop = random.next() < 0.5
  const added = hidesTop ? top + parts - bottom : bottom + large - top
  const answer = hidesTop ? large : parts
  const note =
    added === answer
      ? `Top and bottom are both multiplied by ${times}.`
      : `${added} if ${hidesTop ? parts - bottom : large - top} was added above and below. Multiply both by ${times}.`
  const small = fraction(top, bottom)
  const open = hidesTop ? fraction('', parts) : fraction(large, '')
  const turned = step > 0 && random.next() < 0.4
  return { line: turned ? [open, text('='), small] : [small, text('='), open], answer: String(answer), note }
}

function wholeNumbers(bottoms: readonly number[], count: number, random: Random): Draft[] {
  const all = bottoms.flatMap((bottom) => [1, 2, 3, 4].map((whole) => ({ whole, bottom })))
  const chosen = random.sample(all, count).sort((a, b) => a.whole * a.bottom - b.whole * b.bottom)
  return chosen.map(({ whole, bottom }) => ({
    line: [text(`${whole} =`), fraction('', bottom)],
    answer: String(whole * bottom),
    note: `${whole} if the number was only copied: one whole is ${bottom}/${bottom}.`,
  }))
}
