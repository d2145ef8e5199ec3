import { readFileSync } from 'node:fs'
import type { Grade } from '@pencil-quest/contract/choices'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { placeValueBlocks } from './index.ts'
import type { PlaceValueBlocksView } from './view.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')
const bounds: Record<Grade, [number, number]> = {
  kindergarten: [5, 8],
  '1st': [8, 12],
  '2nd': [7, 16],
  '3rd': [9, 20],
  '4th': [12, 20],
  '5th': [12, 20],
}

describe.each(placeValueBlocks.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) => {
    const step = (seed % 3) as 0 | 1 | 2
    return placeValueBlocks.generate(spec, { ...setting, step }, seeded(seed, name))
  }
  const sheets = Array.from({ length: 300 }, (_, seed) => draw(seed))

  test('the blocks and lines have exactly the answers of the key', () => {
    for (const { view, answers } of sheets)
      expect(placeValueBlocks.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('as many items as fit, none twice, no answer most of the key, every slip explained', () => {
    const [least, most] = bounds[setting.grade]
    for (const { view, answers } of sheets) {
      expect(answers.length).toBeGreaterThanOrEqual(least)
      expect(answers.length).toBeLessThanOrEqual(most)
      const items = view.sections.flatMap(({ items }) => items).map(({ label: _, ...item }) => JSON.stringify(item))
      expect(new Set(items).size).toBe(items.length)
      const counts = Object.values(Object.groupBy(answers, ({ answer }) => answer)).map((own) => own?.length ?? 0)
      expect(Math.max(...counts)).toBeLessThanOrEqual(Math.max(2, answers.length * 0.3))
      for (const { answer, note } of answers) {
        expect(note).toMatch(/^\d/)
        expect(note).not.toMatch(/undefined|NaN|\b1 (ones|tens|hundreds)\b/)
        expect(note?.startsWith(`${answer} if`)).toBe(false)
      }
    }
  })

  test('numbers stay below the bound, and one is not many', () => {
    for (const { view, answers } of sheets) {
      const texts = JSON.stringify(view).replaceAll(/<svg.*?<\/svg>/g, '')
      for (const value of numbersIn(answers.map(({ answer }) => answer).join(' ')))
        expect(value).toBeLessThanOrEqual(spec.upTo)
      expect(texts).not.toMatch(/\b1 (ones|tens|hundreds)\b|\b([02-9]|\d\d) (one|ten|hundred)\b/)
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

test.each(['read', 'expanded'] as const)('2nd %s: in two comparisons the tens or ones decide', (form) => {
  for (let seed = 0; seed < 60; seed++) {
    const spec = { kind: 'place-value-blocks', form, upTo: 999, compare: true } as const
    const { answers } = placeValueBlocks.generate(spec, sampleSetting('2nd'), seeded('pairs', seed))
    const decided = answers.filter(({ note }) => note && /the (tens|ones) decide/.test(note))
    expect(decided.length).toBeGreaterThanOrEqual(2)
  }
})

test('lost blocks, another place on the chart or another sign are not answered', () => {
  for (const { spec, setting, name } of placeValueBlocks.samples) {
    const { view, answers } = placeValueBlocks.generate(spec, setting, seeded(3, name))
    const damaged = JSON.stringify(view)
      .replaceAll(/<g class=\\"\w+\\">/g, '<g>')
      .replaceAll(' =', ' <')
      .replaceAll('"digit"', '"done"')
      .replaceAll('"ring"', '"box"')
    const solved = placeValueBlocks.solve(JSON.parse(damaged) as PlaceValueBlocksView)
    expect(solved).toEqual(answers.map(() => null))
  }
})

test.each<[Grade, 'read' | 'trade' | 'expanded', number]>([
  ['kindergarten', 'trade', 99],
  ['kindergarten', 'expanded', 99],
  ['1st', 'read', 12],
  ['2nd', 'trade', 40],
])('%s %s up to %i cannot be drawn', (grade, form, upTo) => {
  const spec = { kind: 'place-value-blocks', form, upTo } as const
  expect(() => placeValueBlocks.generate(spec, sampleSetting(grade), seeded(1))).toThrow(CannotDraw)
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
