import { clockLater } from '../../figures/clock-face.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { handsOf, written } from './dial-words.ts'

const dialMm = 33
const half = 720

/** The example, then four from half past, one of which leads past twelve, and one from a full hour. */
export function halfHourLater(random: Random): Item[] {
  const full = random.int(1, 11) * 60
  const halves = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4).map((hour) => hour * 60 + 30)
  const [example = 90, easiest = 270, ...others] = halves
  const mixed = random.shuffle([...others, full, random.pick([30, half - 30])])
  return [example, easiest, ...mixed].map((start) => {
    const end = (start + 30) % half
    const figure = (isDone: boolean) => clockLater(dialMm, written(start), start, written(end), end, isDone)
    return {
      figure: figure(false),
      finished: figure(true),
      answer: `${written(end)}: ${handsOf(end)}`,
      drawn: true,
      note:
        end % 60 === 0
          ? 'The long hand goes up to 12, so the short hand goes on to the next number.'
          : 'The long hand goes down to 6, so the short hand goes halfway to the next number.',
    }
  })
}
