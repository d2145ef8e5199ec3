import { drawing, line, words } from './svg.ts'

/** One digit of the quotient with what is taken away for it and what is left. */
export interface DivisionStep {
  /** Place below which it is written, counted from the left of the dividend. */
  column: number
  digit: number
  /** How many times a 0 comes next, for which nothing is taken away and the next digit is brought down, too. */
  zeros?: number
  product: number
  /** What is left, with the next digit of the dividend brought down beside it. */
  rest: string
}

/** Empty boxes for every digit, squared paper, all digits written, or as one writes it: without taking away 0. */
export type DivisionRoom = 'boxes' | 'paper' | 'done' | 'example'

/** The written way to divide: divisor and dividend under a bar, and two rows for every step; a square a digit. */
export function divisionSteps(dividend: number, divisor: number, room: DivisionRoom, pitch: number): string {
  const text = String(dividend)
  const isExample = room === 'example'
  const steps = isExample ? withoutZeros(stepsOf(text, divisor)) : stepsOf(text, divisor)
  const size = pitch * (isExample ? 0.76 : 0.62)
  const left = String(divisor).length * size * 0.62 + 4
  const x = (column: number) => left + column * pitch
  const [bar, rows] = [pitch + 0.8, 2 + steps.length * 2]
  const y = (row: number) => (row < 0 ? 0.4 : bar + 0.6 + row * pitch)
  const marks = [
    words(left - 2.4, y(0) + pitch * 0.72, String(divisor), size, 'end'),
    `<path class="bar" stroke-width="0.6" d="M${(left - 1.6).toFixed(2)} ${(y(1) - 0.6).toFixed(2)}V${bar.toFixed(2)}H${(x(text.length) + 1).toFixed(2)}"/>`,
    ...[...text].map((digit, i) => digitAt(i, 0, digit)),
    ...(room === 'paper' ? paper() : steps.flatMap(step)),
  ]
  return drawing(x(text.length) + 1.4, y(rows - 1) + 0.6, 'Written division', marks.join(''))

  function digitAt(column: number, row: number, digit: string): string {
    return words(x(column) + pitch / 2, y(row) + pitch * 0.72, digit, size)
  }

  function write(value: string, lastColumn: number, row: number): string[] {
    return [...value].reverse().map((digit, i) => {
      if (room === 'done' || isExample) return digitAt(lastColumn - i, row, digit)
      const corner = `x="${(x(lastColumn - i) + 0.4).toFixed(2)}" y="${(y(row) + 0.4).toFixed(2)}"`
      const side = (pitch - 0.8).toFixed(2)
      return `<rect ${corner} width="${side}" height="${side}" rx="0.8" class="box" stroke-width="0.4"/>`
    })
  }

  function step({ column, digit, zeros = 0, product, rest }: DivisionStep, i: number): string[] {
    const [taken, under] = [String(product), 1 + i * 2]
    const first = x(column - taken.length + 1)
    const lastColumn = Math.min(column + zeros + 1, text.length - 1)
    return [
      ...write(`${digit}${'0'.repeat(zeros)}`, column + zeros, -1),
      ...write(taken, column, under),
      words(first - 1.4, y(under) + pitch * 0.68, '−', size),
      line(first - 2.6, y(under + 1), x(column + 1), y(under + 1), ' class="rule" stroke-width="0.5"'),
      ...write(rest, lastColumn, under + 1),
    ]
  }

  function paper(): string[] {
    const [top, bottom] = [y(1), y(rows - 1)]
    const dotted = ' class="paper" stroke-width="0.3" stroke-dasharray="0.3 1.1"'
    return [
      ...Array.from({ length: rows - 1 }, (_, row) => line(x(0), y(row + 1), x(text.length), y(row + 1), dotted)),
      ...Array.from({ length: text.length + 1 }, (_, column) => line(x(column), top, x(column), bottom, dotted)),
    ]
  }
}

/** A 0 after the first digit belongs to the step before it. */
function withoutZeros(steps: readonly DivisionStep[]): DivisionStep[] {
  const found: DivisionStep[] = []
  for (const step of steps) {
    const before = found.at(-1)
    if (step.digit > 0 || !before) found.push(step)
    else found.splice(-1, 1, { ...before, zeros: (before.zeros ?? 0) + 1, rest: step.rest })
  }
  return found
}

function stepsOf(text: string, divisor: number): DivisionStep[] {
  const steps: DivisionStep[] = []
  let carried = 0
  for (const [column, digit] of [...text].entries()) {
    carried = carried * 10 + Number(digit)
    const times = Math.floor(carried / divisor)
    carried -= times * divisor
    if (times > 0 || steps.length > 0)
      steps.push({ column, digit: times, product: times * divisor, rest: `${carried}${text[column + 1] ?? ''}` })
  }
  return steps
}
