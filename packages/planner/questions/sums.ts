import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Item, NumberView, Piece } from '@pencil-quest/worksheets/kinds/number-practice/view'

const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-' }
const number = String.raw`\d[\d,./]*\d|\d`
const sum = new RegExp(`(?<![\\d,./])(${number}) ?([+×÷−-]) ?(${number})`, 'g')

/** The sums of two numbers in a text, as questions note theirs: `39 + 46`, `7 * 12`; what may be turned around, both ways. */
export function sumsIn(text: string): string[] {
  return [...text.matchAll(sum)].flatMap(([, left = '', sign = '', right = '']) => {
    const [a, b, plain] = [left.replaceAll(',', ''), right.replaceAll(',', ''), signs[sign] ?? sign]
    return plain === '+' || plain === '*' ? [`${a} ${plain} ${b}`, `${b} ${plain} ${a}`] : [`${a} ${plain} ${b}`]
  })
}

const equalGroups = /(\d+) (?:equal )?(?:rows|groups|bags|boxes|plates|heaps|piles) (?:of|with) (\d+)/g

/** Whether a text works out a sum that a question notes, either way around; `3 rows of 4` is `3 * 4`. */
export function worksOut(text: string, noted: string): boolean {
  const turned = noted.replace(/^(\S+) ([+*]) (\S+)$/, '$3 $2 $1')
  const written = text
    .replaceAll(/[−–]/g, '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(equalGroups, '$1 * $2')
  return written.includes(noted) || written.includes(turned)
}

/**
 * What working a noted sum out takes, to compare two of one skill: more digits, later ones and more steps are more;
 * zeros at the end are none. 0 where nothing is noted.
 */
export function effortOf(noted: string | undefined): number {
  const numbers = noted?.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.reduce((all, digits) => {
    const used = digits.replace('.', '').replace(/^0+|0+$/g, '')
    return all + 1 + used.length + Number(used.at(-1) ?? 0) / 10
  }, 0)
}

/** The sums that a page asks, but for its example; none where it is no page of sums. */
export function sumsOn({ kind, view }: { kind: Sheet['kind']; view: unknown }): string[] {
  if (kind !== 'number-practice') return []
  const { sections } = view as NumberView
  const items = sections.flatMap((section) => section.items).filter(({ label }) => label !== 'Example')
  return items.flatMap((item) => sumsIn(printed(item)))
}

function printed({ line, column }: Item): string {
  return column ? `${column.top} ${column.sign} ${column.bottom}` : line.map(pieceText).join(' ')
}

function pieceText(piece: Piece): string {
  if ('text' in piece) return piece.text
  return 'fraction' in piece ? `${piece.fraction.top}/${piece.fraction.bottom}` : '_'
}
