import type { Grade } from '@pencil-quest/contract/choices'
import { expect, test } from 'vitest'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberMaze } from './index.ts'

type Spec = Omit<SpecOf<'number-maze'>, 'kind'>

const draw = (grade: Grade, spec: Spec, seed: number) =>
  numberMaze.generate({ kind: 'number-maze', ...spec }, sampleSetting(grade), seeded(seed))

test.each<[Grade, Spec]>([
  ['kindergarten', { rule: 'multiples', by: 2, upTo: 20 }],
  ['kindergarten', { rule: 'even', upTo: 20 }],
  ['2nd', { rule: 'multiples', by: 5, upTo: 100 }],
  ['3rd', { rule: 'bigger', of: 'decimal', upTo: 5 }],
  ['5th', { rule: 'even', of: 'decimal', upTo: 5 }],
  ['1st', { rule: 'skip', by: 10, upTo: 60 }],
])('%s has no maze of %o', (grade, spec) => {
  expect(() => draw(grade, spec, 1)).toThrow(CannotDraw)
})

test('tens up to 100 always leave a path', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { view, answers } = draw('1st', { rule: 'skip', by: 10, upTo: 100 }, seed)
    expect(answers).toHaveLength(4)
    for (const { figure } of view.tasks)
      for (const { text } of textsIn(figure)) expect(Number(text)).toBeLessThanOrEqual(100)
  }
})

test('the biggest decimal of a path is not told by its digits alone', () => {
  const lengths = new Set<number>()
  for (const { note } of draw('5th', { rule: 'bigger', of: 'decimal', upTo: 2 }, 3).answers)
    for (const [, places = ''] of (note ?? '').matchAll(/\.(\d+)/g)) lengths.add(places.length)
  expect([...lengths].sort()).toEqual([1, 2, 3])
})
