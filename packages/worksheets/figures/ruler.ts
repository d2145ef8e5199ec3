import { drawing, line, rect, words } from './svg.ts'

const inchMm = 25.4

interface Rule {
  unit: 'inch' | 'centimeter'
  /** Marks for one unit. */
  parts: 1 | 2 | 4 | 10
  length: number
}

/**
 * A bar over a ruler, both true to size on paper; `bar` in units of the ruler. With a second bar they are A and B.
 * @param from where the bar begins on the ruler
 */
export function ruler({ unit, parts, length }: Rule, bar: number, second?: number, from = 0): string {
  const one = unit === 'inch' ? inchMm : 10
  const isPair = second !== undefined
  const left = isPair ? 9 : 4
  const top = isPair ? 17 : 12
  const drawn = (y: number, of: number) =>
    rect(left + from * one, y, of * one, 6).replace('<rect', '<rect class="bar" stroke-width="0.7"')
  const ticks = Array.from({ length: length * parts + 1 }, (_, i) => {
    const x = left + (i * one) / parts
    const reach = i % parts === 0 ? 5 : i % (parts / 2) === 0 ? 3.4 : 2
    return line(x, top, x, top + reach, ` class="tick" stroke-width="${i % parts === 0 ? 0.5 : 0.3}"`)
  })
  const numbers = Array.from({ length: length + 1 }, (_, i) => words(left + i * one, top + 9, String(i), 4))
  const width = left + 4 + length * one
  const marks = [
    drawn(1, bar),
    ...(isPair ? [drawn(9, second), words(4, 6, 'A', 5), words(4, 14, 'B', 5)] : []),
    rect(left - 3.6, top, length * one + 7.2, 11.5),
    ...ticks,
    ...numbers,
  ]
  return drawing(width, top + 12, isPair ? 'Two bars over a ruler' : 'A bar over a ruler', marks.join(''))
}

/** A bar alone, true to size, to lay a ruler beside. */
export function aloneBar(unit: Rule['unit'], length: number): string {
  const wide = length * (unit === 'inch' ? inchMm : 10)
  return drawing(wide + 5, 8, 'A bar', rect(4, 1, wide, 6).replace('<rect', '<rect class="bar" stroke-width="0.7"'))
}

/** A bar over equal unit pieces laid end to end; one of the places may be left empty. */
export function unitRow(pieces: number, pieceMm: number, shown: number, empty?: number): string {
  const marks = [
    rect(1, 1, pieces * pieceMm, 6).replace('<rect', '<rect class="bar" stroke-width="0.7"'),
    ...Array.from({ length: shown }, (_, i) =>
      i === empty ? '' : rect(1 + i * pieceMm, 9, pieceMm, 5).replace('<rect', '<rect class="piece"'),
    ),
  ]
  return drawing(shown * pieceMm + 2, 15, 'A bar over a row of equal pieces', marks.join(''))
}

/** Bars below each other, all from one starting line, each with a letter. */
export function bars(lengths: readonly number[]): string {
  const marks = lengths.flatMap((length, i) => [
    words(2.5, 7.4 + i * 11, String.fromCharCode(65 + i), 5),
    rect(8, 2 + i * 11, length, 7).replace('<rect', '<rect class="bar" stroke-width="0.7"'),
  ])
  return drawing(10 + Math.max(...lengths), lengths.length * 11 + 1, 'Bars', marks.join(''))
}
