import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { decimalGrid } from '../../../figures/decimal-grid.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import type { Piece } from '../view.ts'
import { type Draft, type MakeSections, sides } from './sheet.ts'
import { counted, decimal, hundredths } from './values.ts'

const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const name: MakeSections = (places, setting, random) => {
  const parts = places === 1 ? 10 : 100
  // More than one whole comes last, on the harder pages; two large squares take the room of two items.
  const over = places === 1 ? setting.step : Math.min(1, setting.step)
  const count = places === 1 ? 9 : 6 - over
  const values = places === 1 ? random.sample(oneToNine, count) : hundredths(count, 2, setting, random)
  const shaded = values.map((value, i) => (i >= count - over ? value + parts : value))
  const all = places === 1 ? oneToNine.map((value) => value + 10) : hundredths(24, 2, setting, random)
  const told = random
    .sample(
      all.filter((value) => !shaded.includes(value)),
      places === 1 ? 6 : 8,
    )
    .sort((a, b) => b - a)
  return [
    {
      heading: 'Write the shaded part as a fraction and as a decimal.',
      layout: places === 1 ? 'grids' : 'grids large',
      hasExample: true,
      drafts: shaded.map((value) => shadedPart(value, parts)),
    },
    {
      heading: 'Write the decimal.',
      layout: 'lines',
      hasExample: false,
      drafts: told.map((value, i) =>
        parts === 100 && i === 1 ? withWholes(random.int(1, 4), random.int(2, 9)) : inWords(value, i, parts),
      ),
    },
  ]
}

export function shadedPart(value: number, parts: 10 | 100): Draft {
  const [wholes, rest] = [Math.floor(value / parts), value % parts]
  const written = decimal(value * (100 / parts))
  const side = parts === 10 ? sides.tenths : sides.hundredths
  const figures = [...Array.from({ length: wholes }, () => parts), rest].map((own) => decimalGrid(parts, own, side))
  const bottom = String(parts)
  const line: Piece[] = [{ fraction: { top: '', bottom } }, { text: '=' }, { blank: 'wide' }]
  return {
    figures,
    line,
    answer: `${value}/${parts} = ${written}`,
    note: noteOf(value, parts),
    worked: { figures, line: [{ doneFraction: { top: String(value), bottom } }, { text: '=' }, { done: written }] },
  }
}

function noteOf(value: number, parts: 10 | 100): string {
  const rest = value % parts
  if (value > parts) return `${decimal(rest * (100 / parts))} if only the second square was counted.`
  if (parts === 10) return `0.0${value} would be ${counted(value, 'hundredth')}: each column is a tenth.`
  if (value < 10) return `0.${value} would be ${value} whole columns: ${counted(value, 'tenth')}.`
  const [columns, more] = [Math.floor(value / 10), value % 10]
  return columns === more
    ? `${columns + more} if columns and squares were counted alike: a column has ten squares.`
    : `0.${more}${columns} if columns and squares changed places.`
}

/** To write as decimals: in words and as fractions, one of them with few hundredths. */
export function toConvert(setting: SheetSetting, random: Random): Draft[] {
  const values = distinct(3, () => hundredths(1, 0, setting, random)[0] ?? null, String)
  const few = random.pick(oneToNine.filter((value) => value > 1 && !values.includes(value)))
  const [first, ...others] = values.map((value, i) => inWords(value, i === 1 ? 0 : 1, 100))
  return [...(first ? [first] : []), fewHundredths(few), ...others]
}

/** `4/100` */
function fewHundredths(value: number): Draft {
  return {
    line: [{ fraction: { top: String(value), bottom: '100' } }, { text: '=' }, { blank: 'wide' }],
    answer: decimal(value),
    note: `0.${value} would be ${counted(value, 'tenth')}: the 0 holds the tenths' place.`,
  }
}

/** `2 and 4/100` */
export function withWholes(wholes: number, rest: number): Draft {
  return {
    line: [
      { text: `${wholes} and` },
      { fraction: { top: String(rest), bottom: '100' } },
      { text: '=' },
      { blank: 'wide' },
    ],
    answer: decimal(wholes * 100 + rest),
    note: `${wholes}.${rest} would be ${wholes} and ${counted(rest, 'tenth')}: the 0 holds the tenths' place.`,
  }
}

function inWords(value: number, index: number, parts: 10 | 100): Draft {
  const blank: Piece[] = [{ text: '=' }, { blank: 'wide' }]
  if (parts === 10) {
    const line: Piece[] =
      index % 2 === 0
        ? [{ text: `1 whole and ${counted(value - 10, 'tenth')}` }, ...blank]
        : [{ fraction: { top: String(value), bottom: '10' } }, ...blank]
    return { line, answer: decimal(value * 10), note: `0.${value} if the whole was left out: ten tenths are 1.` }
  }
  const [columns, more] = [Math.floor(value / 10), value % 10]
  const words =
    columns > 0 ? `${counted(columns, 'tenth')} and ${counted(more, 'hundredth')}` : counted(more, 'hundredth')
  const line: Piece[] =
    index % 2 === 0 ? [{ text: words }, ...blank] : [{ fraction: { top: String(value), bottom: '100' } }, ...blank]
  const note =
    columns > 0
      ? `${columns}.${more} if the point came one place too late: hundredths have two places.`
      : `0.${value} would be ${counted(value, 'tenth')}: the 0 holds the tenths' place.`
  return { line, answer: decimal(value), note }
}
