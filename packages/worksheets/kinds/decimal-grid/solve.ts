import { exact, order, readExact, writeDecimal } from '../../numbers/solving.ts'
import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Counts hatched small squares of a hundred, or compares what is printed in exact fractions. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ ask, figure, tail }) => {
    const [left, right] = ask.split(' or ').map(readExact)
    if (left && right) {
      const more = order(left, right)
      return more === 0 ? null : writeDecimal(more > 0 ? left : right)
    }
    const squares = figure.split('<polygon').length - 1
    if (squares !== 100) return null
    if (left) return tail === 'squares' && 100n % left.bottom === 0n ? String((left.top * 100n) / left.bottom) : null
    return writeDecimal(exact(BigInt(figure.split('class="hatch"').length - 1), 100n))
  })
}
