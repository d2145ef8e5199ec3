import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type Bead, beadRow, beads } from '../../figures/bead-row.ts'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'patterns'>

const units = ['AB', 'ABB', 'AAB', 'ABC', 'AABB', 'ABCB', 'ABAC'] as const

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const pages = {
    repeat: {
      title: `Bead Chains of ${place}`,
      task: `${who} strings the same bit again and again. Draw what comes next.`,
      columns: 1,
      items: repeat,
    },
    grow: {
      title: `Growing Rows of ${place}`,
      task: `${who} adds the same number each time. How many come next?`,
      columns: 1,
      items: grow,
    },
    number: {
      title: `Number Trails of ${place}`,
      task: `${who} follows one rule on each trail. Write the missing numbers, then the rule.`,
      columns: 1,
      items: numbers,
    },
  }
  const { title, task, columns, items } = pages[spec.form]
  return taskSheet({ title, instructions: task, columns }, items(spec, setting, random))
}

function repeat(_spec: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const known = units.slice(0, grade === 'kindergarten' ? 3 + step : 7)
  const draw = () => {
    const unit = random.pick(known)
    const shapes = random.sample(beads, new Set(unit).size)
    const beadAt = (i: number): Bead => shapes['ABC'.indexOf(unit.charAt(i % unit.length))] as Bead
    const shown = Math.max(unit.length * 2 + random.int(0, 1), 6)
    return { unit, beadAt, shown }
  }
  const count = grade === 'kindergarten' ? 6 : 7
  return distinct(
    count,
    draw,
    ({ unit, beadAt }) => unit + beadAt(0) + beadAt(1) + beadAt(2),
    ({ unit }) => unit.length * 3 + new Set(unit).size,
  ).map(({ unit, beadAt, shown }) => {
    const row = Array.from({ length: shown + 2 }, (_, i) => beadAt(i))
    return {
      figure: beadRow([...row.slice(0, shown), null, null], 15),
      finished: beadRow(row, 15),
      answer: row.slice(shown).join(', '),
      drawn: true,
      note: `The bit that repeats: ${Array.from({ length: unit.length }, (_, i) => beadAt(i)).join(', ')}.`,
    }
  })
}

function grow({ upTo }: Spec, { step }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const by = random.int(1, 2 + step)
    const first = random.int(1, 4)
    return first + by * 4 <= Math.min(upTo, 20) ? { by, first } : null
  }
  return distinct(
    6,
    draw,
    ({ by, first }) => `${by} ${first}`,
    ({ by, first }) => by * 10 + first,
  ).map(({ by, first }) => {
    const counts = [0, 1, 2].map((i) => first + by * i)
    const bead = random.pick(beads)
    const row = counts.flatMap((count, i) => [
      ...Array.from({ length: count }, (): Bead => bead),
      ...(i < 2 ? (['gap'] as const) : []),
    ])
    const pitch = Math.min(12, 168 / row.length)
    return {
      figure: beadRow(row, pitch),
      lead: 'Next:',
      answer: String(first + by * 3),
      note: `Always ${by} more. ${first + by * 2 + 1 === first + by * 3 ? '' : `${first + by * 2 + 1} if only one was added.`}`.trim(),
    }
  })
}

function numbers({ upTo }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  if (upTo < 20) throw new CannotDraw('Number trails need numbers up to 20 or more')
  const older = grade === '4th' || grade === '5th'
  const multiplies = grade === '3rd' || older
  const sorts = [sum, sum, difference, ...(multiplies ? [product] : []), ...(older && step > 0 ? [mixed] : [])]
  const draw = () => {
    const sort = random.pick(sorts)
    // Products stay within what the grade multiplies.
    const isProduct = sort === product || sort === mixed
    const trail = sort(isProduct ? Math.min(upTo, numberLimits[grade].multiplyWithin) : upTo, random)
    return trail?.values.every((value) => value >= 0 && value <= upTo) ? trail : null
  }
  return distinct(
    8,
    draw,
    ({ values }) => values.join(),
    ({ rule, values }) => rule.length * 1000 + (values[0] ?? 0),
  ).map(({ rule, values }) => {
    const hidden = [3, 5]
    const line = values.map((value, i) => (hidden.includes(i) ? '__' : grouped(value))).join(', ')
    const missing = hidden.map((i) => grouped(values[i] ?? 0)).join(', ')
    return {
      ask: line,
      answer: `${missing}; rule: ${rule}`,
      note: `Look at two neighbors: ${grouped(values[0] ?? 0)} and ${grouped(values[1] ?? 0)}.`,
    }
  })
}

const length = 6

function steps(first: number, next: (value: number) => number): number[] {
  const values = [first]
  while (values.length < length) values.push(next(values.at(-1) ?? 0))
  return values
}

interface Trail {
  rule: string
  values: number[]
}

function sum(upTo: number, random: Random): Trail {
  const by = random.int(2, Math.max(3, Math.min(50, Math.floor(upTo / 12))))
  return { rule: `add ${by}`, values: steps(random.int(1, Math.max(2, upTo - by * length)), (value) => value + by) }
}

function difference(upTo: number, random: Random): Trail {
  const by = random.int(2, Math.max(3, Math.min(25, Math.floor(upTo / 12))))
  return {
    rule: `take away ${by}`,
    values: steps(random.int(by * length, Math.max(by * length, upTo)), (value) => value - by),
  }
}

function product(upTo: number, random: Random): Trail | null {
  const by = random.int(2, 3)
  const most = Math.floor(upTo / by ** (length - 1))
  return most < 1
    ? null
    : { rule: `multiply by ${by}`, values: steps(random.int(1, Math.min(9, most)), (value) => value * by) }
}

function mixed(upTo: number, random: Random): Trail | null {
  const more = random.int(1, 5)
  const values = steps(random.int(1, 6), (value) => value * 2 + more)
  return (values.at(-1) ?? 0) > upTo ? null : { rule: `multiply by 2, then add ${more}`, values }
}
