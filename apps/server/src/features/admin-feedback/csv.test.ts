import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1'])('%j is text, not a formula', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
})

test('quotes are doubled, commas and line ends stay inside their cell', () => {
  expect(csvLine([7, 'say "hi", twice\r\nor more', null])).toBe('"7","say ""hi"", twice\r\nor more",""\r\n')
  expect(csvLine(['="x"'])).toBe(`"'=""x"""\r\n`)
})
