import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import { type Region, regionPicture } from '../../figures/region-picture.ts'
import { circle, type Point } from '../../figures/svg.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { type Expression, expressionsByValue } from './generate/expressions.ts'
import { shareOut } from './generate/legend.ts'
import { pictures } from './pictures/all.ts'
import { type Picture, pictureHeight, pictureWidth } from './pictures/picture.ts'
import type { ColorByNumberView } from './view.ts'

type Spec = SpecOf<'color-by-number'>

/** Millimetres that one unit of a picture takes, and points in millimetres. */
const unitMm = 2
const pointMm = 0.3528
const makes = ['Window', 'Flag', 'Poster', 'Banner', 'Rug']
const tasks: Record<Spec['operation'], string> = {
  count: 'Count the dots in each part, then find its color.',
  add: 'Add in each part, then find its color.',
  subtract: 'Take away in each part, then find its color.',
  multiply: 'Multiply in each part, then find its color.',
  divide: 'Divide in each part, then find its color.',
}
/** Sums in a picture are read at arm's length, so that they are not set smaller than this. */
const leastPt = 14

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<ColorByNumberView> {
  const picture = random.pick(fitting(setting))
  const palette = random.pick(picture.palettes)
  const isFlipped = random.next() < 0.5
  const make = random.pick(makes.filter((word) => !setting.place.toLowerCase().includes(word.toLowerCase())))
  const fill = spec.operation === 'count' ? counting : calculating
  const page = fill(spec, setting, picture, palette, random)
  return {
    title: `A ${make} for ${headline(setting.place)}`,
    instructions: `Help ${random.pick(setting.characters)} color it. ${tasks[spec.operation]}`,
    view: {
      example: page.example,
      legend: page.legend,
      picture: drawn(picture, page.contents, isFlipped, setting),
    },
    answers: page.answers,
  }
}

interface Filled {
  example: string
  legend: ColorByNumberView['legend']
  contents: Region['content'][]
  answers: SheetAnswer[]
}

/** Pictures with as many parts as the grade does items. */
function fitting({ grade, step }: SheetSetting): Picture[] {
  const [fewest, most] = gradeTables[grade].facts
  const found = pictures
    .filter(({ parts }) => parts.length >= fewest && parts.length <= most)
    .toSorted((a, b) => a.parts.length - b.parts.length)
  if (found.length <= 4) return found
  // The smaller ones for an easier page, the larger ones for a harder one, and two to choose from at the least.
  const from = Math.floor((step * found.length) / 4)
  return found.slice(from, from + Math.ceil(found.length / 2))
}

function counting(
  { upTo }: Spec,
  { grade, step }: SheetSetting,
  { parts }: Picture,
  palette: readonly string[],
  random: Random,
): Filled {
  const most = Math.min(upTo, numberLimits[grade].addWithin, mostDots)
  if (most < palette.length) throw new CannotDraw('There are more colors than numbers')
  const least = Math.max(1, Math.min(1 + step, most - palette.length + 1))
  const numbers = random.sample(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    palette.length,
  )
  const legend = palette
    .map((color, paint) => ({ number: numbers[paint] ?? 0, color, count: partsOf(parts, paint).length }))
    .sort((a, b) => a.number - b.number)
  const [first] = legend
  const dots = (count: number) => (count === 1 ? '1 dot' : `${count} dots`)
  return {
    example: first ? `${dots(first.number)}: color it ${first.color}.` : '',
    legend: legend.map(({ number, color }) => ({ numbers: String(number), color })),
    contents: parts.map(({ paint }) => ({ dots: numbers[paint] ?? 0 })),
    answers: legend.map(({ number, color, count }) => ({
      label: dots(number),
      answer: `${color}, ${count} parts`,
      note: 'Touch each dot once while counting.',
    })),
  }
}

const mostDots = 10

function calculating(
  { operation, upTo }: Spec,
  { grade, step }: SheetSetting,
  { parts }: Picture,
  palette: readonly string[],
  random: Random,
): Filled {
  if (operation === 'count') throw new CannotDraw('Dots are counted, not calculated')
  const byValue = expressionsByValue(operation, upTo, grade)
  const needs = palette.map((_, paint) => partsOf(parts, paint).length)
  const shares = shareOut(needs, ofStep(byValue, step), random) ?? shareOut(needs, byValue, random)
  if (!shares) throw new CannotDraw(tooFew)
  const waiting = shares.map(({ expressions }) => [...expressions])
  const filled = parts.map(({ paint }): Expression & { color: string } => {
    const next = waiting[paint]?.shift()
    if (!next) throw new CannotDraw(tooFew)
    return { ...next, color: palette[paint] ?? '' }
  })
  const easiest = filled.toSorted((a, b) => a.text.length - b.text.length || a.value - b.value)[0]
  return {
    example: easiest ? `${easiest.text} = ${easiest.value}, so that part is ${easiest.color}.` : '',
    legend: shares
      .map(({ values: own }, paint) => ({ own, color: palette[paint] ?? '' }))
      .sort((a, b) => (a.own[0] ?? 0) - (b.own[0] ?? 0))
      .map(({ own, color }) => ({ numbers: listed(own), color })),
    contents: filled.map(({ text }) => ({ text })),
    answers: filled
      .filter((entry) => entry !== easiest)
      .map(({ text, value, color, note }) => ({ label: text, answer: `${value}, ${color}`, note })),
  }
}

const tooFew = 'Too few different sums for the parts of a picture'

/** An easier page leaves out the third with the largest results, a harder one the third with the smallest. */
function ofStep<Entry>(byValue: ReadonlyMap<number, Entry>, step: SheetSetting['step']): Map<number, Entry> {
  const sorted = [...byValue].sort(([a], [b]) => a - b)
  const cut = Math.floor(sorted.length / 3)
  return new Map(step === 1 ? sorted : step === 0 ? sorted.slice(0, sorted.length - cut) : sorted.slice(cut))
}

function partsOf(parts: Picture['parts'], paint: number) {
  return parts.filter((own) => own.paint === paint)
}

function listed(values: readonly number[]): string {
  return values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

function drawn(
  { parts, eye }: Picture,
  contents: readonly Region['content'][],
  isFlipped: boolean,
  { grade }: SheetSetting,
): string {
  const placed = ([x, y]: Point): Point => [(isFlipped ? pictureWidth - x : x) * unitMm, y * unitMm]
  const regions = parts.map(
    ({ outline }, i): Region => ({
      outline: outline.map(placed),
      content: contents[i] ?? { text: '' },
    }),
  )
  const hasDots = contents.some((content) => 'dots' in content)
  const more = eye && !hasDots ? circle(...placed(eye), 2.4) : ''
  return regionPicture(
    [pictureWidth * unitMm, pictureHeight * unitMm],
    regions,
    Math.max(gradeTables[grade].bodyPt, leastPt) * pointMm,
    more,
  )
}
