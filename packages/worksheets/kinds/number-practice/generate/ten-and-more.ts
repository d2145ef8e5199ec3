import { tenFrame } from '../../../figures/ten-frame.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

const cellMm = 6.5

/** 11 to 19 in two ten frames, written as `10 + 4 = 14`; without frames one of the numbers is missing. */
export const tenAndMore: Draw<'ten-and-more'> = (task, setting) => {
  const box = gradeTables[setting.grade].boxMm
  if (task.bare)
    return {
      heading: 'Write the missing number. Every time one part is ten.',
      layout: 'rows',
      across: 2,
      want: 8,
      tall: box + 8,
      isMixed: true,
      draw: (random) => missing(random.int(11, 19), random.pick(['more', 'more', 'all', 'ten'])),
    }
  return {
    heading: 'One frame is full: ten. Write how many more, then how many in all.',
    layout: 'pictures',
    across: 2,
    want: 8,
    isMixed: true,
    tall: box + 5 + cellMm * 2.4,
    draw: (random) => {
      const n = random.int(11, 19)
      return {
        figure: tenFrame(n, 'dot', cellMm, 2),
        line: [text('10 +'), gap(n - 10), text('='), gap(n)],
        answer: `10 + ${n - 10} = ${n}`,
        hard: n,
        same: String(n),
        note: `${n > 12 ? `${n - 10}1 if the number was written as it is said, or ` : ''}10${n - 10} if ten was written out: the 1 stands for ten.`,
      }
    },
  }
}

/** What is missing: how many more, all, or the ten. */
type Missing = 'more' | 'all' | 'ten'

/** In turns, so that no page is done by copying a digit. */
function missing(n: number, part: Missing): Draft {
  const more = n - 10
  const stands = `The 1 of ${n} stands for ten`
  const forms: Record<Missing, Pick<Draft, 'line' | 'answer' | 'note'>> = {
    more: {
      line: [text('10 +'), gap(more), text(`= ${n}`)],
      answer: String(more),
      note: `${stands}, so ${more} more are there.`,
    },
    all: {
      line: [text(`10 + ${more} =`), gap(n)],
      answer: String(n),
      note: `10${more} if ten was written out: the 1 stands for ten.`,
    },
    ten: {
      line: [gap(10), text(`+ ${more} = ${n}`)],
      answer: '10',
      note: `${stands}: 1 if only the digit was written.`,
    },
  }
  return { ...forms[part], hard: n + (part === 'all' ? 0 : 20), same: String(n), isTelling: part === 'more' }
}
