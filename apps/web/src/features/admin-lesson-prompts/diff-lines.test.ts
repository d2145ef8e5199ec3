import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiffLine, diffLines, foldDiff } from './diff-lines.ts'

const shown = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

test.each([
  ['nothing', 'a\nb', 'a\nb', [' a', ' b']],
  ['a line in the middle', 'a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
  ['lines at both ends', 'b', 'a\nb\nc', ['+a', ' b', '+c']],
  ['a moved line', 'a\nb\nc', 'b\nc\na', ['-a', ' b', ' c', '+a']],
  ['everything', 'a', 'b', ['-a', '+b']],
  ['from an empty text', '', 'a', ['-', '+a']],
])('%s', (_what, before, after, lines) => {
  expect(shown(diffLines(before, after))).toEqual(lines)
})

const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', '', 'the same words'), { maxLength: 14 })
  .map((lines) => lines.join('\n'))
const side = (lines: readonly DiffLine[], gone: DiffLine['kind']) =>
  lines.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('\n')

test('without what is added it is the old text, without what is removed the new one', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = diffLines(before, after)
      expect([side(lines, 'added'), side(lines, 'removed')]).toEqual([before, after])
    }),
  )
})

test('as many lines stay as can', () => {
  const longest = (a: string[], b: string[]): number => {
    const [first, ...rest] = a
    if (first === undefined) return 0
    const at = b.indexOf(first)
    return Math.max(longest(rest, b), at < 0 ? 0 : 1 + longest(rest, b.slice(at + 1)))
  }
  const short = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(short, short, (a, b) => {
      const same = diffLines(a.join('\n'), b.join('\n')).filter(({ kind }) => kind === 'same')
      expect(same).toHaveLength(longest(a, b))
    }),
  )
})

test('two long texts with nothing in common are one text for another', () => {
  const lines = (letter: string) => Array.from({ length: 9000 }, (_, i) => letter + i).join('\n')
  const diff = diffLines(lines('a'), lines('b'))
  expect(diff.map(({ kind }) => kind).lastIndexOf('removed')).toBe(8999)
  expect(diff).toHaveLength(18_000)
})

test('what is far from a change is folded', () => {
  const lines = Array.from({ length: 20 }, (_, i) => String(i))
  const folded = foldDiff(diffLines(lines.join('\n'), lines.with(10, 'x').join('\n')))
  expect(folded.map((line) => (line.kind === 'folded' ? line.count : line.text))).toEqual([
    7,
    '7',
    '8',
    '9',
    '10',
    'x',
    '11',
    '12',
    '13',
    6,
  ])
})
