import { linesIn, type ReadLine, type ReadText, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** From the line that letters stand on to their middle, in millimetres. */
const labelRise = 1.6

/** Measures the turn between the rays; of a split angle or a full turn it takes the printed parts away. */
export function solve(page: TaskPage): (string | null)[] {
  const example = page.tasks.find(({ worked }) => worked)?.done ?? ''
  return solveTasks(page, ({ figure }) => {
    const rays = linesIn(figure, 'ray')
    const [first, second, third] = rays.map(degreesOf)
    if (first === undefined || second === undefined) return null
    const labels = textsIn(figure).filter(({ text }) => /^(\d+°|\?)$/.test(text))
    if (labels.some(({ text }) => text === '?')) {
      const isFull = labels.length === rays.length
      const part = isFull
        ? lastPart(rays, labels)
        : third === undefined
          ? null
          : otherPart(figure, [first, second, third])
      // The example shows whether the part is to be named too.
      return part && example.includes(', ') ? `${part}, ${nameOf(Number.parseInt(part, 10))}` : part
    }
    const between = turn(first, second)
    return figure.includes('class="mark"') ? measured(between) : sorted(between)
  })
}

/** Around a point: each label stands in one part, each known part is drawn as it says, and so is what is left. */
function lastPart(rays: readonly ReadLine[], labels: readonly ReadText[]): string | null {
  const [center] = rays
  if (!center) return null
  const directions = rays.map((ray) => (degreesOf(ray) + 360) % 360).sort((a, b) => a - b)
  const drawn = directions.map((from, i) => ({ from, size: (directions[i + 1] ?? (directions[0] ?? 0) + 360) - from }))
  const said = drawn.map(({ from, size }) => {
    const inside = labels.filter(({ x, y }) => {
      const at = degreesOf({ x1: center.x1, y1: center.y1, x2: x, y2: y - labelRise, width: 0 })
      return (at - from + 720) % 360 < size
    })
    return { size, text: inside.length === 1 ? inside[0]?.text : undefined }
  })
  const known = said.flatMap(({ text }) => (text && text !== '?' ? [Number.parseInt(text, 10)] : []))
  const left = 360 - known.reduce((sum, degrees) => sum + degrees, 0)
  const isTrue = said.every(
    ({ size, text }) => text && Math.abs(size - (text === '?' ? left : Number.parseInt(text, 10))) < 1,
  )
  return isTrue && known.length === labels.length - 1 && left > 0 && left < 180 ? `${left}°` : null
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
