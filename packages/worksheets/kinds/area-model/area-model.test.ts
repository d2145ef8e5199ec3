import { readFileSync } from 'node:fs'
import type { Grade } from '@pencil-quest/contract/choices'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { areaModel } from './index.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(areaModel.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) => {
    const step = (seed % 3) as 0 | 1 | 2
    return areaModel.generate(spec, { ...setting, step }, seeded(seed, name))
  }
  const sheets = Array.from({ length: 300 }, (_, seed) => draw(seed))

  test('the rectangles have exactly the answers of the key, inside the spec and the grade', () => {
    for (const { view, answers } of sheets) {
      expect(areaModel.solve(view)).toEqual(answers.map(({ answer }) => answer))
      for (const { lead } of view.items) {
        const [a = 0, b = 0] = numbersIn(lead)
        expect(a).toBeGreaterThanOrEqual(spec.left[0])
        expect(a).toBeLessThanOrEqual(spec.left[1])
        expect(b).toBeGreaterThanOrEqual(spec.right[0])
        expect(b).toBeLessThanOrEqual(spec.right[1])
        expect(a * b).toBeLessThanOrEqual(numberLimits[setting.grade].multiplyWithin)
      }
    }
  })

  test('three, five or seven products to find, smallest first, none twice, every slip explained', () => {
    for (const { view, answers } of sheets) {
      expect([3, 5, 7]).toContain(answers.length)
      const values = answers.map(({ answer }) => numbersIn(answer)[0] ?? 0)
      expect(new Set(values).size).toBe(values.length)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(view.items[0]?.label).toBe('Example')
      for (const { answer, note } of answers) {
        expect(note).toMatch(/^[\d,]+ if only /)
        expect(note?.startsWith(`${answer} `)).toBe(false)
        const sum = note?.split('. ')[1] ?? ''
        const [result = 0, ...parts] = numbersIn(sum).reverse()
        expect(parts.reduce((all, part) => all + part, 0)).toBe(result)
      }
    }
  })

  test('the sides are given first and split by the child later', () => {
    const unsplit = (seed: number) =>
      draw(seed).view.items.filter(({ figure }) => figure.includes('class="write"')).length
    expect([unsplit(0), unsplit(1), unsplit(2)]).toEqual([0, 2, 3])
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

test('a lost part, another side or a given product is not answered', () => {
  const [sample] = areaModel.samples
  if (!sample) throw new Error('No samples')
  const { view } = areaModel.generate(sample.spec, { ...sample.setting, step: 0 }, seeded(1))
  const [example, ...items] = view.items
  if (!example) throw new Error('No items')
  const damaged = items.map((item, i) => {
    if (i === 0) return { ...item, figure: item.figure.replace(/<rect [^>]*>/, '') }
    if (i === 1) return { ...item, figure: item.figure.replace('>10<', '>20<') }
    if (i === 2) return { ...item, product: '60' }
    if (i === 3) return { ...item, parts: item.parts.slice(1) }
    return { ...item, lead: item.lead.replace('×', '+') }
  })
  expect(areaModel.solve({ items: [example, ...damaged] })).toEqual(damaged.map(() => null))
})

test.each<[Grade, [number, number], [number, number]]>([
  ['2nd', [2, 5], [11, 19]],
  ['3rd', [12, 19], [12, 19]],
  ['3rd', [8, 9], [45, 98]],
  ['4th', [12, 48], [112, 986]],
  ['5th', [112, 486], [112, 986]],
])('%s %j by %j cannot be drawn', (grade, left, right) => {
  expect(() => areaModel.generate({ kind: 'area-model', left, right }, sampleSetting(grade), seeded(1))).toThrow(
    CannotDraw,
  )
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
