import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { polygonsIn, textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { shapes } from './index.ts'

const spec = { kind: 'shapes', form: 'name' } as const
const pages = Array.from({ length: 120 }, (_, seed) => {
  const setting = { ...sampleSetting('kindergarten'), step: (seed % 3) as 0 | 1 | 2 }
  return shapes.generate(spec, setting, seeded('names', seed)).view
})

test('a kindergartner checks one of three names, beside four to six shapes', () => {
  for (const { tasks } of pages) {
    expect(tasks.length).toBeGreaterThanOrEqual(4)
    expect(tasks.length).toBeLessThanOrEqual(6)
    for (const [i, { figure, line }] of tasks.entries()) {
      expect(line).toBe(false)
      expect(textsIn(figure)).toHaveLength(3)
      expect(figure.includes('class="tick"')).toBe(i === 0)
    }
  }
})

test('a square is never offered the name rectangle, which is right too', () => {
  for (const page of pages)
    for (const [i, answer] of shapes.solve(page).entries()) {
      const names = textsIn(page.tasks[i + 1]?.figure ?? '').map(({ text }) => text)
      expect(answer === 'square' && names.includes('rectangle')).toBe(false)
    }
})

test('no shape reaches the boxes of its names', () => {
  for (const { tasks } of pages)
    for (const { figure } of tasks) {
      const box = Number(/<rect x="([\d.]+)"/.exec(figure)?.[1])
      const xs = [...(/<polygon points="([^"]+)"/.exec(figure)?.[1]?.matchAll(/([\d.]+),/g) ?? [])].map(([, x]) =>
        Number(x),
      )
      expect(Math.max(0, ...xs)).toBeLessThan(box - 0.5)
    }
})

test('every step has a thin triangle, a square on its corner and no four-sided shape that lies on a side', () => {
  for (const { tasks } of pages) {
    const shapes = tasks.flatMap(({ figure }) => polygonsIn(figure, 'shape'))
    for (const corners of shapes.filter(({ length }) => length === 4))
      for (const [i, [, y]] of corners.entries())
        expect(Math.abs(y - (corners[(i + 1) % 4]?.[1] ?? 0))).toBeGreaterThan(1)
    const asked = tasks.slice(1).flatMap(({ figure }) => polygonsIn(figure, 'shape').map(sidesOf))
    expect(asked.some((sides) => sides.length === 3 && Math.max(...sides) > 2.4 * Math.min(...sides))).toBe(true)
    expect(asked.some((sides) => sides.length === 4 && Math.max(...sides) - Math.min(...sides) < 0.1)).toBe(true)
  }
})

function sidesOf(corners: [number, number][]): number[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y)
  })
}

test('1st grade goes on writing the names', () => {
  const { view } = shapes.generate(spec, sampleSetting('1st'), seeded('names', 1))
  expect(view.tasks.every(({ line }) => line)).toBe(true)
})
