import { grades } from '@pencil-quest/contract/choices'
import { describe, expect, test } from 'vitest'
import { gradeTables } from '../../grade-tables.ts'
import type { SpecOf } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { handwriting } from './index.ts'
import { rowsOf } from './row-length.ts'

const seeds = 100

function lines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

describe.each(handwriting.samples.filter(({ spec }) => spec.form !== 'name'))('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => handwriting.generate(spec, setting, seeded('write', seed)))
  const { lineMm } = gradeTables[setting.grade]

  test('prints texts of the spec in its order, each with at least as many rows to copy it on', () => {
    for (const { view } of sheets) {
      const printed = lines(view.text)
      const texts = printed.filter((line) => line !== '').map((line) => line.split(/ {2,}/)[0] ?? '')
      expect(texts).toEqual(spec.rows.filter((text) => texts.includes(text)))
      for (const [i, line] of printed.entries()) {
        if (line === '') continue
        const below = printed.slice(i + 1, i + 1 + rowsOf(line, lineMm))
        expect(below.every((row) => row === '') && below.length > 0).toBe(true)
      }
    }
  })

  test('keeps within 185 millimetres', () => {
    for (const { view } of sheets) {
      const rows = lines(view.text).reduce((sum, line) => sum + rowsOf(line, lineMm), 0)
      expect(rows * lineMm).toBeLessThanOrEqual(185)
    }
  })
})

test.each(grades)('%s: the rows stand apart by its line height', (grade) => {
  const spec: SpecOf<'handwriting'> = { kind: 'handwriting', form: 'name', rows: [] }
  const { view, answers } = handwriting.generate(spec, sampleSetting(grade), seeded(1))
  const bases = view.guides.map(({ base }) => Number.parseFloat(base))
  expect((bases[1] ?? 0) - (bases[0] ?? 0)).toBeCloseTo(gradeTables[grade].lineMm, 1)
  for (const { top, middle, base } of view.guides) {
    expect(Number.parseFloat(top)).toBeLessThan(Number.parseFloat(middle))
    expect(Number.parseFloat(middle)).toBeLessThan(Number.parseFloat(base))
  }
  expect(view.text).toContain('{child}')
  expect(answers).toEqual([])
  expect(handwriting.solve(view)).toEqual([])
})

test('a page without a text, or with texts too long for it, is not drawn', () => {
  const draw = (rows: string[]) =>
    handwriting.generate({ kind: 'handwriting', form: 'sentences', rows }, sampleSetting('kindergarten'), seeded(1))
  expect(() => draw([])).toThrow(/short enough/)
  expect(() => draw(['The long lighthouse stair winds up and up and up until the lamp room opens at last.'])).toThrow(
    /short enough/,
  )
})

test('rows are counted by broken words', () => {
  expect(rowsOf('cat', 28)).toBe(1)
  expect(rowsOf('The cat sat on the mat.', 28)).toBe(2)
  expect(rowsOf('The cat sat on the mat.', 9)).toBe(1)
})
