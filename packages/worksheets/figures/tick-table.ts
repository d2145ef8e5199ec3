import { drawing, line, rect, words } from './svg.ts'

/** A table to tick: names at the left, groups of choices over the columns. */
export function tickTable(names: readonly string[], groups: readonly (readonly string[])[], sizeMm: number): string {
  const left = Math.max(...names.map(({ length }) => length)) * sizeMm * 0.6 + 4
  const columns = groups.flat()
  const width = Math.min(30, 130 / columns.length)
  const [top, height] = [9, 11]
  const marks = [
    ...columns.map((text, c) => {
      const size = Math.min(sizeMm, (width / Math.max(1, text.length)) * 1.75)
      return words(left + (c + 0.5) * width, top - 2.6, text, size)
    }),
    ...names.map((name, r) => words(left - 2, top + (r + 0.5) * height + sizeMm * 0.36, name, sizeMm, 'end')),
    ...names.flatMap((_, r) => columns.map((_text, c) => rect(left + c * width, top + r * height, width, height))),
  ]
  const parted = groups.slice(0, -1).map((group) => left + group.length * width)
  const thick = parted.map((x) => line(x, top, x, top + names.length * height, ' stroke-width="1.1"'))
  return drawing(
    left + columns.length * width + 1,
    top + names.length * height + 1,
    'A table to tick',
    [...marks, ...thick].join(''),
  )
}
