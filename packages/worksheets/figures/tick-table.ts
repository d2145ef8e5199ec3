import { label, leading, linesOf } from './label.ts'
import { drawing, line, rect, words } from './svg.ts'

interface Crossed {
  row: number
  column: number
}

/** A table to cross out and check: names at the left, groups of choices over the columns, a cross where one is done. */
export function tickTable(
  names: readonly string[],
  groups: readonly (readonly string[])[],
  sizeMm: number,
  crossed: readonly Crossed[] = [],
): string {
  const left = Math.max(...names.map(({ length }) => length)) * sizeMm * 0.58 + 4
  const columns = groups.flat()
  const width = Math.min(30, (182 - left) / columns.length)
  const height = Math.min(16, 54 / names.length)
  const longest = Math.max(...columns.flatMap((text) => text.split(' ').map((word) => word.length)))
  const headMm = Math.min(sizeMm, (width - 1) / (longest * 0.56))
  const lines = Math.max(...columns.map((text) => linesOf(text, width - 1, headMm).length))
  const top = lines * headMm * leading + 3
  const head = columns.map((text, c) => {
    const own = linesOf(text, width - 1, headMm).length
    const y = top - 2.4 - (own - 1) * headMm * leading
    return label(text, width - 1, { x: left + (c + 0.5) * width, y, sizeMm: headMm, anchor: 'middle', hangs: true })
  })
  const side = names.map((name, r) => words(left - 2, top + (r + 0.5) * height + sizeMm * 0.36, name, sizeMm, 'end'))
  const boxes = names.flatMap((_, r) =>
    columns.map((_text, c) => rect(left + c * width, top + r * height, width, height)),
  )
  const parted = groups.slice(0, -1).map((group) => left + group.length * width)
  const thick = parted.map((x) => line(x, top, x, top + names.length * height, ' stroke-width="1.1"'))
  const crosses = crossed.flatMap(({ row, column }) => {
    const [x, y, r] = [left + (column + 0.5) * width, top + (row + 0.5) * height, height * 0.22]
    const more = ' class="cross" stroke-width="0.8"'
    return [line(x - r, y - r, x + r, y + r, more), line(x - r, y + r, x + r, y - r, more)]
  })
  return drawing(
    left + columns.length * width + 1,
    top + names.length * height + 1,
    'A table to cross out and check',
    [...head, ...side, ...boxes, ...thick, ...crosses].join(''),
  )
}
