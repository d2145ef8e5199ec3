import { linesIn, type ReadLine, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Measures the turn between the rays; of a split angle it takes the printed part away. */
export function solve(page: TaskPage): (string | null)[] {
  const example = page.tasks.find(({ worked }) => worked)?.done ?? ''
  return solveTasks(page, ({ figure }) => {
    const directions = linesIn(figure, 'ray').map(degreesOf)
    const [first, second, third] = directions
    if (first === undefined || second === undefined) return null
    if (third !== undefined) {
      const part = otherPart(figure, [first, second, third])
      // The example shows whether the part is to be named too.
      return part && example.includes(', ') ? `${part}, ${nameOf(Number.parseInt(part, 10))}` : part
    }
    const between = turn(first, second)
    return figure.includes('class="mark"') ? measured(between) : sorted(between)
  })
}

function degreesOf({ x1, y1, x2, y2 }: ReadLine): number {
  return (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
}

function turn(a: number, b: number): number {
  const away = Math.abs(a - b) % 360
  return Math.min(away, 360 - away)
}

function sorted(degrees: number): string | null {
  if (Math.abs(degrees - 90) < 1) return 'right'
  if (Math.abs(degrees - 90) < 4) return null
  return degrees < 90 ? 'acute' : 'obtuse'
}

function nameOf(degrees: number): string {
  return degrees === 90 ? 'right' : degrees < 90 ? 'acute' : 'obtuse'
}

function measured(degrees: number): string | null {
  const nearest = Math.round(degrees / 5) * 5
  return Math.abs(nearest - degrees) < 0.6 ? `${nearest}°` : null
}

function otherPart(figure: string, [first, second, third]: [number, number, number]): string | null {
  const whole = Math.round(turn(first, third))
  const label = textsIn(figure).find(({ text }) => /^\d+°$/.test(text))?.text
  const known = Number(label?.replace('°', ''))
  const isDrawnTrue = Math.abs(turn(first, second) - known) < 1
  return (whole === 90 || whole === 180) && isDrawnTrue ? `${whole - known}°` : null
}
