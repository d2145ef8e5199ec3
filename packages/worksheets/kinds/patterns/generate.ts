import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type Bead, beadGroups, beadRow, beads, copiedRow } from '../../figures/bead-row.ts'
import { fittedMm, numberGrid } from '../../figures/number-grid.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { laterNumbers } from './later.ts'
import { drawTrails } from './trails.ts'

type Spec = SpecOf<'patterns'>

/** Seven places beside each other, as large as the page allows: a small hand draws in them. */
const twoMm = 19

/** Two rows of it for each chain, five chains a page. */
const copyMm = 14

const units = ['AB', 'ABB', 'AAB', 'ABC', 'AABB', 'ABCB', 'ABAC'] as const

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const pages = {
    repeat: {
      title: 'twoParts' in spec ? 'Copy and Go On' : `Bead Chains of ${place}`,
      instructions: `${who} strings one part that comes again and again. ${spec.copy ? 'Copy each row below it, then draw' : 'Draw'} what comes next.`,
      columns: 1,
      items: repeat,
    },
    grow: {
      title: `Growing Rows of ${place}`,
      instructions: `${who} adds the same number each time. How many come next?`,
      columns: 1,
      items: grow,
    },
    number: {
      title: `Number Trails of ${place}`,
      instructions: `${who} follows one rule on each trail. Write the missing numbers, then the rule.`,
      notes: [families(setting.grade)],
      columns: 2,
      items: numbers,
    },
    'number-and-later': {
      title: `Number Trails of ${place}`,
      instructions: `${who} follows one rule on each trail. Write the missing numbers and the rule. At the end, find the number that can come.`,
      notes: [families(setting.grade)],
      columns: 2,
      items: numbersAndLater,
    },
  }
  const { items, ...layout } = pages[spec.form]
  return taskSheet(layout, items(spec, setting, random))
}

/** Which rules there are, so that the first numbers allow one only. */
function families(grade: Grade): string {
  const { multiplyWithin } = numberLimits[grade]
  if (multiplyWithin < 100) return 'Each trail has one rule: add or take away the same number.'
  return multiplyWithin === 100
    ? 'Each trail has one rule: add, take away or multiply by the same number.'
    : 'Each trail has one rule: add, take away, multiply, or multiply by 2 and then add.'
}

function repeat(spec: Spec, { grade }: SheetSetting, random: Random): Item[] {
  if ('twoParts' in spec) return twoParts(random)
  const { copy } = spec
  const isFirst = grade === 'kindergarten'
  const known = units.filter(({ length }) => (copy ? length === 3 : length <= (isFirst ? 3 : 4)))
  const draw = () => {
    const unit = random.pick(known)
    const shapes = random.sample(beads, new Set(unit).size)
    const beadAt = (i: number): Bead => shapes['ABC'.indexOf(unit.charAt(i % unit.length))] as Bead
    const shown = Math.max(unit.length * 2 + random.int(0, 1), 6)
    return { unit, beadAt, shown }
  }
  const count = copy ? 5 : isFirst ? 6 : 7
  const rows = distinct(
    count * 2,
    draw,
    ({ unit, beadAt }) => unit + beadAt(0) + beadAt(1) + beadAt(2),
    ({ unit }) => unit.length * 3 + new Set(unit).size,
  ).map(({ unit, beadAt, shown }) => {
    const row = Array.from({ length: shown + 2 }, (_, i) => beadAt(i))
    return {
      figure: copy ? copiedRow(row, shown, copyMm, false) : beadRow([...row.slice(0, shown), null, null], 15),
      finished: copy ? copiedRow(row, shown, copyMm, true) : beadRow(row, 15),
      answer: row.slice(shown).join(', '),
      drawn: true,
      note: `The part that comes again: ${Array.from({ length: unit.length }, (_, i) => beadAt(i)).join(', ')}.`,
    }
  })
  return varied(rows, count, ({ answer }) => answer)
}

/** Four rows of two shapes in turn, no pair twice; some end with the first shape, some with the second. */
function twoParts(random: Random): Item[] {
  const pairs = distinct(
    4,
    () => random.sample(['circle', 'square', 'triangle', 'star', 'moon'] as const, 2),
    (pair) => pair.toSorted().join(),
  )
  return pairs.map((pair, i) => {
    const [first = 'circle', second = 'square'] = pair
    const shown = 4 + (i % 2)
    const row = Array.from({ length: shown + (i % 2 === 0 ? 3 : 2) }, (_, at): Bead => (at % 2 === 0 ? first : second))
    return {
      figure: copiedRow(row, shown, twoMm, false),
      finished: copiedRow(row, shown, twoMm, true),
      answer: row.slice(shown).join(', '),
      drawn: true,
      note: `The part that comes again: ${first}, ${second}.`,
    }
  })
}

/** The groups are drawn only: counting them is the child's part. */
function grow({ upTo }: Spec, { grade, step }: SheetSetting, random: Random): Item[] {
  const most = Math.min(upTo, numberLimits[grade].addWithin, 20)
  if (most < 7) throw new CannotDraw('Growing rows need numbers up to 7 or more')
  const draw = () => {
    const by = random.int(1, 2 + step)
    const first = random.int(1, 4)
    return first + by * 3 <= most ? { by, first } : null
  }
  const drawn = distinct(
    12,
    draw,
    ({ by, first }) => `${by} ${first}`,
    ({ by, first }) => by * 10 + first,
  )
  return varied(drawn, grade === 'kindergarten' ? 5 : 6, ({ by, first }) => String(first + by * 3)).map(
    ({ by, first }) => {
      const counts = [first, first + by, first + by * 2]
      const places = counts.reduce((all, count) => all + count + 1, -1)
      const slip = first + by * 2 + 1
      return {
        figure: beadGroups(counts, random.pick(beads), Math.min(12, 164 / places)),
        lead: 'Next:',
        answer: String(first + by * 3),
        note: `The groups are ${counts.join(', ')}: always ${by} more.${by > 1 ? ` ${slip} if only one was added.` : ''}`,
      }
    },
  )
}

const trailMm = 76
const boxHeightMm = 13

function numbersAndLater(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return [...trailItems(6, spec, setting, random), ...laterNumbers(spec.upTo, random)]
}

function numbers(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return trailItems(8, spec, setting, random)
}

function trailItems(count: number, spec: Spec, setting: SheetSetting, random: Random): Item[] {
  const trails = drawTrails(count, spec, setting, random)
  const width = trailMm / Math.max(...trails.map(({ values }) => values.length))
  return trails.map(({ rule, values }, index) => {
    const texts = values.map(grouped)
    const hidden = [values.length - 3, values.length - 1]
    const size = fittedMm(texts, width, gradeTables[setting.grade].mathPt)
    const boxes = (isFull: boolean) =>
      numberGrid([texts.map((text, i) => (hidden.includes(i) && !isFull ? '' : text))], width, size, boxHeightMm)
    return {
      // The example is done in its drawing and says its rule over it.
      ...(index === 0 ? { drawn: true, ask: `Rule: ${rule}` } : { lead: 'Rule:' }),
      figure: boxes(false),
      finished: boxes(true),
      answer: `${hidden.map((i) => texts[i]).join(' and ')}; rule: ${rule}`,
      note: `Look at two neighbors: ${texts[0]} and ${texts[1]}.`,
    }
  })
}
