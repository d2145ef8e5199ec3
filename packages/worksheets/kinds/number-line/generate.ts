import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberRay } from '../../figures/number-ray.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { writtenDecimal } from '../../numbers/decimal.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { fractionLines } from './fraction-lines.ts'

type Spec = Exclude<SpecOf<'number-line'>, { of: 'fraction' }>

const lines = 8
const widthMm = 79
const stretch = 10
const ptMm = 0.3528

export function generate(spec: SpecOf<'number-line'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  if (spec.of === 'fraction')
    return taskSheet(
      {
        title: `Jumps along ${place}`,
        instructions:
          'Count the equal jumps from 0 to 1. Then count the jumps from 0 to the arrow. Write the fraction.',
        columns: 2,
      },
      fractionLines(spec, lines, widthMm, labelMm(setting.grade), random),
    )
  const who = random.pick(setting.characters)
  if (spec.form === 'hop')
    return taskSheet(
      {
        title: `Hops at ${place}`,
        instructions: `${who} hops along the line. Write the number sentence that the hops show.`,
        columns: 2,
      },
      hops(spec, setting, random),
    )
  return taskSheet(
    {
      title: `Posts along ${place}`,
      instructions: `Which number belongs to the post that ${who} points at?`,
      columns: 2,
    },
    read(spec, setting, random),
  )
}

function labelMm(grade: Grade): number {
  return gradeTables[grade].bodyPt * ptMm * 0.85
}

/** Numbers as parts of one: whole numbers have one part. */
function parts({ of, step }: Spec): number {
  return of === 'whole' ? 1 : step
}

function written(spec: Spec, index: number): string {
  if (spec.of === 'whole') return grouped(index * spec.step)
  return writtenDecimal({ scaled: index, places: spec.step === 100 ? 2 : 1 })
}

function read(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  const size = labelMm(setting.grade)
  const last = spec.of === 'whole' ? Math.floor(spec.upTo / spec.step) : spec.upTo * parts(spec)
  const window = Math.min(stretch, last)
  if (window < 3) throw new CannotDraw('The line is too short')
  const every = setting.step === 2 || spec.of === 'decimal' ? window : 5
  const draw = () => {
    const from = Math.floor(random.int(0, last - window) / every) * every
    const asked = from + random.int(1, window - 1)
    return (asked - from) % every === 0 ? null : { from, asked }
  }
  const chosen = distinct(
    lines,
    draw,
    ({ asked }) => String(asked),
    ({ asked }) => Math.floor(asked / every),
  )
  return chosen.map(({ from, asked }) => {
    const marks = Array.from({ length: window + 1 }, (_, i) => {
      const high = (from + i) % every === 0
      return { label: high ? written(spec, from + i) : '', high }
    })
    return {
      figure: numberRay({ marks, asked: asked - from }, widthMm, size),
      answer: written(spec, asked),
      note: `${written(spec, asked + 1)} if the first mark was counted as a step.`,
    }
  })
}

function hops(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  if (spec.of !== 'whole') throw new CannotDraw('Hops are over whole numbers')
  const size = gradeTables[setting.grade].bodyPt * ptMm * 0.72
  const window = Math.min(20, spec.upTo)
  const draw = () => {
    const from = spec.upTo > window ? random.int(0, Math.floor((spec.upTo - window) / 10)) * 10 : 0
    const start = random.int(0, window - 3)
    const by = random.int(2, Math.min(9, window - start))
    const isBack = random.next() < (setting.step === 0 ? 0.25 : 0.5)
    return isBack ? { from, start: start + by, end: start, by } : { from, start, end: start + by, by }
  }
  const chosen = distinct(
    lines,
    draw,
    ({ from, start, end }) => `${from + start}>${from + end}`,
    ({ from, start }) => from + start,
  )
  return chosen.map(({ from, start, end, by }) => {
    const marks = Array.from({ length: window + 1 }, (_, i) => ({
      label: i % 5 === 0 || window <= 12 ? grouped(from + i) : '',
      high: i % 5 === 0,
    }))
    const isBack = end < start
    return {
      figure: numberRay({ marks, hops: [[start, end]] }, widthMm, size),
      answer: `${from + start} ${isBack ? '−' : '+'} ${by} = ${from + end}`,
      note: `A hop of ${by + 1} was counted if the starting mark was taken as 1.`,
    }
  })
}
