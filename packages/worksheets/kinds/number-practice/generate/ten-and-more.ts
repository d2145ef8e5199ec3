import { tenFrame } from '../../../figures/ten-frame.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { type Draw, gap, text } from './family.ts'

const cellMm = 6.5

/** 11 to 19 in two ten frames, written as `10 + 4 = 14`. */
export const tenAndMore: Draw<'ten-and-more'> = (_task, setting) => ({
  heading: 'One frame is full: ten. Write how many more, then how many in all.',
  layout: 'pictures',
  across: 2,
  want: 8,
  tall: gradeTables[setting.grade].boxMm + 5 + cellMm * 2.4,
  draw: (random) => {
    const n = random.int(11, 19)
    return {
      figure: tenFrame(n, cellMm, 2),
      line: [text('10 +'), gap(n - 10), text('='), gap(n)],
      answer: `10 + ${n - 10} = ${n}`,
      hard: n,
      same: String(n),
      note: `${n - 10}1 if the number was written as it is said, or 10${n - 10} if ten was written out: the 1 stands for ten.`,
    }
  },
})
