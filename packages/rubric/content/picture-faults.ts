import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import type { Faults } from './fault.ts'

/** A picture shows the numbers of its example, and no sum in it is wrong. */
export function pictureFaults(faults: Faults, part: string, picture: ExamplePicture | undefined, model: string): void {
  if (!picture) return
  const told = new Set(numbersIn(model))
  for (const number of shownNumbers(picture))
    faults.expect(told.has(number), part, 'picture', `shows ${number}, which its example does not say`)
  for (const fault of wrongSums(picture)) faults.add(part, 'picture', fault)
}

function numbersIn(text: string): string[] {
  return text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
}

/** Numbers that only the words can account for; counts of what is drawn are the author's, who looks at it. */
function shownNumbers(picture: ExamplePicture): string[] {
  switch (picture.kind) {
    case 'columns':
      return [...picture.rows.map(plain), plain(picture.result.at(-1) ?? '')]
    case 'division':
      return [String(picture.dividend), String(picture.divisor)]
    case 'split':
      return numbersIn([picture.sum, ...picture.parts].join(' '))
    case 'bond':
      return numbersIn([picture.whole, ...picture.parts].join(' '))
    case 'area':
      return [...picture.left, ...picture.top].map(String)
    case 'lines':
      return numbersIn(picture.lines.join(' '))
    case 'turn':
      return picture.parts.flatMap(({ label }) => numbersIn(label))
    case 'angles':
      return picture.angles.map(({ part }) => String(part))
    default:
      return []
  }
}

/** Without its sign and commas. */
function plain(text: string): string {
  return text.replaceAll(/[^\d.]/g, '')
}

function wrongSums(picture: ExamplePicture): string[] {
  if (picture.kind === 'bond') return sumsTo(picture.whole, picture.parts)
  if (picture.kind === 'split') return sumsTo(picture.sum.split(' ').at(picture.first ? 0 : -1) ?? '', picture.parts)
  if (picture.kind === 'turn') {
    const all = picture.parts.reduce((sum, { degrees }) => sum + degrees, 0)
    return all === 360 ? [] : [`turns ${all} degrees, not 360`]
  }
  if (picture.kind !== 'columns') return []
  const [first = '', ...others] = picture.rows
  const value = others.reduce((sum, row) => worked(sum, row), Number(plain(first)))
  const shown = picture.result.map((row) => Number(plain(row)))
  const last = shown.at(-1) ?? Number.NaN
  const parts = shown.slice(0, -1).reduce((sum, each) => sum + each, 0)
  return [
    ...(Math.abs(value - last) < 1e-9 ? [] : [`comes to ${value}, not ${last}`]),
    ...(shown.length === 1 || parts === last ? [] : [`its parts come to ${parts}, not ${last}`]),
  ]
}

function worked(value: number, row: string): number {
  const other = Number(plain(row))
  if (/^[-−]/.test(row)) return value - other
  return row.startsWith('×') ? value * other : value + other
}

function sumsTo(whole: string, parts: readonly string[]): string[] {
  const sum = parts.reduce((all, part) => all + Number(plain(part)), 0)
  return Number(plain(whole)) === sum ? [] : [`the parts make ${sum}, not ${whole}`]
}
