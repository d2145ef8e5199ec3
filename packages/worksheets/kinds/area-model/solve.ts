import { numbersIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Multiplies part by part, as drawn, and checks that the parts are those of the printed product. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure, lead }) => {
    const [a, b] = numbersIn(lead)
    const texts = textsIn(figure).map(({ x, y, text }) => ({ x, y, value: BigInt(text.replaceAll(',', '')) }))
    if (a === undefined || b === undefined || texts.length < 2) return null
    const least = Math.min(...texts.map(({ y }) => y))
    const top = texts.filter(({ y }) => y - least < 1).map(({ value }) => value)
    const side = texts.filter(({ y }) => y - least >= 1).map(({ value }) => value)
    const sum = (values: bigint[]) => values.reduce((all, value) => all + value, 0n)
    if (sum(top) !== BigInt(b) || sum(side) !== BigInt(a)) return null
    return sum(side.flatMap((row) => top.map((column) => row * column))).toLocaleString('en-US')
  })
}
