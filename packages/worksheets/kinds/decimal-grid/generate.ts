import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fractionBar } from '../../figures/fraction.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { writtenDecimal } from '../../numbers/decimal.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'decimal-grid'>

const side = 36

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (setting.grade !== '4th' && setting.grade !== '5th') throw new CannotDraw('Decimals begin in 4th grade')
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const pages = {
    name: {
      title: `Painted Tiles of ${place}`,
      task: `Each large square is one whole. Which decimal did ${who} paint?`,
      columns: 3,
      items: name,
    },
    shade: {
      title: `Tiles to Paint at ${place}`,
      task: `Shade the decimal for ${who}. How many small squares is that?`,
      columns: 3,
      items: shade,
    },
    compare: {
      title: `Which Is More at ${place}?`,
      task: `${who} needs the larger one. Write it on the line.`,
      columns: 2,
      items: compare,
    },
  }
  const { title, task, columns, items } = pages[spec.form]
  return taskSheet({ title, instructions: task, columns }, items(spec, setting, random))
}

function hundredths({ places }: Spec, { step }: SheetSetting, random: Random): number {
  if (places === 1) return random.int(1, 9) * 10
  const value = random.int(1, 99)
  return step === 0 && value < 10 ? value + 10 : value
}

function name(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return distinct(
    9,
    () => hundredths(spec, setting, random),
    String,
    (value) => (value % 10 === 0 ? 0 : value < 10 ? 2 : 1),
  ).map((value) => ({
    figure: fractionBar(100, upTo(value), side, side),
    answer: writtenDecimal({ scaled: value, places: 2 }),
    note: nameNote(value),
  }))
}

function nameNote(value: number): string {
  if (value < 10) return `0.${value} would be ${value} whole columns.`
  return value % 10 === 0
    ? `${value / 10} tenths: 0.0${value / 10} would be ${value / 10} small squares.`
    : `${Math.floor(value / 10)} tenths and ${value % 10} hundredths.`
}

function shade(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return distinct(
    9,
    () => hundredths(spec, setting, random),
    String,
    (value) => (value % 10 === 0 ? 0 : 1),
  ).map((value) => ({
    ask: writtenDecimal({ scaled: value, places: 2 }),
    figure: fractionBar(100, [], side, side),
    finished: fractionBar(100, upTo(value), side, side),
    answer: String(value),
    tail: 'squares',
    note: value % 10 === 0 ? `${value / 10} if tenths were taken for hundredths.` : 'A column is one tenth.',
  }))
}

function compare({ places }: Spec, { step }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const [a, b] = [random.int(1, 9) * 10, random.int(1, 99)]
    const pair = places === 1 ? [a, random.int(1, 9) * 10] : random.next() < 0.6 ? [a, b] : [random.int(1, 99), b]
    const [x = 0, y = 0] = pair
    return x !== y && Math.abs(x - y) < 90 - step * 30 ? { x, y } : null
  }
  const written = (value: number) => writtenDecimal({ scaled: value, places: 2 })
  const drawn = distinct(
    30,
    draw,
    ({ x, y }) => [x, y].sort((a, b) => a - b).join(),
    ({ x, y }) => 100 - Math.abs(x - y),
  )
  return varied(drawn, 11, ({ x, y }) => written(Math.max(x, y))).map(({ x, y }) => ({
    ask: `${written(x)} or ${written(y)}`,
    answer: written(Math.max(x, y)),
    note:
      written(x).length === written(y).length
        ? 'Compare tenths first, then hundredths.'
        : `${written(x).length > written(y).length ? written(x) : written(y)} looks longer. Length says nothing: compare tenths first.`,
  }))
}

/** Squares are filled column by column. */
function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i % 10) * 10 + Math.floor(i / 10))
}
