import { add, type Exact, exact, multiply, order, readExact, subtract, writeFraction } from '../../numbers/solving.ts'
import { linesIn, solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

interface Stack {
  value: Exact
  count: number
}

/** Counts the crosses over each mark; sums and differences in exact fractions. */
export function solve(page: TaskPage): (string | null)[] {
  // A line to be filled by the child settles nothing.
  if (linesIn(page.head ?? '', 'empty-tick').length > 0) return []
  if (page.tasks.some(({ figure }) => figure.includes('class="bar"'))) return measured(page)
  const stacks = stacksIn(page.head ?? '')
  const filled = stacks.filter(({ count }) => count > 0)
  const counted = (some: Stack[]) => String(some.reduce((all, { count }) => all + count, 0))
  return solveTasks(page, ({ ask }) => {
    const [shortest, longest] = [filled[0], filled.at(-1)]
    if (!shortest || !longest) return null
    const named = readExact(/((?:\d+ )?\d+(?:\/\d+)?) (?:inches|centimeters)/.exec(ask)?.[1] ?? '')
    if (ask.endsWith('in all?')) return counted(filled)
    if (ask.startsWith('Which length')) return mostCommon(filled)
    if (ask.startsWith('How much longer')) return writeFraction(subtract(longest.value, shortest.value))
    if (!named) return null
    const same = filled.filter(({ value }) => order(value, named) === 0)
    if (ask.includes('longer than')) return counted(filled.filter(({ value }) => order(value, named) > 0))
    if (ask.startsWith('How long')) return sumOf(same)
    return ask.startsWith('How many') ? counted(same) : null
  })
}

function stacksIn(svg: string): Stack[] {
  const crosses = [...svg.matchAll(/class="cross"[^>]*d="M([\d.]+) [\d.-]+L([\d.]+)/g)].map(
    ([, x1, x2]) => (Number(x1) + Number(x2)) / 2,
  )
  const texts = textsIn(svg)
  return linesIn(svg, 'tick').flatMap(({ x1 }) => {
    const value = readExact(texts.find(({ x }) => Math.abs(x - x1) < 0.2)?.text ?? '')
    return value ? [{ value, count: crosses.filter((x) => Math.abs(x - x1) < 0.2).length }] : []
  })
}

function mostCommon(stacks: Stack[]): string | null {
  const most = Math.max(...stacks.map(({ count }) => count))
  const found = stacks.filter(({ count }) => count === most)
  return found.length === 1 && found[0] ? writeFraction(found[0].value) : null
}

function sumOf(stacks: Stack[]): string | null {
  return writeFraction(
    stacks.reduce((all, { value, count }) => add(all, multiply(value, exact(BigInt(count)))), exact(0n)),
  )
}

const inchMm = 25.4
/** So far from a mark, of the distance of two, a child still sees which one is nearest. */
const clear = 0.3

/** Measures every bar in the parts that the line has, and answers what the filled line would show. */
function measured(page: TaskPage): (string | null)[] {
  const marks = linesIn(page.head ?? '', 'fill-tick').map(({ x1 }) => x1)
  const numbers = textsIn(page.head ?? '').filter(({ text }) => /^\d+$/.test(text))
  const at = (text: string) =>
    marks.findIndex((x) => Math.abs(x - (numbers.find((one) => one.text === text)?.x ?? -9)) < 0.2)
  const parts = at('1') - at('0')
  const lengthOf = (figure: string): Exact | null => {
    const width = Number(/class="bar"[^>]* width="([\d.]+)"/.exec(figure)?.[1])
    const count = Math.round((width / inchMm) * parts)
    const pitch = inchMm / parts
    if (parts < 1 || at('0') !== 0 || !(Math.abs(count * pitch - width) < pitch * clear)) return null
    return exact(BigInt(count), BigInt(parts))
  }
  const lengths = page.tasks.flatMap(({ figure }) => (figure ? [lengthOf(figure)] : [])).filter((one) => one !== null)
  const sorted = lengths.toSorted(order)
  const stacks = lengths.map((value) => ({ value, count: lengths.filter((one) => order(one, value) === 0).length }))
  const different = stacks.filter(({ value }, i) => stacks.findIndex((one) => order(one.value, value) === 0) === i)
  return solveTasks(page, ({ ask, figure }) => {
    if (figure) {
      const length = lengthOf(figure)
      return length && writeFraction(length)
    }
    const [shortest, longest] = [sorted[0], sorted.at(-1)]
    if (ask.startsWith('Which length')) return mostCommon(different)
    const limit = readExact(/longer than (.+) inch(?:es)?\?$/.exec(ask)?.[1] ?? '')
    if (limit) return String(sorted.filter((length) => order(length, limit) > 0).length)
    return ask.startsWith('How much longer') && shortest && longest ? writeFraction(subtract(longest, shortest)) : null
  })
}
