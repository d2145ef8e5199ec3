import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fractionStrip } from '../../../figures/set-figures.ts'
import { fractionWords } from '../../../fraction-words.ts'
import { numberLimits } from '../../../grade-tables.ts'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type DraftSection, doneFraction, fraction, text } from './sheet.ts'

/** Two names of one number: the second has `times` as many parts. */
interface Pair {
  top: number
  bottom: number
  times: number
}

const counts = { drawn: 5, written: 6 }
/** Strips with more parts are too fine to shade. */
const finest = 12
/** So often may one answer stand in the key. */
const mostAlike = 3
const factors = [2, 3, 4, 5, 6, 10, 20, 25, 50]

export function equivalent(bottoms: readonly number[], { grade, step }: SheetSetting, random: Random): DraftSection[] {
  const pairs = random.shuffle(pairsOf(bottoms, numberLimits[grade].denominators))
  const drawable = pairs.filter((pair) => parts(pair) <= finest)
  const drawn = spread(drawable, ({ top, times }) => top * times, counts.drawn, [])
  const used = drawn.map(({ top, times }) => String(top * times))
  const rest = pairs
    .filter((pair) => !drawn.includes(pair))
    .map((pair) => ({ pair, draft: numbers(pair, step, random) }))
  const written = spread(rest, ({ draft }) => draft.answer, grade === '3rd' ? 3 : counts.written, used)
  const all = [...used, ...written.map(({ draft }) => draft.answer)]
  const wholes = grade === '3rd' ? wholeNumbers(bottoms, counts.written - written.length, all, random) : []
  if (drawn.length < 4 || drawn.length + written.length + wholes.length < 10)
    throw new CannotDraw('Too few pairs of equal fractions')
  return [
    {
      heading: 'Shade the lower strip to match. Then write the missing number.',
      layout: 'pairs',
      hasExample: true,
      drafts: drawn.sort(easyFirst).map((pair) => strips(pair, grade)),
    },
    {
      heading: 'Write the missing number.',
      layout: 'facts',
      hasExample: false,
      drafts: [...wholes, ...written.sort((a, b) => easyFirst(a.pair, b.pair)).map(({ draft }) => draft)],
    },
  ]
}

function parts({ bottom, times }: Pair): number {
  return bottom * times
}

function easyFirst(a: Pair, b: Pair): number {
  return parts(a) - parts(b) || a.top - b.top
}

/** Below one. */
function pairsOf(bottoms: readonly number[], limits: readonly number[]): Pair[] {
  return bottoms.flatMap((bottom) => {
    const tops = Array.from({ length: bottom - 1 }, (_, i) => i + 1)
    const times = factors.filter((factor) => limits.includes(bottom * factor))
    return tops.flatMap((top) => times.map((factor) => ({ top, bottom, times: factor })))
  })
}

/** Entries in their order, none whose answer has been there too often. */
function spread<Entry>(
  entries: readonly Entry[],
  answer: (entry: Entry) => string | number,
  count: number,
  used: readonly string[],
): Entry[] {
  const chosen: Entry[] = []
  const answers = [...used]
  for (const entry of entries) {
    const own = String(answer(entry))
    if (chosen.length >= count || answers.filter((other) => other === own).length >= mostAlike) continue
    chosen.push(entry)
    answers.push(own)
  }
  return chosen
}

const stripMm = { width: 54, height: 10 }

function strips({ top, bottom, times }: Pair, grade: SheetSetting['grade']): Draft {
  const [large, all] = [top * times, bottom * times]
  const upper = fractionStrip(bottom, top, stripMm)
  return {
    figures: [upper, fractionStrip(all, 0, stripMm)],
    line: [fraction(top, bottom), text('='), fraction('', all)],
    answer: String(large),
    note: `${top} if only the ${fractionWords(grade).bottom} was changed. Each part is cut in ${times}, so ${top} × ${times} = ${large}.`,
    worked: {
      figures: [upper, fractionStrip(all, large, stripMm)],
      line: [fraction(top, bottom), text('='), doneFraction(large, all)],
    },
  }
}

function numbers({ top, bottom, times }: Pair, step: number, random: Random): Draft {
  const [large, all] = [top * times, bottom * times]
  const hidesTop = random.next() < 0.5
  const added = hidesTop ? top + all - bottom : bottom + large - top
  const answer = hidesTop ? large : all
  const note =
    added === answer
      ? `Both numbers are multiplied by ${times}.`
      : `${added} if ${hidesTop ? all - bottom : large - top} was added above and below. Multiply both by ${times}.`
  const small = fraction(top, bottom)
  const open = hidesTop ? fraction('', all) : fraction(large, '')
  const turned = step > 0 && random.next() < 0.4
  return { line: turned ? [open, text('='), small] : [small, text('='), open], answer: String(answer), note }
}

function wholeNumbers(bottoms: readonly number[], count: number, used: readonly string[], random: Random): Draft[] {
  const all = random.shuffle(bottoms.flatMap((bottom) => [1, 2, 3, 4].map((whole) => ({ whole, bottom }))))
  const chosen = spread(all, ({ whole, bottom }) => whole * bottom, count, used)
  return chosen
    .sort((a, b) => a.whole * a.bottom - b.whole * b.bottom)
    .map(({ whole, bottom }) => ({
      line: [text(`${whole} =`), fraction('', bottom)],
      answer: String(whole * bottom),
      note: `${whole} if the number was only copied: one whole is ${bottom}/${bottom}.`,
    }))
}
