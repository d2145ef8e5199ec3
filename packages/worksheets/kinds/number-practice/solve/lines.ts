import {
  add,
  divide,
  type Exact,
  exact,
  isWhole,
  multiply,
  order,
  readExact,
  subtract,
  writeDecimal,
  writeFraction,
} from '../../../numbers/solving.ts'
import { earlyLine } from './early-lines.ts'
import { evaluated, expression } from './expression.ts'
import { pairsOf, ruled } from './lists.ts'

/** One printed line with gaps; null where it does not have exactly one answer. */
export function solveLine(line: string, heading: string): string | null {
  return (
    result(line) ??
    missing(line) ??
    remainder(line) ??
    sign(line) ??
    digit(line) ??
    rounded(line, heading) ??
    roundedCheck(line, heading) ??
    expression(line) ??
    evaluated(line) ??
    pairsOf(line) ??
    ruled(line) ??
    earlyLine(line) ??
    row(line)
  )
}

const operations: Record<string, (a: Exact, b: Exact) => Exact> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
  of: multiply,
}

function result(line: string): string | null {
  const found = /^((?:\d+ )?\S+) ([+−×÷]|of) ((?:\d+ )?\S+) = ___$/.exec(line)
  const [a, b] = [readExact(found?.[1] ?? ''), readExact(found?.[3] ?? '')]
  const operation = operations[found?.[2] ?? '']
  if (!a || !b || !operation || (found?.[2] === '÷' && b.top === 0n)) return null
  const value = operation(a, b)
  if (found?.[2] === '÷' && !isWhole(value)) return null
  return line.includes('/') ? writeFraction(value) : writeDecimal(value)
}

function missing(line: string): string | null {
  const found = /^(\S+) ([+−]) (\S+) = (\S+)$/.exec(line)
  const total = readExact(found?.[4] ?? '')
  if (!found || !total) return null
  const adding = found[2] === '+'
  const known = readExact((found[1] === '___' ? found[3] : found[1]) ?? '')
  if (!known || (found[1] === '___') === (found[3] === '___')) return null
  if (adding) return writeDecimal(subtract(total, known))
  return writeDecimal(found[1] === '___' ? add(total, known) : subtract(known, total))
}

function remainder(line: string): string | null {
  const found = /^(\S+) ÷ (\S+) = ___ R ___$/.exec(line)
  const [all, by] = [readExact(found?.[1] ?? ''), readExact(found?.[2] ?? '')]
  if (!all || !by || !isWhole(all) || !isWhole(by) || by.top === 0n) return null
  return `${writeDecimal(exact(all.top / by.top))} R ${all.top % by.top}`
}

function sign(line: string): string | null {
  const found = /^(\S+) \(\?\) (\S+)$/.exec(line)
  const [a, b] = [readExact(found?.[1] ?? ''), readExact(found?.[2] ?? '')]
  if (!a || !b) return null
  return { '-1': '<', '0': '=', '1': '>' }[String(order(a, b)) as '-1' | '0' | '1']
}

const worth: Record<string, bigint> = {
  one: 1n,
  ten: 10n,
  hundred: 100n,
  thousand: 1000n,
  'ten thousand': 10_000n,
  'hundred thousand': 100_000n,
}

/** `347 = 3 hundreds, ___ tens, 7 ones`: what is missing from the sum, counted in its place. */
function digit(line: string): string | null {
  const [left, right] = line.split(' = ')
  const whole = readExact(left ?? '')
  if (!whole || !right) return null
  let rest = whole.top
  let asked: bigint | undefined
  for (const part of right.split(', ')) {
    const found = /^(\d+|___) ([a-z ]+?)s?$/.exec(part)
    const each = worth[found?.[2] ?? '']
    if (!found || !each || (found[1] === '___' && asked)) return null
    if (found[1] === '___') asked = each
    else rest -= BigInt(found[1] ?? '0') * each
  }
  if (!asked || rest % asked !== 0n || rest / asked > 9n || rest < 0n) return null
  return String(rest / asked)
}

function rounded(line: string, heading: string): string | null {
  const n = readExact(/^(\S+) rounds to ___$/.exec(line)?.[1] ?? '')
  const to = placeIn(heading)
  return n && to ? writeDecimal(exact(nearest(n.top, to))) : null
}

function placeIn(heading: string): bigint | undefined {
  return worth[/nearest ((?:ten |hundred )?thousand|ten|hundred)\b/.exec(heading)?.[1] ?? '']
}

function nearest(n: bigint, to: bigint): bigint {
  return ((n * 2n + to) / (to * 2n)) * to
}

/** A printed answer is held against the rounded one; where that misleads, the item has no answer. */
function roundedCheck(line: string, heading: string): string | null {
  const found = /^(\S+) ([+−×]) (\S+) = (\S+)\? ___ ([+−×]) ___ = ___ near\? ___$/.exec(line)
  const to = placeIn(heading)
  const [a, b, said] = [found?.[1], found?.[3], found?.[4]].map((printed) => readExact(printed ?? '')?.top)
  const sign = found?.[2]
  if (!to || !sign || a === undefined || b === undefined || said === undefined || sign !== found?.[5]) return null
  const [first, second] = [nearest(a, to), nearest(b, to)]
  const [trueOne, about] = [worked(a, sign, b), worked(first, sign, second)]
  const off = said > about ? said - about : about - said
  // A product is near where it is neither half nor double of what the rounded numbers give.
  const isNear = sign === '×' ? said < 2n * about && 2n * said > about : off * 2n < to
  if (isNear !== (said === trueOne)) return null
  const [one, two, three] = [first, second, about].map((n) => writeDecimal(exact(n)))
  return `${one} ${sign} ${two} = ${three}, ${isNear ? 'yes' : 'no'}`
}

/** Both numbers rounded to the places that the heading names. */
export function byAndLarge(sum: string, heading: string): string | null {
  const found = /^(\S+) ([+−×]) (\S+)$/.exec(sum)
  const [a, b] = [found?.[1], found?.[3]].map((printed) => readExact(printed ?? '')?.top)
  const [one, two = one] = [...heading.matchAll(/nearest (ten|hundred|thousand)\b/g)].map(
    ([, name = '']) => worth[name],
  )
  if (!found?.[2] || a === undefined || b === undefined || !one || !two) return null
  const about = worked(nearest(a, one), found[2], nearest(b, two))
  const [off, truth] = [about - worked(a, found[2], b), worked(a, found[2], b)]
  // An estimate that is far off would not test the answer.
  if (about <= 0n || off * 10n > truth || -off * 10n > truth) return null
  return writeDecimal(exact(about))
}

function worked(a: bigint, sign: string, b: bigint): bigint {
  if (sign === '×') return a * b
  return sign === '+' ? a + b : a - b
}

/** Numbers that change by the same step each time; the printed ones must fix the step and agree. */
function row(line: string): string | null {
  const cells = line.split(' ').map((cell) => (cell === '___' ? null : readExact(cell)?.top))
  if (cells.length < 4 || cells.includes(undefined)) return null
  const known = cells.flatMap((value, index) => (typeof value === 'bigint' ? [{ value, index }] : []))
  const [first, second] = known
  if (!first || !second || known.length === cells.length) return null
  const apart = BigInt(second.index - first.index)
  if ((second.value - first.value) % apart !== 0n) return null
  const step = (second.value - first.value) / apart
  const at = (index: number) => first.value + step * BigInt(index - first.index)
  if (known.some(({ value, index }) => at(index) !== value) || step === 0n) return null
  return cells.flatMap((value, index) => (value === null ? [writeDecimal(exact(at(index)))] : [])).join(', ')
}
