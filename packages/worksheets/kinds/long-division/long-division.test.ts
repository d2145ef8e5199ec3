import { readFileSync } from 'node:fs'
import type { Grade } from '@pencil-quest/contract/choices'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { longDivision } from './index.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(longDivision.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) => {
    const step = (seed % 3) as 0 | 1 | 2
    return longDivision.generate(spec, { ...setting, step }, seeded(seed, name))
  }
  const sheets = Array.from({ length: 300 }, (_, seed) => draw(seed))

  test('the steps have exactly the answers of the key, and the check gives the dividend', () => {
    for (const { view, answers } of sheets) {
      expect(longDivision.solve(view)).toEqual(answers.map(({ answer }) => answer))
      for (const [i, { answer }] of answers.entries()) {
        const [dividend = 0, divisor = 0] = numbersIn(view.items[i + 1]?.lead ?? '')
        const [quotient = 0, rest = 0] = numbersIn(answer)
        expect(quotient * divisor + rest).toBe(dividend)
        expect(rest).toBeLessThan(divisor)
        expect(dividend).toBeGreaterThanOrEqual(spec.dividend[0])
        expect(dividend).toBeLessThanOrEqual(spec.dividend[1])
        expect(divisor).toBeLessThanOrEqual(spec.divisor[1])
      }
    }
  })

  test('four to six divisions, no quotient twice, every slip explained', () => {
    for (const { view, answers } of sheets) {
      expect(answers.length).toBe(spec.divisor[1] > 9 ? 3 : 5)
      expect(view.items).toHaveLength(answers.length + 1)
      expect(new Set(answers.map(({ answer }) => answer.split(' ')[0])).size).toBe(answers.length)
      for (const { answer, note } of answers) {
        expect(note).toMatch(
          answer.endsWith(' more') ? /^One more for each load takes \d+; \d+ (is|are) / : /^\d.* if .*Check: /,
        )
        expect(note?.startsWith(`${answer} if`)).toBe(false)
      }
    }
  })

  test('at most one division of a page with remainders comes out even', () => {
    for (const { answers } of sheets) {
      const even = answers.filter(({ answer }) => !/ R [1-9]/.test(answer)).length
      expect(even).toBeLessThanOrEqual(spec.remainder ? 1 : answers.length)
    }
  })

  test('by two digits, where something is left over, two divisions ask what is missing for one more in each load', () => {
    for (const { view, answers } of sheets) {
      const asking = answers.filter(({ answer }) => answer.endsWith(' more'))
      expect(asking).toHaveLength(spec.remainder && spec.divisor[1] > 9 ? 2 : 0)
      for (const { means, check, label } of view.items) {
        expect(means === null).toBe(check !== null)
        const answer = answers.find((one) => one.label === label)?.answer ?? ''
        expect(answer.endsWith(' more')).toBe(means !== null)
      }
    }
  })

  test('boxes fade out by step', () => {
    const boxed = (seed: number) => draw(seed).view.items.filter(({ figure }) => figure.includes('class="box"')).length
    expect([boxed(0), boxed(1), boxed(2)]).toEqual([draw(0).answers.length, 3, 1])
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

test('a box in another place, another divisor or a given quotient is not answered', () => {
  const [sample] = longDivision.samples
  if (!sample) throw new Error('No samples')
  const { view } = longDivision.generate(sample.spec, { ...sample.setting, step: 0 }, seeded(1))
  const [example, ...items] = view.items
  if (!example) throw new Error('No items')
  const damaged = items.map((item, i) => {
    if (i === 0)
      return {
        ...item,
        figure: item.figure.replace(/(<rect x=")([\d.]+)/, (_, before, x) => `${before}${Number(x) + 9}`),
      }
    if (i === 1) return { ...item, figure: item.figure.replace(/<rect [^>]*>/, '') }
    if (i === 2) return { ...item, quotient: '12' }
    return { ...item, lead: item.lead.replace(/÷ \d/, '÷ 1') }
  })
  expect(longDivision.solve({ items: [example, ...damaged] })).toEqual(damaged.map(() => null))
})

test.each<[Grade, [number, number], [number, number]]>([
  ['3rd', [24, 98], [2, 9]],
  ['4th', [240, 980], [11, 24]],
  ['5th', [24, 29], [20, 24]],
])('%s %j by %j cannot be drawn', (grade, dividend, divisor) => {
  const spec = { kind: 'long-division', dividend, divisor, remainder: true } as const
  expect(() => longDivision.generate(spec, sampleSetting(grade), seeded(1))).toThrow(CannotDraw)
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
