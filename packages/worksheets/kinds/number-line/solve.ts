import {
  add,
  type Exact,
  exact,
  multiply,
  readExact,
  subtract,
  writeDecimal,
  writeFraction,
} from '../../numbers/solving.ts'
import { linesIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

const near = 0.25

/** Finds the value of every mark from the two labels farthest apart, then reads the pointer or the hop. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure }) => {
    const ticks = linesIn(figure, 'tick')
      .map(({ x1 }) => x1)
      .sort((a, b) => a - b)
    const labels = textsIn(figure).flatMap(({ x, text }) => {
      const [value, place] = [readExact(text), ticks.findIndex((tick) => Math.abs(tick - x) < near)]
      return value && place >= 0 ? [{ value, place, text }] : []
    })
    const [first, last] = [labels[0], labels.at(-1)]
    if (!first || !last || first.place === last.place) return null
    const each = multiply(subtract(last.value, first.value), exact(1n, BigInt(last.place - first.place)))
    const valueAt = (place: number) => add(first.value, multiply(each, exact(BigInt(place - first.place))))
    if (labels.some(({ value, place }) => subtract(valueAt(place), value).top !== 0n)) return null
    const placeOf = (x: number) => ticks.findIndex((tick) => Math.abs(tick - x) < near)
    const hop = /<path class="hop" d="M([\d.]+) [\d.]+Q[\d.]+ -?[\d.]+ ([\d.]+) /.exec(figure)
    if (hop) return sentence(valueAt(placeOf(Number(hop[1]))), valueAt(placeOf(Number(hop[2]))))
    const [pointer] = linesIn(figure, 'asked')
    const asked = pointer ? placeOf(pointer.x1) : -1
    if (asked < 0) return null
    const isDecimal = labels.some(({ text }) => text.includes('.')) || isTenths(each)
    return each.bottom > 1n && !isDecimal ? inParts(valueAt(asked), each.bottom) : written(valueAt(asked), isDecimal)
  })
}

/** Lines in tenths or hundredths whose ends are whole are read as decimals. */
function isTenths({ bottom }: Exact): boolean {
  return bottom === 10n || bottom === 100n
}

/** In the parts that the marks make of one, and past 1 also as a mixed number. */
function inParts(value: Exact, parts: bigint): string | null {
  const count = multiply(value, exact(parts))
  if (count.bottom !== 1n || count.top % parts === 0n) return null
  const fraction = `${count.top}/${parts}`
  return count.top < parts ? fraction : `${fraction} or ${count.top / parts} ${count.top % parts}/${parts}`
}

function written(value: Exact, isDecimal: boolean): string | null {
  return isDecimal ? writeDecimal(value) : writeFraction(value)
}

function sentence(from: Exact, upTo: Exact): string | null {
  const by = subtract(upTo, from)
  if (by.top === 0n || [from, upTo, by].some(({ bottom }) => bottom !== 1n)) return null
  const size = by.top < 0n ? -by.top : by.top
  return `${from.top} ${by.top < 0n ? '−' : '+'} ${size} = ${upTo.top}`
}
