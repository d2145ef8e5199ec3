import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawing, line, rect, words } from '../svg.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

const size = 4.6
/** Of a digit, of a comma or point, and of a row. */
const [digitMm, commaMm, rowMm] = [4.2, 1.8, 6]

/** Numbers one under the other, right-aligned, a digit under a digit. */
export function columns({ above = [], rows, result }: Of<'columns'>): string {
  const all = [...rows, ...result]
  const width = Math.max(...all.map(widthOf), above.length * digitMm) + 2
  const top = above.length > 0 ? 5 : 0.5
  const y = (row: number) => top + (row + 1) * rowMm - 1.4
  const isTraded = /^[-−]/.test(rows[1] ?? '')
  const [first = ''] = rows
  const small = above.map((digit, i) => {
    const x = width - 1 - placeFromRight(first, i)
    const cross = isTraded && digit ? line(x - 1.6, y(0) + 0.6, x + 1.6, y(0) - 3.8) : ''
    return digit ? words(x, 3.6, digit, 3.2) + cross : ''
  })
  const rule = top + rows.length * rowMm + 0.4
  const sum = top + (all.length - 1) * rowMm + 1.6
  const marks = [
    ...small,
    ...rows.flatMap((row, i) => written(row, width - 1, y(i))),
    line(0.5, rule, width - 0.5, rule, ' stroke-width="0.5"'),
    ...result.flatMap((row, i) =>
      written(row, width - 1, y(rows.length + i) + (i === result.length - 1 && i > 0 ? 2 : 1)),
    ),
    ...(result.length > 1 ? [line(0.5, sum, width - 0.5, sum, ' stroke-width="0.5"')] : []),
  ]
  return drawing(width, top + all.length * rowMm + 2.5, 'Numbers written one under the other', marks.join(''))
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[,. ]/.test(sign) ? commaMm : digitMm), 0)
}

function written(text: string, right: number, y: number): string[] {
  let x = right
  return [...text].reverse().map((sign) => {
    const width = /[,. ]/.test(sign) ? commaMm : digitMm
    x -= width
    return sign === ' ' ? '' : words(x + width / 2, y, sign.replace('-', '−'), size)
  })
}

/** Middle of the `i`th digit from the right. */
function placeFromRight(text: string, i: number): number {
  let [x, digits] = [0, 0]
  for (const sign of [...text].reverse()) {
    if (!/[,. ]/.test(sign)) {
      if (digits === i) return x + digitMm / 2
      digits++
    }
    x += /[,. ]/.test(sign) ? commaMm : digitMm
  }
  return x + digitMm / 2 + (i - digits) * digitMm
}

/** Mean width of a letter, in heights of the type. */
const letter = 0.56
/** Between words, after a comma, and between a whole and its fraction, in heights of the type. */
const [gap, wideGap, closeGap] = [0.5, 0.8, 0.1]
/** A row with a fraction, and the type of its numbers. */
const [tallRowMm, partSize] = [9.4, 3.9]

export function lines({ lines: texts, crossed = [] }: Of<'lines'>): string {
  let top = 0
  const rows = texts.map((text) => {
    const row = isFraction.test(text) ? withFractions(text, top) : plainRow(text, top, crossed)
    top += row.high
    return row
  })
  const width = Math.max(...rows.map(({ wide }) => wide)) + 2
  return drawing(width, top + 1, 'Written lines', rows.map(({ marks }) => marks).join(''))
}

interface Row {
  marks: string
  wide: number
  high: number
}

/** A row of words and numbers, those that are struck out with a line through them. */
function plainRow(text: string, top: number, crossed: readonly string[]): Row {
  const y = top + rowMm - 1.2
  const wide = text.length * size * letter
  if (crossed.length === 0)
    return { marks: words(1, y, text.replaceAll(' - ', ' − '), size, 'start'), wide, high: rowMm }
  let x = 1
  const marks = text.split(' ').map((word) => {
    const bare = word.replace(/,$/, '')
    const [from, upTo] = [x, x + bare.length * size * letter]
    x = upTo + size * (bare === word ? gap : wideGap)
    const isOut = crossed.includes(bare)
    return words(from, y, word, size, 'start') + (isOut ? line(from - 0.4, y + 0.8, upTo + 0.4, y - 4) : '')
  })
  return { marks: marks.join(''), wide, high: rowMm }
}

const isFraction = /\d\/\d/

/** A row whose fractions stand one number over the other, as the child writes them. */
function withFractions(text: string, top: number): Row {
  const middle = top + tallRowMm / 2
  let x = 1
  const all = text.split(' ')
  const marks = all.map((word, i) => {
    const [, over, under, after = ''] = /^(\d+)\/(\d+)(\D?)$/.exec(word) ?? []
    const from = x
    if (!over || !under) {
      const isWhole = /^\d+$/.test(word) && isFraction.test(all[i + 1] ?? '')
      x += (word.length * letter + (isWhole ? closeGap : gap)) * size
      return words(from, middle + 1.6, word.replace(/^-$/, '−'), size, 'start')
    }
    const upTo = from + Math.max(over.length, under.length) * partSize * letter + 1
    const center = (from + upTo) / 2
    x = upTo + (after ? wideGap : gap) * size
    const bar = line(from, middle, upTo, middle, ' stroke-width="0.4"')
    const parts = words(center, middle - 0.9, over, partSize) + words(center, middle + 3.6, under, partSize)
    return bar + parts + (after ? words(upTo + 0.4, middle + 1.6, after, size, 'start') : '')
  })
  return { marks: marks.join(''), wide: x, high: tallRowMm }
}

/** The parts hang under the number that is split; `below` says what they lead to. */
export function split({ sum, first, parts, below }: Of<'split'>): string {
  const wide = size * 1.15
  const width = Math.max(sum.length * wide * letter + 12, below ? below.length * size * letter + 2 : 0)
  const tokens = sum.split(' ')
  const total = tokens.join(' ').length * wide * letter
  const left = (width - total) / 2
  let at = left
  const placed = tokens.map((token) => {
    const middle = at + (token.length * wide * letter) / 2
    at += (token.length + 1) * wide * letter
    return { token, middle }
  })
  const over = placed.at(first ? 0 : -1)?.middle ?? width / 2
  const marks = [
    ...placed.map(({ token, middle }) => words(middle, 6, token.replace('-', '−'), wide)),
    line(over - 0.8, 7.6, over - 4, 11.4),
    line(over + 0.8, 7.6, over + 4, 11.4),
    words(over - 5, 15.6, parts[0], size),
    words(over + 5, 15.6, parts[1], size),
    ...(below ? [words(width / 2, 23, below, size)] : []),
  ]
  return drawing(Math.max(width, over + 9), below ? 25 : 17.5, 'A number split in two', marks.join(''))
}

const thick = ' stroke-width="1.2"/>'

export function table({ rows, boxed = 0 }: Of<'table'>): string {
  const columnCount = Math.max(...rows.map(({ length }) => length))
  const widths = Array.from(
    { length: columnCount },
    (_, c) => Math.max(...rows.map((row) => (row[c] ?? '').length)) * size * letter + 4,
  )
  const width = widths.reduce((sum, each) => sum + each, 0)
  const edges = widths.map((_, c) => 0.4 + widths.slice(0, c).reduce((sum, each) => sum + each, 0))
  edges.push(width + 0.4)
  const marks = [
    ...rows.map((_, r) => line(0.4, r * rowMm + 0.4, width + 0.4, r * rowMm + 0.4)),
    line(0.4, rows.length * rowMm + 0.4, width + 0.4, rows.length * rowMm + 0.4),
    ...edges.map((x) => line(x, 0.4, x, rows.length * rowMm + 0.4)),
    boxed > 0 ? rect(0.6, 0.6, (edges[boxed] ?? width) - 0.6, rows.length * rowMm - 0.4).replace('/>', thick) : '',
    ...rows.flatMap((row, r) =>
      row.map((cell, c) => words(((edges[c] ?? 0) + (edges[c + 1] ?? 0)) / 2, (r + 1) * rowMm - 1, cell, size)),
    ),
  ]
  return drawing(width + 0.8, rows.length * rowMm + 0.8, 'A table', marks.join(''))
}
