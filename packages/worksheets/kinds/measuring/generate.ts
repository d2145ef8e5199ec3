import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { bars, ruler, unitRow } from '../../figures/ruler.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { changeStories } from './change-stories.ts'
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
    case 'convert-stories': {
      const isLong = spec.unit === 'inch'
      return taskSheet(
        {
          title: `Changing Units at ${place}`,
          instructions: 'Change the units first, then go on. Write down each step.',
          columns: 2,
          notes: [table(setting)],
        },
        [...inOneUnit(isLong ? 2 : 4, setting, random), ...changeStories(isLong ? 6 : 4, setting, random)],
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

function units({ step }: SheetSetting, random: Random): Item[] {
  const most = step === 0 ? 9 : 10
  // As large as the column holds, to be touched and counted.
  const fits = () => {
    const pieces = random.int(2, most)
    return { pieces, mm: Math.min(random.int(8, 11), Math.floor(74 / pieces)) }
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

function rulers({ unit, compare }: Spec, { step }: SheetSetting, random: Random): Item[] {
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
  const pair = ([first = 1, second = 2]: number[]): Item => {
    const [long, short] = [Math.max(first, second), Math.min(first, second)]
    const names = first > second ? ['A', 'B'] : ['B', 'A']
    return {
      ask: `How much longer is ${names[0]} than ${names[1]}?`,
      figure: ruler({ unit: isInch ? 'inch' : 'centimeter', parts: share, length }, first / share, second / share),
      answer: measured(long - short, share, unit),
      tail: unit === 'millimeter' ? 'mm' : isInch ? 'in.' : 'cm',
      note: `${measured(long + short, share, unit)} if both were added, ${measured(long, share, unit)} tells how long ${names[0]} is.`,
    }
  }
  const drawn = distinct(compare ? 6 : 5, draw, String, (marks) => (marks % share === 0 ? 0 : 1))
  if (!compare) return drawn.map(single)
  // Two pairs with different answers.
  const [a = 1, b = 2, c = 3, d = 4] = random.shuffle(drawn.slice(2))
  return [
    ...drawn.slice(0, 2).map(single),
    ...(Math.abs(a - b) === Math.abs(c - d)
      ? [
          [a, c],
          [b, d],
        ]
      : [
          [a, b],
          [c, d],
        ]
    ).map(pair),
  ]
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
    .map(({ large, one = large, small, factor }) => `1 ${one} = ${grouped(factor)} ${small}`)
    .join(' · ')
}

const perPage = 11

/** Half of the measures have two units, as 3 ft 4 in. or 70 minutes. */
function convert(setting: SheetSetting, random: Random): Item[] {
  const mixed = Math.floor(perPage / 2)
  return [...inOneUnit(perPage - mixed, setting, random), ...inTwoUnits(mixed, setting, random)]
}

function inOneUnit(wanted: number, setting: SheetSetting, random: Random): Item[] {
  const pairs = conversions(setting.grade)
  const draw = () => {
    const pair = random.pick(pairs)
    const count = random.int(2, [6, 12, 20][setting.step] ?? 8)
    // From a smaller unit to a larger one is 5th grade work.
    const isDown = setting.grade !== '5th' || random.next() < (setting.step === 0 ? 0.8 : 0.5)
    return { ...pair, count, isDown }
  }
  return distinct(
    wanted,
    draw,
    ({ large, small, count, isDown }) => `${large}${small}${count}${isDown}`,
    ({ count, isDown }) => count + (isDown ? 0 : 20),
  ).map(({ large, small, factor, count, isDown }) => {
    const [from, upTo] = isDown ? [`${count} ${large} =`, small] : [`${grouped(count * factor)} ${small} =`, large]
    const answer = grouped(isDown ? count * factor : count)
    const note = isDown
      ? `Smaller units, so there are more of them: ${count} × ${grouped(factor)}.`
      : `Larger units, so there are fewer: ${grouped(count * factor)} ÷ ${grouped(factor)}.`
    return { lead: from, tail: upTo, answer, note }
  })
}

function inTwoUnits(wanted: number, setting: SheetSetting, random: Random): Item[] {
  const pairs = conversions(setting.grade)
  const draw = () => {
    const pair = random.pick(pairs)
    const count = random.int(1, [4, 6, 9][setting.step] ?? 6)
    const rest = pair.factor > 100 ? random.int(1, 19) * 50 : random.int(1, pair.factor - 1)
    return { ...pair, count, rest, isDown: random.next() < 0.7 }
  }
  return distinct(
    wanted,
    draw,
    ({ large, count, rest }) => `${large}${count}${rest}`,
    ({ count, isDown }) => count + (isDown ? 0 : 20),
  ).map(({ large, one = large, small, factor, count, rest, isDown }) => {
    const whole = `${count} ${count === 1 ? one : large}`
    const all = count * factor + rest
    return isDown
      ? {
          lead: `${whole} ${rest} ${small} =`,
          tail: small,
          answer: grouped(all),
          note: `${grouped(count * factor)} if the other ${rest} ${small} were left out.`,
        }
      : {
          lead: `${grouped(all)} ${small} = ${whole}`,
          tail: small,
          answer: String(rest),
          note: `Take ${grouped(count * factor)} from ${grouped(all)}.`,
        }
  })
}
