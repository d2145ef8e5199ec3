import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { polygonsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { shapes } from './index.ts'

function pages(form: 'symmetry' | 'regular-symmetry') {
  return Array.from({ length: 100 }, (_, seed) => {
    const { view, answers } = shapes.generate({ kind: 'shapes', form }, sampleSetting('4th'), seeded(form, seed))
    expect(shapes.solve(view)).toEqual(answers.map(({ answer }) => answer))
    expect(view.tasks).toHaveLength(9)
    const sides = view.tasks.slice(1).map(({ figure }) => polygonsIn(figure, 'shape')[0]?.length ?? 0)
    return { sides, lines: answers.map(({ answer }) => Number(answer)) }
  })
}

test('the first folds are of shapes with three or four sides, some of them without a line', () => {
  for (const { sides, lines } of pages('symmetry')) {
    expect(Math.max(...sides)).toBe(4)
    expect(lines.filter((count) => count === 0)).toHaveLength(3)
  }
})

test('on the page of regular shapes most have a line for each side, and the others fewer', () => {
  for (const { sides, lines } of pages('regular-symmetry')) {
    expect(lines.filter((count, i) => count === sides[i])).toHaveLength(5)
    expect(lines.filter((count, i) => count < (sides[i] ?? 0))).toHaveLength(3)
    expect(lines).toEqual(expect.arrayContaining([5, 6, 8, 0]))
  }
})
