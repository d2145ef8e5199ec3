import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type CutShape, cutMarks, drawCut, type Outline, sectors, strips } from '../../../figures/cut-shapes.ts'
import type { Random } from '../../../random.ts'
import { equalCuts, unequalCuts } from './cuts.ts'
import { shares } from './names.ts'
import { type Draft, type DraftSection, text } from './sheet.ts'

const unfair = 'not equal'
const cutThem = 'Draw lines to cut equal shares.'
const ringRoom = 21
const cutRoom = 28

/** Fair shares: ring the right name, cut, and think. */
export function partition(known: readonly number[], { step }: SheetSetting, random: Random): DraftSection[] {
  return [
    {
      heading: 'Are the shares equal? Ring the right word.',
      layout: 'rings',
      hasExample: true,
      drafts: rings(known, step, random),
    },
    {
      heading: step === 2 ? cutThem : `${cutThem} Small marks can help.`,
      layout: 'cuts',
      hasExample: true,
      drafts: cuts(known, step, random),
    },
    { heading: 'Think and write.', layout: 'thoughts', hasExample: false, drafts: thoughts(known, random) },
  ]
}

function rings(known: readonly number[], step: number, random: Random): Draft[] {
  const words = [...known.map((count) => shares[count]?.many ?? ''), unfair]
  const fair = known.flatMap((count) => {
    const all = equalCuts[count] ?? []
    // Cuts that look uneven and are not are for those who know the plain ones.
    return random.sample(all.slice(0, 3 + step), 3).map((shape) => ring(shape, count, words))
  })
  const byCount = known.map((count) => fair.filter(({ answer }) => answer === shares[count]?.many))
  const inTurn = Array.from({ length: 4 }, (_, i) => byCount[i % known.length]?.[Math.floor(i / known.length)])
  const uneven = random
    .sample(known, known.length)
    .flatMap((count) => random.sample(unequalCuts[count] ?? [], 1).map((shape) => ring(shape, count, words, true)))
  const [first, ...others] = inTurn.filter((draft) => draft !== undefined)
  return [...(first ? [first] : []), ...random.shuffle([...others, ...uneven.slice(0, 2)])]
}

function ring(shape: CutShape, count: number, choices: readonly string[], isUneven = false): Draft {
  const name = shares[count] ?? { one: '', many: '' }
  const figures = [drawCut(shape, [], ringRoom)]
  const answer = isUneven ? unfair : name.many
  const note = isUneven
    ? `“${name.many}” if only the ${count} shares were counted: they have different sizes.`
    : `The ${count} shares have the same size, so each one is a ${name.one}.`
  return { figures, choices, answer, note, worked: { figures, ring: answer } }
}

const unlike: ('circle' | 'rectangle' | 'square')[] = ['rectangle', 'circle']
const whole = (outline: Outline): CutShape => (outline === 'circle' ? sectors(1) : strips([], outline as 'square'))

function cuts(known: readonly number[], step: number, random: Random): Draft[] {
  const later = [...known].reverse()
  const counts = [known[0] ?? 2, ...Array.from({ length: 3 }, (_, i) => later[i % later.length] ?? 2)]
  // The square of the example comes again, for another number of friends.
  const again = random.pick([0, 1, 2].filter((i) => counts[i + 1] !== counts[0]))
  const outlines = ['square', ...random.shuffle(unlike).toSpliced(again, 0, 'square')] as const
  const drafts = counts.map((count, i): Draft => {
    const outline = outlines[i] ?? 'square'
    const name = shares[count] ?? { one: '', many: '' }
    const marks = step === 2 ? '' : cutMarks(outline, count, cutRoom)
    const finished = outline === 'circle' ? sectors(count) : strips([0.5], outline as 'square')
    return {
      figures: [drawCut(whole(outline), [], cutRoom, marks)],
      line: [text(`for ${count} friends`)],
      answer: `${count} equal shares: ${name.many}`,
      note: `Any cuts into equal shares are right. ${count} lines side by side would make ${count + 1} shares.`,
      worked: { figures: [drawCut(finished, [], cutRoom, marks)], line: [text(`for ${count} friends`)] },
    }
  })
  const [first, ...others] = drafts
  return first ? [first, ...others.sort((a, b) => a.answer.localeCompare(b.answer))] : []
}

function thoughts(known: readonly number[], random: Random): Draft[] {
  const [few = 2, many = 4] = random.sample(known, 2).sort((a, b) => a - b)
  const [large, small] = [shares[few]?.one ?? '', shares[many]?.one ?? '']
  const asksLarger = random.next() < 0.5
  const [first, second] = random.shuffle([large, small])
  const count = random.pick(known)
  return [
    {
      line: [
        text(`A ${first} or a ${second} of the same flag: which is ${asksLarger ? 'larger' : 'smaller'}?`),
        { blank: 'line' },
      ],
      answer: `a ${asksLarger ? large : small}`,
      note: `“a ${asksLarger ? small : large}” if ${many} was taken for more: the more shares, the smaller each one is.`,
    },
    {
      line: [text(`How many ${shares[count]?.many} make one whole flag?`), { blank: 'line' }],
      answer: String(count),
      note: `1 ${shares[count]?.one} is only one of the ${count} shares.`,
    },
  ]
}
