import { describe, expect, test } from 'vitest'
import { followsByLines, runsOf } from './lines.ts'
import { pictures } from './pictures.ts'

const all = Object.entries(pictures).flatMap(([size, own]) =>
  Object.entries(own).map(([name, text]) => ({ size: Number(size), name, text })),
)

describe.each(all)('$name, $size squares wide', ({ size, text }) => {
  const rows = text.split(' ').map((row) => [...row].map((sign) => sign === '#'))

  test('is a square that its numbers lead to, line by line', () => {
    expect(rows.map(({ length }) => length)).toEqual(new Array(size).fill(size))
    const columns = rows.map((_, c) => rows.map((row) => row[c] ?? false))
    expect(followsByLines(rows.map(runsOf), columns.map(runsOf))).toBe(true)
  })
})

test('two pictures of one outline are not told apart by lines', () => {
  expect(followsByLines([[1], [1]], [[1], [1]])).toBe(false)
})
