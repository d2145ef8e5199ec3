import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { bars, ruler } from '../../figures/ruler.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { changeStories } from './change-stories.ts'
import { convert, inOneUnit, table } from './convert.ts'
import { laidUnits } from './laid-units.ts'
import { measureAndCompare } from './measure-and-compare.ts'
import { notFromZero } from './not-from-zero.ts'

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
          instructions: `${who} lays equal pieces end to end. Count those that lie under the bar: how long is it?`,
          columns: 2,
        },
        laidUnits(setting, who, random),
      )
    case 'ruler':
      return taskSheet(
        {
          title: `Measuring at ${place}`,
          instructions: `${who} needs the length of each bar. How long is it? Read the ruler.${spec.compare ? ' Where there is none, lay down your own.' : ''}`,
          columns: 1,
          ...(spec.compare && { beside: true }),
        },
        spec.compare ? measureAndCompare(spec.unit, random) : rulers(spec, setting, random),
      )
    case 'not-from-zero':
      return taskSheet(
        {
          title: 'Bars That Do Not Start at 0',
          instructions: `${who} lays a ruler along each bar, but not from 0. Where does the bar begin, and where does it end? Write how long it is.`,
          columns: 1,
          beside: true,
        },
        notFromZero(spec.unit, random),
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
    case 'convert-stories': {
      const isLong = spec.unit === 'inch'
      return taskSheet(
        {
          title: `Changing Units at ${place}`,
          instructions: 'Change the units first, then go on. Write down each step.',
          columns: 2,
          notes: [table(setting)],
        },
        [...(isLong ? [] : inOneUnit(4, setting, random)), ...changeStories(isLong ? 6 : 4, setting, random)],
      )
    }
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
  const chosen: typeof drawn = []
  // Longest and shortest take turns, so that each has to be read, and the letters share the page.
  for (const entry of [...drawn, ...drawn]) {
    const alike = chosen.filter((other) => letterOf(other) === letterOf(entry))
    const isTurn = entry.asksLong === (chosen.length % 2 === 0)
    if (chosen.length < 6 && isTurn && alike.length < 2 && !chosen.includes(entry)) chosen.push(entry)
  }
  return chosen.map((entry) => {
    const { lengths, asksLong } = entry
    return {
      ask: asksLong ? 'Which is the longest?' : 'Which is the shortest?',
      figure: bars(lengths),
      answer: letterOf(entry),
      note: 'All bars start at one line, so look where they end.',
    }
  })
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
  const single = (marks: number): Item => ({
    figure: ruler({ unit: isInch ? 'inch' : 'centimeter', parts: share, length }, marks / share),
    answer: measured(marks, share, unit),
    tail: unit === 'millimeter' ? 'mm' : isInch ? 'in.' : 'cm',
    note: `${measured(marks + share, share, unit)} if counting began at 1 instead of 0.`,
  })
  return distinct(5, draw, String, (marks) => (marks % share === 0 ? 0 : 1)).map(single)
}

function measured(marks: number, share: number, unit: Spec['unit']): string {
  if (unit === 'millimeter') return String(marks)
  const [whole, rest] = [Math.floor(marks / share), marks % share]
  if (rest === 0) return String(whole)
  const part = share === 4 && rest === 2 ? '1/2' : `${rest}/${share}`
  return whole === 0 ? part : `${whole} ${part}`
}
