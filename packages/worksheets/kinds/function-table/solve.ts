import { solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Pair {
  input: number | null
  output: number | null
}

/** From two whole pairs follows one rule "times, then plus"; every other row is worked out forward or backward. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure }) => {
    const pairs = pairsIn(figure)
    const whole = pairs.filter(({ input, output }) => input !== null && output !== null)
    const [a, b] = whole
    if (a?.input == null || a.output === null || b?.input == null || b.output === null || a.input === b.input)
      return null
    const times = (b.output - a.output) / (b.input - a.input)
    const plus = a.output - a.input * times
    const name = nameOf(times, plus)
    if (name === null || whole.some(({ input, output }) => (input ?? 0) * times + plus !== output)) return null
    const missing = pairs.flatMap(({ input, output }) => {
      if (input !== null && output !== null) return []
      if (input !== null) return [input * times + plus]
      return output !== null ? [(output - plus) / times] : [Number.NaN]
    })
    return missing.every(Number.isInteger) ? `${missing.join(', ')}; rule: ${name}` : null
  })
}

function nameOf(times: number, plus: number): string | null {
  if (!Number.isInteger(times) || times < 1) return null
  if (times === 1) return plus > 0 ? `+ ${plus}` : plus < 0 ? `− ${-plus}` : null
  if (plus === 0) return `× ${times}`
  return plus > 0 ? `× ${times}, then + ${plus}` : null
}

/** Two columns of boxes under the headings `in` and `out`. */
function pairsIn(svg: string): Pair[] {
  const texts = textsIn(svg)
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...sides]) => {
      const [left = 0, top = 0, width = 1, height = 1] = sides.map(Number)
      const found = texts.find(({ x, y }) => x > left && x < left + width && y > top && y < top + height)
      return { column: Math.round(left / width), row: Math.round(top / height), text: found?.text ?? '' }
    },
  )
  const at = (column: number, row: number) => boxes.find((box) => box.column === column && box.row === row)?.text
  if (at(0, 0) !== 'in' || at(1, 0) !== 'out') return []
  const rows = Math.max(...boxes.map(({ row }) => row))
  const number = (text: string | undefined) => (text ? Number(text) : null)
  return Array.from({ length: rows }, (_, i) => ({ input: number(at(0, i + 1)), output: number(at(1, i + 1)) }))
}
