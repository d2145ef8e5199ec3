import { decimalGrid } from '../../../figures/decimal-grid.ts'
import { type Draft, type MakeSections, sides } from './sheet.ts'
import { counted, decimal, hundredths } from './values.ts'

const count = 9
const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const shade: MakeSections = (places, setting, random) => {
  if (places === 1) {
    const drafts = random.sample(oneToNine, count).map((value) => toShade(value * 10, 10))
    const split = random.sample(oneToNine, 4).map((value) => wholeAndTenths(value + 10 * random.int(1, 3)))
    return [
      { heading: 'Shade the decimal. Each column is one tenth.', layout: 'shades', hasExample: true, drafts },
      { heading: 'How many tenths is the decimal?', layout: 'lines', hasExample: false, drafts: split },
    ]
  }
  const columns = random.sample(oneToNine, 2).map((value) => value * 10)
  const values = [...columns, ...hundredths(count - columns.length, 2, setting, random)]
  const split = hundredths(5 + values.length, 1, setting, random).filter(
    (value) => !values.includes(value) && value > 10,
  )
  return [
    {
      heading: 'Shade the decimal. Each column is one tenth, each small square one hundredth.',
      layout: 'shades',
      hasExample: true,
      drafts: values.map((value) => toShade(value, 100)),
    },
    { heading: 'Take the decimal apart.', layout: 'lines', hasExample: false, drafts: split.slice(0, 4).map(apart) },
  ]
}

function toShade(value: number, parts: 10 | 100): Draft {
  const filled = parts === 10 ? value / 10 : value
  const unit = parts === 10 ? 'column' : 'square'
  const line = [{ text: decimal(value) }]
  return {
    figures: [decimalGrid(parts, 0, sides.hundredths)],
    line,
    answer: `${filled} ${unit}${filled === 1 ? '' : 's'}`,
    note: shadeNote(value, parts),
    worked: { figures: [decimalGrid(parts, filled, sides.hundredths)], line },
  }
}

function shadeNote(value: number, parts: 10 | 100): string {
  const [tenths, more] = [Math.floor(value / 10), value % 10]
  if (parts === 10) return `${counted(tenths, 'tenth')}, so ${10 - tenths} of the 10 columns stay white.`
  if (more === 0)
    return `${tenths} would be hundredths: ${decimal(value)} is ${counted(tenths, 'tenth')}, each a column of 10.`
  if (tenths === 0) return `${more * 10} would be ${counted(more, 'tenth')}: the 0 says that no column is full.`
  return `${counted(tenths, 'tenth')} and ${counted(more, 'hundredth')}: full columns first, then single squares.`
}

/** `1.4 = __ tenths` */
function wholeAndTenths(value: number): Draft {
  return {
    line: [{ text: `${decimal(value * 10)} =` }, { blank: 'box' }, { text: 'tenths' }],
    answer: String(value),
    note: `${value % 10} if the wholes were left out: one whole is 10 tenths.`,
  }
}

/** `0.37 = __ tenths and __ hundredths` */
function apart(value: number): Draft {
  const [tenths, more] = [Math.floor(value / 10), value % 10]
  return {
    line: [
      { text: `${decimal(value)} =` },
      { blank: 'box' },
      { text: 'tenths +' },
      { blank: 'box' },
      { text: 'hundredths' },
    ],
    answer: `${tenths} + ${more}`,
    note: `${tenths} is in the first place after the point, the tenths; ${more} is in the second.`,
  }
}
