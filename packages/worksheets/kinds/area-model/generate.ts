import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { areaModel, type SplitSide } from '../../figures/area-model.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { digits, grouped } from '../../numbers/integers.ts'
import { slice } from '../../numbers/ranges.ts'
import type { Random } from '../../random.ts'
import { distinct } from '../../task-page.ts'
import { thingsFor } from '../../things-for.ts'
import { headline } from '../headline.ts'
import type { AreaModelView, Product } from './view.ts'

type Spec = SpecOf<'area-model'>
type Span = readonly [number, number]

/** Most digits of both factors, the shorter first. Source: Common Core State Standards, 3.OA.7, 4.NBT.5, 5.NBT.5. */
const shapes: Partial<Record<Grade, Span[]>> = {
  '3rd': [[1, 2]],
  '4th': [
    [1, 4],
    [2, 2],
  ],
  '5th': [
    [1, 4],
    [2, 3],
  ],
}
/** Rectangles at the end of the page whose sides the child splits, by step. */
const unsplit = { 0: 0, 1: 2, 2: 3 } as const
const pointMm = 0.3528
/** What the longer side is split by, by its digits. */
const places: Partial<Record<number, string>> = {
  2: 'tens and ones',
  3: 'hundreds, tens and ones',
  4: 'thousands, hundreds, tens and ones',
}

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<AreaModelView> {
  const { grade, step, characters, place } = setting
  const [short, long] = ordered(spec)
  const fits = shapes[grade]?.some(([few, many]) => size(short[1]) <= few && size(long[1]) <= many)
  const isRounded = !spec.estimate || (size(short[0]) > 1 && size(long[1]) < 4)
  if (!fits || short[0] < 2 || !isRounded) throw new CannotDraw(`No such products in ${grade} grade`)
  const chosen = choose(slice(short, step), slice(long, step), spec.estimate === true, setting, random)
  const cast = random.shuffle(thingsFor(Math.max(...chosen.map(({ a, b }) => a * b)), setting.things))
  const items = chosen.map((pair, i): Product => {
    const isExample = i === 0
    const isSplit = i < chosen.length - unsplit[step]
    return print(pair, {
      label: isExample ? 'Example' : String(i),
      isExample,
      isSplit,
      grade,
      thing: cast[i % cast.length]?.many ?? '',
      hasAbout: spec.estimate === true,
    })
  })
  return {
    title: `Rows and Rows at ${headline(place)}`,
    instructions: `${random.pick(characters)} splits every rectangle by ${places[size(long[1])] ?? 'place value'}. ${
      spec.estimate
        ? 'First round both sides to the nearest ten: about how many?'
        : 'Multiply each part, then add the parts.'
    }`,
    view: { items },
    answers: chosen.slice(1).map(({ a, b }, i) => ({
      label: String(i + 1),
      answer: spec.estimate ? `${grouped(a * b)}, about ${grouped(rounded(a) * rounded(b))}` : grouped(a * b),
      note: spec.estimate
        ? `${noteOf(a, b)} About: ${grouped(rounded(a))} × ${grouped(rounded(b))} = ${grouped(rounded(a) * rounded(b))}.`
        : noteOf(a, b),
    })),
  }
}

/** An estimate further off than this share of the product would not test it. */
const near = 0.1

function rounded(value: number): number {
  return Math.round(value / 10) * 10
}

function size(value: number): number {
  return String(value).length
}

function ordered({ left, right }: Spec): [Span, Span] {
  return left[1] <= right[1] ? [left, right] : [right, left]
}

interface Pair {
  a: number
  b: number
}

function choose(short: Span, long: Span, hasAbout: boolean, { grade, step }: SheetSetting, random: Random): Pair[] {
  const count = countOf(size(short[1]), size(long[1]))
  const most = numberLimits[grade].multiplyWithin
  const draw = (): Pair | null => {
    const [a, b] = [random.int(...short), random.int(...long)]
    // A zero inside leaves a part out: for hard pages.
    const zeros = String(b).slice(1, -1).includes('0') && step < 2
    const isFar = hasAbout && Math.abs(rounded(a) * rounded(b) - a * b) > near * a * b
    return isFar || a * b > most || a % 10 === 0 || b % 10 === 0 || zeros ? null : { a, b }
  }
  const chosen = distinct(
    count,
    draw,
    ({ a, b }) => String(a * b),
    ({ a, b }) => a * b,
  )
  if (chosen.length < count) throw new CannotDraw('There are too few products')
  return chosen
}

/** With the example: four products of four parts each take as long as eight of two. */
function countOf(short: number, long: number): number {
  const parts = short * long
  return parts === 2 ? 8 : parts === 3 ? 6 : 4
}

function parts(value: number): number[] {
  return digits(value)
    .map((digit, power) => digit * 10 ** power)
    .filter((part) => part > 0)
    .reverse()
}

interface Look {
  label: string
  isExample: boolean
  isSplit: boolean
  grade: Grade
  thing: string
  hasAbout: boolean
}

function print({ a, b }: Pair, { label, isExample, isSplit, grade, thing, hasAbout }: Look): Product {
  const [top, side] = [parts(b), parts(a)]
  const products = side.map((row) => top.map((column) => row * column))
  const shown = (value: number) => (isExample ? grouped(value) : '')
  const isTall = side.length > 1
  const room = {
    width: 82,
    height: isTall ? 46 : top.length > 2 ? 31 : 24,
    sizeMm: gradeTables[grade].bodyPt * pointMm * 0.95,
  }
  const sums = isTall ? products.map((row) => shown(row.reduce((all, value) => all + value, 0))) : null
  const cells = products.map((row) => row.map(shown))
  return {
    label,
    story: `${grouped(a)} rows of ${grouped(b)} ${thing}`,
    figure: areaModel(sideOf(top, isSplit), sideOf(side, isSplit), cells, sums, room),
    parts: isTall ? [] : (products[0] ?? []).map((value, i) => ({ sign: i > 0 ? '+' : '', value: shown(value) })),
    lead: `${grouped(a)} × ${grouped(b)} =`,
    equals: isTall ? '' : '=',
    product: shown(a * b),
    about: hasAbout ? { value: shown(rounded(a) * rounded(b)) } : null,
  }
}

/** Larger parts are longer, though far from as much as they are worth: there must be room to write. */
function sideOf(values: readonly number[], isSplit: boolean): SplitSide {
  const longer = (value: number) => 1 + 0.3 * (size(value) - 1) + Number(String(value).charAt(0)) * 0.04
  return { labels: values.map((value) => (isSplit ? grouped(value) : '')), weights: values.map(longer) }
}

function noteOf(a: number, b: number): string {
  const [top, side] = [parts(b), parts(a)]
  const [first = 0, ...others] = top
  const products = side.flatMap((row) => top.map((column) => grouped(row * column)))
  const sum = `${products.join(' + ')} = ${grouped(a * b)}.`
  if (side.length === 1) {
    const wrong = a * first + others.reduce((all, part) => all + part, 0)
    return `${grouped(wrong)} if only the ${grouped(first)} was multiplied. ${sum}`
  }
  const corners = (side[0] ?? 0) * first + (side.at(-1) ?? 0) * (top.at(-1) ?? 0)
  return `${grouped(corners)} if only the first and the last parts were added. ${sum}`
}
