import { solveTasks } from '../../reading.ts'
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
    return missing.every(Number.isInteger) ? `${name} (${missing.join(', ')})` : null
  })
}

function nameOf(times: number, plus: number): string | null {
  if (!Number.isInteger(times) || times < 1) return null
  if (times === 1) return plus > 0 ? `add ${plus}` : plus < 0 ? `take away ${-plus}` : null
  if (plus === 0) return `multiply by ${times}`
  return plus > 0 ? `multiply by ${times}, then add ${plus}` : null
}

/** Two columns of squares under the headings `in` and `out`. */
function pairsIn(svg: string): Pair[] {
  const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\w+)<\/text>/g)].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text,
  }))
  const squares = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map(([, x, y, width]) => {
    const [left, top, side] = [Number(x), Number(y), Number(width)]
    const found = texts.find((text) => text.x > left && text.x < left + side && text.y > top && text.y < top + side)
    return { column: Math.round(left / side), row: Math.round(top / side), text: found?.text ?? '' }
  })
  const at = (column: number, row: number) =>
    squares.find((square) => square.column === column && square.row === row)?.text
  if (at(0, 0) !== 'in' || at(1, 0) !== 'out') return []
  const rows = Math.max(...squares.map(({ row }) => row))
  const number = (text: string | undefined) => (text ? Number(text) : null)
  return Array.from({ length: rows }, (_, i) => ({ input: number(at(0, i + 1)), output: number(at(1, i + 1)) }))
}
