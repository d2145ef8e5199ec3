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
      draw: (random) => missing(random.int(11, 19), random.next() < 0.7),
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
        figure: tenFrame(n, cellMm, 2),
        line: [text('10 +'), gap(n - 10), text('='), gap(n)],
        answer: `10 + ${n - 10} = ${n}`,
        hard: n,
        same: String(n),
        note: `${n > 12 ? `${n - 10}1 if the number was written as it is said, or ` : ''}10${n - 10} if ten was written out: the 1 stands for ten.`,
      }
    },
  }
}

function missing(n: number, isPart: boolean): Draft {
  const answer = String(isPart ? n - 10 : n)
  return {
    line: isPart ? [text('10 +'), gap(n - 10), text(`= ${n}`)] : [text(`10 + ${n - 10} =`), gap(n)],
    answer,
    hard: n + (isPart ? 20 : 0),
    same: String(n),
    isTelling: isPart,
    note: isPart
      ? `The 1 of ${n} stands for ten, so ${n - 10} more are there.`
      : `10${n - 10} if ten was written out: the 1 stands for ten.`,
  }
}
