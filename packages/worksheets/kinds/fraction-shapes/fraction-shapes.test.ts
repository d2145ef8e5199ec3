import { readFileSync } from 'node:fs'
import type { Grade } from '@pencil-quest/contract/choices'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { fractionShapes } from './index.ts'
import type { FractionShapesView } from './view.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')
const bounds = { partition: [9, 12], shade: [12, 16], set: [4, 6], equivalent: [9, 11] } as const

describe.each(fractionShapes.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) => {
    const step = (seed % 3) as 0 | 1 | 2
    return fractionShapes.generate(spec, { ...setting, step }, seeded(seed, name))
  }
  const sheets = Array.from({ length: 300 }, (_, seed) => draw(seed))

  test('the drawings and lines have exactly the answers of the key', () => {
    for (const { view, answers } of sheets)
      expect(fractionShapes.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('as many items as fit, none twice, no answer most of the key, every slip explained', () => {
    const [least, most] = bounds[spec.form]
    for (const { view, answers } of sheets) {
      expect(answers.length).toBeGreaterThanOrEqual(least)
      expect(answers.length).toBeLessThanOrEqual(most)
      const items = view.sections.flatMap(({ items }) => items).map(({ label: _, ...item }) => JSON.stringify(item))
      expect(new Set(items).size).toBe(items.length)
      expect(commonest(answers.map(({ answer }) => answer))).toBeLessThanOrEqual(Math.max(2, answers.length * 0.3))
      for (const { answer, note } of answers) {
        expect(note).toBeTruthy()
        expect(note).not.toMatch(/undefined|NaN/)
        expect(note?.startsWith(`${answer} `)).toBe(false)
      }
    }
  })

  test('no bottom number is outside the grade', () => {
    const allowed = [...numberLimits[setting.grade].denominators, 0]
    for (const { view } of sheets) {
      const bottoms = JSON.stringify(view.sections).matchAll(/"bottom":"(\d+)"/g)
      for (const [, bottom] of bottoms) expect(allowed).toContain(Number(bottom))
    }
  })

  test('the whole view is printed, and the same seed draws the same page', () => {
    expect(draw(7)).toEqual(sheets[7])
    expect(new Set(sheets.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(250)
    for (const { view } of sheets.slice(0, 6)) {
      const page = Mustache.render(pattern, view)
      for (const text of strings(view)) expect(page.includes(text) || page.includes(Mustache.escape(text))).toBe(true)
    }
  })
})

test('a page with a bent cut, a lost ring or another number is not answered', () => {
  for (const { spec, setting, name } of fractionShapes.samples) {
    const { view, answers } = fractionShapes.generate(spec, setting, seeded(3, name))
    const bent = JSON.stringify(view)
      .replaceAll(/(<polygon points=\\")([\d.]+),/g, (_, before, x, at) => `${before}${Number(x) + (at % 7)},`)
      .replaceAll(/<circle class=\\"thing\\"[^>]*>/g, '')
      .replaceAll('"text":"="', '"text":"or"')
    const solved = fractionShapes.solve(JSON.parse(bent) as FractionShapesView)
    expect(solved).toHaveLength(answers.length)
    expect(solved).not.toEqual(answers.map(({ answer }) => answer))
  }
})

test.each<[Grade, 'partition' | 'shade' | 'set' | 'equivalent', number[]]>([
  ['kindergarten', 'partition', [2, 4]],
  ['1st', 'partition', [3, 6]],
  ['2nd', 'shade', [2, 3, 4]],
  ['3rd', 'partition', [2, 4]],
  ['3rd', 'shade', [5, 7]],
])('%s %s of %j cannot be drawn', (grade, form, denominators) => {
  const spec = { kind: 'fraction-shapes', form, denominators } as const
  expect(() => fractionShapes.generate(spec, sampleSetting(grade), seeded(1))).toThrow(CannotDraw)
})

function commonest(answers: readonly string[]): number {
  return Math.max(...Object.values(Object.groupBy(answers, (answer) => answer)).map((own) => own?.length ?? 0))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

test('every fraction to rename is below one', () => {
  for (const grade of ['3rd', '4th'] as const)
    for (let seed = 0; seed < 100; seed++) {
      const spec = { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4, 5, 6] } as const
      const setting = sampleSetting(grade, { step: (seed % 3) as 0 | 1 | 2 })
      const { view } = fractionShapes.generate({ ...spec, denominators: [...spec.denominators] }, setting, seeded(seed))
      const fractions = [...JSON.stringify(view).matchAll(/"top":"(\d+)","bottom":"(\d+)"/g)]
      expect(fractions.length).toBeGreaterThan(0)
      for (const [, top, bottom] of fractions) expect(Number(top)).toBeLessThan(Number(bottom))
    }
})
