import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { roomFor } from '../../figures/region-picture.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { seeded } from '../../random.ts'
import { numbersIn, polygonsIn, textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { colorByNumber } from './index.ts'
import { pictures } from './pictures/all.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')
const pages = 300

function isInside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const crosses = corners.map(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
  })
  return crosses.filter(Boolean).length % 2 === 1
}

test.each(pictures)('the parts of the $name cover the field without gaps or overlaps', ({ parts, palettes }) => {
  for (let x = 0.31; x < 90; x += 0.83)
    for (let y = 0.37; y < 80; y += 0.79)
      expect(parts.filter(({ outline }) => isInside(outline, x, y)).length, `${x},${y}`).toBe(1)
  const paints = new Set(parts.map(({ paint }) => paint)).size
  for (const palette of palettes) expect([palette.length, new Set(palette).size]).toEqual([paints, paints])
})

describe.each(colorByNumber.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    colorByNumber.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))
  const { bodyPt, facts } = gradeTables[setting.grade]

  test('the picture has exactly the answers of the key, each with its slip', () => {
    for (const { view, answers } of sheets) {
      expect(colorByNumber.solve(view)).toEqual(answers.map(({ answer }) => answer))
      expect(answers.every(({ note }) => note)).toBe(true)
    }
  })

  test('as many parts as the grade does, each number of the list is needed, no sum twice', () => {
    for (const { view, answers } of sheets) {
      const parts = polygonsIn(view.picture, 'region').length
      expect(parts).toBeGreaterThanOrEqual(facts[0])
      expect(parts).toBeLessThanOrEqual(facts[1])
      if (spec.operation === 'count') continue
      expect(answers).toHaveLength(parts - 1)
      const sums = textsIn(view.picture).map(({ text }) => text)
      const same = sums.map((text) => (/[+×]/.test(text) ? String(numbersIn(text).sort((a, b) => a - b)) : text))
      expect(new Set(same).size).toBe(parts)
      const values = [...answers.map(({ answer }) => answer.split(',')[0]), / = (\d+),/.exec(view.example)?.[1]]
      expect(view.legend.flatMap(({ numbers }) => numbersIn(numbers)).every((n) => values.includes(String(n)))).toBe(
        true,
      )
      const most = Object.values(Object.groupBy(answers, ({ answer }) => answer)).map((own) => own?.length ?? 0)
      expect(Math.max(...most) / answers.length).toBeLessThanOrEqual(0.3)
    }
  })

  test('numbers stay inside the spec and the grade', () => {
    const { addWithin, multiplyWithin } = numberLimits[setting.grade]
    const limit = ['multiply', 'divide'].includes(spec.operation) ? multiplyWithin : addWithin
    for (const { view } of sheets) {
      const printed = [...textsIn(view.picture).map(({ text }) => text), ...view.legend.map(({ numbers }) => numbers)]
      expect(Math.max(...printed.flatMap(numbersIn))).toBeLessThanOrEqual(Math.min(limit, spec.upTo))
    }
  })

  test('every sum stands wholly inside its part', () => {
    const sizeMm = Math.max(bodyPt, 14) * 0.3528
    for (const { view } of sheets.slice(0, 60)) {
      const parts = polygonsIn(view.picture, 'region')
      for (const { x, y, text } of textsIn(view.picture)) {
        const [wide, high] = roomFor({ text }, sizeMm)
        const middle = y - sizeMm * 0.36
        const home = parts.find((part) => isInside(part, x, middle)) ?? []
        for (const [dx, dy] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const)
          expect(isInside(home, x + (dx * wide) / 2, middle + (dy * high * 0.75) / 2), text).toBe(true)
      }
    }
  })

  test('pages differ, the same seed draws the same page, and the whole view is printed', () => {
    expect(new Set(sheets.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(pages * 0.75)
    expect(draw(7)).toEqual(sheets[7])
    for (const { view } of sheets.slice(0, 5)) {
      const page = Mustache.render(pattern, view, {}, { escape: String })
      const texts = view.legend.flatMap(({ numbers, color }) => [numbers, color])
      for (const text of [view.example, view.picture, ...texts]) expect(page).toContain(text)
    }
  })

  test('a damaged page is not answered', () => {
    const { view } = draw(1)
    const [first, second] = view.legend
    const twice = view.legend.map((entry) => (entry === second ? { ...entry, numbers: first?.numbers ?? '' } : entry))
    expect(colorByNumber.solve({ ...view, legend: twice })).toContain(null)
    expect(colorByNumber.solve({ ...view, legend: view.legend.slice(1) })).toContain(null)
    expect(colorByNumber.solve({ ...view, picture: view.picture.replace(/<polygon [^>]*>/, '') })).toContain(null)
  })
})

test.each([
  ['kindergarten', 'multiply', 10],
  ['1st', 'divide', 20],
  ['kindergarten', 'count', 3],
  ['1st', 'add', 4],
] as const)('%s %s up to %i cannot be drawn', (grade, operation, upTo) => {
  const spec = { kind: 'color-by-number', operation, upTo } as const
  expect(() => colorByNumber.generate(spec, sampleSetting(grade), seeded(1))).toThrow(/later|more colors|Too few/)
})
