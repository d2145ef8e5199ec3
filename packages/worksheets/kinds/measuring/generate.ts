import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { bars, ruler, unitRow } from '../../figures/ruler.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { conversions } from './units.ts'

type Spec = SpecOf<'measuring'>

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  switch (spec.form) {
    case 'compare':
      return taskSheet(
        { title: `Long and Short at ${place}`, instructions: 'Look at the bars. Write the letter.', columns: 2 },
        compare(setting, random),
      )
    case 'units':
      return taskSheet(
        {
          title: `How Long at ${place}?`,
          instructions: `${who} lays equal pieces end to end. How many pieces long is the bar?`,
          columns: 2,
        },
        units(setting, random),
      )
    case 'ruler':
      return taskSheet(
        {
          title: `Measuring at ${place}`,
          instructions: `Each bar is a part that ${who} needs. How long is it? Read the ruler.`,
          columns: 1,
        },
        rulers(spec, setting, random),
      )
    case 'convert':
      return taskSheet(
        {
          title: `Units at ${place}`,
          instructions: `${who} needs each measure in the other unit.`,
          columns: 2,
          notes: [table(setting)],
        },
        convert(setting, random),
      )
  }
}

function compare({ step }: SheetSetting, random: Random): Item[] {
  const least = [10, 7, 5][step] ?? 7
  const draw = () => {
    const count = 3
    const lengths = Array.from({ length: count }, () => random.int(14, 62))
    const sorted = lengths.toSorted((a, b) => a - b)
    const gaps = sorted.slice(1).map((length, i) => length - (sorted[i] ?? 0))
    return Math.min(...gaps) >= least ? { lengths, asksLong: random.next() < 0.5 } : null
  }
  const letterOf = ({ lengths, asksLong }: { lengths: number[]; asksLong: boolean }) =>
    String.fromCharCode(65 + lengths.indexOf(asksLong ? Math.max(...lengths) : Math.min(...lengths)))
  const drawn = distinct(24, draw, ({ lengths }) => lengths.join())
  return varied(drawn, 6, letterOf).map((entry) => {
    const { lengths, asksLong } = entry
    return {
      ask: asksLong ? 'Which is the longest?' : 'Which is the shortest?',
      figure: bars(lengths),
      answer: letterOf(entry),
      note: 'All bars start at one line, so look where they end.',
    }
  })
}

function units({ step }: SheetSetting, random: Random): Item[] {
  const draw = () => ({ pieces: random.int(2, [8, 11, 14][step] ?? 8), mm: random.int(5, 9) })
  const fits = () => {
    const entry = draw()
    return entry.pieces * entry.mm <= 72 ? entry : null
  }
  return distinct(
    8,
    fits,
    ({ pieces }) => String(pieces),
    ({ pieces }) => pieces,
  ).map(({ pieces, mm }) => {
    const shown = Math.min(Math.floor(74 / mm), pieces + random.int(0, 2))
    return {
      figure: unitRow(pieces, mm, shown),
      answer: String(pieces),
      tail: 'pieces',
      note: besideNote(shown - pieces, shown),
    }
  })
}

function besideNote(beside: number, shown: number): string | undefined {
  if (beside === 0) return undefined
  return beside === 1
    ? `${shown} if the piece beside the bar was counted too.`
    : `${shown} if the ${beside} pieces beside the bar were counted too.`
}

function rulers({ unit }: Spec, { step }: SheetSetting, random: Random): Item[] {
  const parts = { step: 1, inch: 1, 'half-inch': 2, 'quarter-inch': 4, centimeter: 1, millimeter: 10 } as const
  const isInch = unit.includes('inch') || unit === 'step'
  const share = parts[unit]
  // A longer one would be drawn smaller than it is, and a real ruler laid beside it would tell something else.
  const length = isInch ? 6 : 16
  const draw = () => {
    const marks = random.int(share, length * share)
    return share > 1 && marks % share === 0 && random.next() < 0.7 + step * 0.1 ? null : marks
  }
  return distinct(5, draw, String, (marks) => (marks % share === 0 ? 0 : 1)).map((marks) => ({
    figure: ruler({ unit: isInch ? 'inch' : 'centimeter', parts: share, length }, marks / share),
    answer: measured(marks, share, unit),
    tail: unit === 'millimeter' ? 'mm' : isInch ? 'in.' : 'cm',
    note: `${measured(marks + share, share, unit)} if counting began at 1 instead of 0.`,
  }))
}

function measured(marks: number, share: number, unit: Spec['unit']): string {
  if (unit === 'millimeter') return String(marks)
  const [whole, rest] = [Math.floor(marks / share), marks % share]
  if (rest === 0) return String(whole)
  const part = share === 4 && rest === 2 ? '1/2' : `${rest}/${share}`
  return whole === 0 ? part : `${whole} ${part}`
}

function table({ grade }: SheetSetting): string {
  return conversions(grade)
    .map(({ large, one = large, small, factor }) => `1 ${one} = ${factor} ${small}`)
    .join(' · ')
}

function convert(setting: SheetSetting, random: Random): Item[] {
  const pairs = conversions(setting.grade)
  const draw = () => {
    const pair = random.pick(pairs)
    const count = random.int(2, [6, 12, 20][setting.step] ?? 8)
    // From a smaller unit to a larger one is 5th grade work.
    const isDown = setting.grade !== '5th' || random.next() < (setting.step === 0 ? 0.8 : 0.5)
    return { ...pair, count, isDown }
  }
  return distinct(
    11,
    draw,
    ({ large, small, count, isDown }) => `${large}${small}${count}${isDown}`,
    ({ count, isDown }) => count + (isDown ? 0 : 20),
  ).map(({ large, small, factor, count, isDown }) => {
    const [from, upTo] = isDown ? [`${count} ${large} =`, small] : [`${count * factor} ${small} =`, large]
    const answer = String(isDown ? count * factor : count)
    const note = isDown
      ? `Smaller units, so there are more of them: ${count} × ${factor}.`
      : `Larger units, so there are fewer: ${count * factor} ÷ ${factor}.`
    return { lead: from, tail: upTo, answer, note }
  })
}
