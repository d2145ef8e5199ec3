import { readFileSync } from 'node:fs'
import type { Grade } from '@pencil-quest/contract/choices'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { decimalGrid } from './index.ts'
import type { DecimalGridView } from './view.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(decimalGrid.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) => {
    const step = (seed % 3) as 0 | 1 | 2
    return decimalGrid.generate(spec, { ...setting, step }, seeded(seed, name))
  }
  const sheets = Array.from({ length: 300 }, (_, seed) => draw(seed))

  test('the squares and lines have exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(decimalGrid.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('12 to 20 items, none twice, no answer most of the key, every slip explained', () => {
    for (const { view, answers } of sheets) {
      expect(answers.length).toBeGreaterThanOrEqual(12)
      expect(answers.length).toBeLessThanOrEqual(20)
      const items = view.sections.flatMap(({ items }) => items).map(({ label: _, ...item }) => JSON.stringify(item))
      expect(new Set(items).size).toBe(items.length)
      expect(new Set(answers.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(answers.length - 1)
      for (const { answer, note } of answers) {
        // What would be said of every sign alike names no numbers, so that the key says it once.
        expect(note).toMatch(/^\d|^If the sign is turned around|^The number with more digits/)
        expect(note).not.toMatch(/undefined|NaN|\b1 (tenths|hundredths|columns|squares)\b/)
        expect(note?.startsWith(`${answer} if`)).toBe(false)
        expect(note?.startsWith(`${answer} would`)).toBe(false)
      }
    }
  })

  test('no decimal has more places than the spec, but for zeros at its end', () => {
    for (const { view } of sheets) {
      const texts = strings(view).filter((text) => !text.startsWith('<svg'))
      for (const [found, part = ''] of texts.join(' ').matchAll(/\d+\.(\d+)/g)) {
        const isEqualPair = part.endsWith('0') && part.length <= 2
        expect(isEqualPair || part.length <= spec.places, found).toBe(true)
      }
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

test('more hatching, a moved cut or another number is not the key any more', () => {
  for (const { spec, setting, name } of decimalGrid.samples) {
    const { view, answers } = decimalGrid.generate(spec, setting, seeded(3, name))
    const moved = JSON.stringify(view).replaceAll(/(class=\\"whole\\" stroke-width=\\"0.6\\" x=\\")/g, '$19')
    const solved = decimalGrid.solve(JSON.parse(moved) as DecimalGridView)
    const drawn = view.sections.flatMap(({ items }) => items).filter(({ label }) => label !== 'Example')
    expect(solved).toEqual(answers.map(({ answer }, i) => (drawn[i]?.figures.length ? null : answer)))
    const hatched = JSON.stringify(view).replaceAll(/(class=\\"shade\\".*?class=\\"hatch\\")/g, '$1 class=\\"hatch\\"')
    expect(decimalGrid.solve(JSON.parse(hatched) as DecimalGridView).includes(null)).toBe(
      drawn.some(({ figures }) => figures.some((figure) => figure.includes('class="hatch"'))),
    )
  }
})

test('numbers to compare are below one; past one those of a pair have as many wholes, those of an order at most one less', () => {
  for (const form of ['compare', 'name-and-compare', 'past-one'] as const)
    for (let seed = 0; seed < 100; seed++) {
      const setting = sampleSetting('4th', { step: (seed % 3) as 0 | 1 | 2 })
      const { answers } = decimalGrid.generate({ kind: 'decimal-grid', form, places: 2 }, setting, seeded(seed))
      const compared = answers.filter(({ answer }) => / [<>=] /.test(answer) && !answer.includes('/'))
      expect(compared.length).toBeGreaterThan(0)
      for (const { answer } of compared) {
        const wholes = answer.split(/ [<>=] /).map((decimal) => Math.floor(Number(decimal)))
        if (form !== 'past-one') expect(Math.max(...wholes), answer).toBe(0)
        else {
          expect(Math.min(...wholes), answer).toBeGreaterThan(0)
          expect(Math.max(...wholes) - Math.min(...wholes), answer).toBeLessThanOrEqual(wholes.length - 2)
        }
      }
    }
})

test('as many pairs have the greater number first as last, so no sign can be guessed', () => {
  for (const form of ['compare', 'past-one'] as const)
    for (let seed = 0; seed < 50; seed++) {
      const { answers } = decimalGrid.generate(
        { kind: 'decimal-grid', form, places: 2 },
        sampleSetting('4th'),
        seeded(seed),
      )
      const signs = answers.flatMap(({ answer }) => /^[\d.]+ ([<>]) [\d.]+$/.exec(answer)?.[1] ?? [])
      expect(signs.length).toBeGreaterThanOrEqual(3)
      const less = signs.filter((sign) => sign === '<').length
      expect(Math.abs(signs.length - 2 * less), signs.join()).toBeLessThanOrEqual(1)
    }
})

test.each<[Grade, 'name' | 'shade' | 'compare', 1 | 2 | 3]>([
  ['3rd', 'name', 1],
  ['4th', 'compare', 3],
  ['5th', 'shade', 3],
])('%s %s of %i places cannot be drawn', (grade, form, places) => {
  const spec = { kind: 'decimal-grid', form, places } as const
  expect(() => decimalGrid.generate(spec, sampleSetting(grade), seeded(1))).toThrow(CannotDraw)
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

test('a hundredth is at least 3.2 mm wide, and its hatching is thinner than the lines of the grid', () => {
  for (const { spec, setting, name } of decimalGrid.samples.filter(({ spec }) => spec.places > 1))
    for (const { figures } of decimalGrid
      .generate(spec, setting, seeded(2, name))
      .view.sections.flatMap(({ items }) => items))
      for (const figure of figures) {
        expect(Number(/class="whole"[^>]* width="([\d.]+)"/.exec(figure)?.[1])).toBeGreaterThanOrEqual(32)
        for (const [, width] of figure.matchAll(/class="hatch" stroke-width="([\d.]+)"/g))
          expect(Number(width)).toBeLessThanOrEqual(0.15)
      }
})
