import { gradeTables } from '../../../grade-tables.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, gap, steps, text } from './family.ts'

/** Turned-around sums that are hardly counted, such as 1 + 2, show nothing. */
const leastSum = 5

/** `2 + 8`, where going on from the second number is shorter, and a few like `8 + 2`, so that the child has to look. */
export const startWithBigger: Draw<'start-with-bigger'> = ({ upTo }, setting) => ({
  heading: 'Circle the bigger number. Hold up fingers for the other one and go on. Write how many in all.',
  layout: 'rows',
  across: 2,
  want: 8,
  usual: { is: ({ isTelling }) => isTelling === true, most: 0.25, isFull: true },
  isMixed: true,
  tall: gradeTables[setting.grade].boxMm + 8,
  wayTall: 12,
  draw: (random) => {
    const sum = random.int(...largest(upTo, setting.step, leastSum))
    const less = random.int(1, Math.floor((sum - 1) / 2))
    const more = sum - less
    // Turned-around sums with 1 are hardly counted.
    const isTurned = less > 1 && random.next() < 0.5
    const bigger = { text: String(more), isCircled: true }
    const other = text(String(less))
    const [first, second] = isTurned ? [other, bigger] : [bigger, other]
    return {
      line: [first, text('+'), second, text('='), gap(sum)],
      answer: String(sum),
      hard: less * 10 + sum,
      isTelling: isTurned,
      same: `${less}+${more}`,
      note: `${sum - 1} if the ${more} was counted, too: the first finger is ${more + 1}.`,
      way: steps(`${more} + ${less} = ${sum}`),
    }
  },
})
