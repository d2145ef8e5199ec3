import { polygonsIn, textsIn } from '../../reading.ts'
import type { ColorByNumberView } from './view.ts'

interface Content {
  text: string
  dots: number
}

/**
 * Finds what stands in each part of the picture, works it out and looks up its color. Answers one entry a part in the
 * order of drawing, without the example; where dots are counted, one entry a number of the list.
 */
export function solve({ picture, legend, example }: ColorByNumberView): (string | null)[] {
  const contents = contentsIn(picture)
  const colors = colorsIn(legend)
  if (contents.length === 0 || !colors) return [null]
  const isCounting = contents.every(({ dots }) => dots > 0)
  return isCounting ? counted(contents, colors, example) : calculated(contents, colors, example)
}

/** Null where a number stands for two colors, or a color for nothing. */
function colorsIn(legend: ColorByNumberView['legend']): Map<number, string> | null {
  const colors = new Map<number, string>()
  for (const { numbers, color } of legend) {
    for (const number of (numbers.match(/\d+/g) ?? []).map(Number)) {
      if (colors.has(number) || !color) return null
      colors.set(number, color)
    }
  }
  return colors.size > 0 ? colors : null
}

/** What stands in each part; empty where something stands in no part, in two, or not alone. */
function contentsIn(picture: string): Content[] {
  const parts = polygonsIn(picture, 'region')
  const texts = textsIn(picture)
  const dots = [...picture.matchAll(/<circle class="dot" cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const owners = (x: number, y: number) => parts.flatMap((part, i) => (isInside(part, x, y) ? [i] : []))
  const textOwners = texts.map(({ x, y }) => owners(x, y - textMiddle))
  const dotOwners = dots.map(([x, y]) => owners(x, y))
  if ([...textOwners, ...dotOwners].some((own) => own.length !== 1)) return []
  const contents = parts.map((_, i): Content & { count: number } => {
    const own = texts.filter((_, t) => textOwners[t]?.[0] === i)
    return { text: own[0]?.text ?? '', count: own.length, dots: dotOwners.filter(([part]) => part === i).length }
  })
  return contents.every(({ count, dots: own }) => (count === 1 ? own === 0 : count === 0 && own > 0)) ? contents : []
}

/** Millimetres from the line of a text up into its letters. */
const textMiddle = 1.5

function isInside(part: readonly [number, number][], x: number, y: number): boolean {
  let crossings = 0
  for (const [i, [x1, y1]] of part.entries()) {
    const [x2, y2] = part[(i + 1) % part.length] ?? [x1, y1]
    if (y1 > y === y2 > y) continue
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) crossings++
  }
  return crossings % 2 === 1
}

function counted(contents: readonly Content[], colors: Map<number, string>, example: string): (string | null)[] {
  const told = /^(\d+) dots?: color it (\w+)\.$/.exec(example)
  if (!told || colors.get(Number(told[1])) !== told[2]) return [...colors].map(() => null)
  if (contents.some(({ dots }) => !colors.has(dots))) return [...colors].map(() => null)
  return [...colors].map(([number, color]) => {
    const parts = contents.filter(({ dots }) => dots === number).length
    return parts > 0 ? `${color}, ${parts} parts` : null
  })
}

function calculated(contents: readonly Content[], colors: Map<number, string>, example: string): (string | null)[] {
  const results = contents.map(({ text }) => {
    const value = result(text)
    const color = value === null ? undefined : colors.get(value)
    return { text, answer: value === null || color === undefined ? null : `${value}, ${color}` }
  })
  const told = /^(.+) = (\d+), so that part is (\w+)\.$/.exec(example)
  const shown = results.filter(({ text, answer }) => told && text === told[1] && answer === `${told[2]}, ${told[3]}`)
  if (shown.length !== 1) return results.map(() => null)
  return results.filter((entry) => entry !== shown[0]).map(({ answer }) => answer)
}

function result(text: string): number | null {
  const [, left, sign, right] = /^(\d+) ([+−×÷]) (\d+)$/.exec(text) ?? []
  const [a, b] = [Number(left), Number(right)]
  switch (sign) {
    case '+':
      return a + b
    case '−':
      return a >= b ? a - b : null
    case '×':
      return a * b
    case '÷':
      return b > 0 && a % b === 0 ? a / b : null
    default:
      return null
  }
}
