import { clockLater } from '../../figures/clock-face.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { handsOf, written } from './dial-words.ts'

const dialMm = 33
const half = 720

/** The example and three from half past, two from a full hour; one leads past twelve or starts there. */
export function halfHourLater(random: Random): Item[] {
  const hours = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5).map((hour) => hour * 60)
  const [example = 60, easiest = 120, past = 180, ...full] = hours
  const mixed = random.shuffle([past + 30, ...full, random.pick([30, half - 30])])
  return [example + 30, easiest + 30, ...mixed].map((start) => {
    const end = (start + 30) % half
    const figure = (isDone: boolean) => clockLater(dialMm, written(start), start, written(end), end, isDone)
    return {
      figure: figure(false),
      finished: figure(true),
      answer: `${written(start)}, then ${written(end)}: ${handsOf(end)}`,
      drawn: true,
      note:
        end % 60 === 0
          ? 'The long hand goes up to 12, so the short hand goes on to the next number.'
          : 'The long hand goes down to 6, so the short hand goes halfway to the next number.',
    }
  })
}
