import { drawing, line, words } from './svg.ts'

const pitch = 6.4
const size = 4.6

/** The written way to divide: divisor, dividend under a bar, and room for the steps, or the steps themselves. */
export function divisionSteps(dividend: number, divisor: number, isDone: boolean): string {
  const text = String(dividend)
  const left = 4 + String(divisor).length * 3.4
  const at = (column: number) => left + 4 + (column + 0.5) * pitch
  const right = at(text.length - 1) + pitch
  const steps = stepsOf(text, divisor)
  const rows = isDone ? 2 + steps.length * 2 : 7
  const marks = [
    words(left - 1, 14, String(divisor), size, 'end'),
    line(left + 1.5, 8, left + 1.5, 16, ' stroke-width="0.6"'),
    line(left + 1.5, 8, right, 8, ' stroke-width="0.6"'),
    ...[...text].map((digit, i) => words(at(i), 14, digit, size)),
  ]
  if (isDone) {
    let y = 14
    for (const { column, digit, product, rest } of steps) {
      marks.push(words(at(column), 6, String(digit), size))
      y += 5.4
      marks.push(
        ...place(product, column, y),
        line(at(column) - pitch * 1.6, y + 1.2, at(column) + pitch / 2, y + 1.2, ' stroke-width="0.4"'),
      )
      y += 5.8
      marks.push(...place(rest, column, y))
    }
  }
  return drawing(right + 2, isDone ? 16 + steps.length * 11.4 : rows * 5.5 + 4, 'Written division', marks.join(''))

  function place(value: number, column: number, y: number): string[] {
    return [...String(value)].reverse().map((digit, i) => words(at(column - i), y, digit, size))
  }
}

interface Step {
  column: number
  digit: number
  product: number
  rest: number
}

function stepsOf(text: string, divisor: number): Step[] {
  const steps: Step[] = []
  let carried = 0
  for (const [column, digit] of [...text].entries()) {
    carried = carried * 10 + Number(digit)
    const times = Math.floor(carried / divisor)
    if (times > 0 || steps.length > 0)
      steps.push({ column, digit: times, product: times * divisor, rest: carried - times * divisor })
    carried -= times * divisor
  }
  return steps
}
