import { lettered, rowLength } from '../../../figures/lettered-groups.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { type Draw, gap, text } from './family.ts'

/** Two lettered groups: which has more, and which has fewer? The rows never start as far apart as they end. */
export const moreAndFewer: Draw<'more-and-fewer'> = ({ upTo }, setting) => {
  const least = [2, 3, 4][setting.step] ?? 3
  const widest = [4, 3, 2][setting.step] ?? 3
  return {
    heading: 'Count both rows. Then write A or B.',
    layout: 'pictures',
    across: 2,
    isMeasured: true,
    want: 6,
    tall: gradeTables[setting.grade].boxMm + 31,
    draw: (random) => {
      const [low, high] = [random.int(least, upTo - 1), random.int(least + 1, upTo)]
      const isFirst = random.next() < 0.5
      const [a, b] = isFirst ? [high, low] : [low, high]
      const apart = Math.abs(a - b)
      if (low >= high || apart > widest + 2) return undefined
      const [more, fewer] = a > b ? ['A', 'B'] : ['B', 'A']
      const isWideMore = random.next() < 0.5
      if (!isWideMore && rowLength(low, true) <= rowLength(high, false)) return undefined
      return {
        figure: lettered(a, b, isWideMore === isFirst),
        line: [text('more'), gap(more, 'box'), text('fewer'), gap(fewer, 'box')],
        answer: `more ${more}, fewer ${fewer}`,
        // The example and the first item are of those whose longer row has fewer, so that nobody goes by the length.
        hard: Math.max(a, b) * 2 - apart + (isWideMore ? upTo * 2 : 0),
        isTelling: !isWideMore,
        same: `${a} ${b}`,
        // The longer row has more in half of the items.
        verdict: isWideMore ? 'yes' : 'no',
        // At most three of a sort.
        uses: [random.int(1, 3) + (isFirst ? 0 : 10)],
        note: isWideMore
          ? 'Here the longer row has more. Count to be sure.'
          : 'The longer row is not always more. Count both.',
      }
    },
  }
}
