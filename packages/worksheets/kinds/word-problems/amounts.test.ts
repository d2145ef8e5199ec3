import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { wordProblems } from './index.ts'

const things = [
  { one: 'hand radio', many: 'hand radios' },
  { one: 'helmet', many: 'helmets' },
  { one: 'bolt', many: 'bolts', plenty: true },
]

test('more than a hundred are only of what comes in hundreds', () => {
  for (let seed = 0; seed < 300; seed++) {
    const spec = { kind: 'word-problems', types: ['add-to-result', 'equal-groups'], upTo: 900 } as const
    const setting = sampleSetting('4th', { things })
    const { view, answers } = wordProblems.generate({ ...spec, types: [...spec.types] }, setting, seeded(seed))
    for (const [i, { story }] of view.problems.entries()) {
      const most = Math.max(...numbersIn(`${story} ${answers[i]?.answer}`))
      if (most > 100) expect(story).not.toMatch(/radio|helmet/)
    }
  }
})

test.each([20, 100, 1000])(
  'the second step of a change up to %i neither undoes the first nor is lost beside it',
  (upTo) => {
    for (let seed = 0; seed < 300; seed++) {
      const setting = sampleSetting('2nd', { things, step: (seed % 3) as 0 | 1 | 2 })
      const spec = { kind: 'word-problems', types: ['two-step-change' as const], upTo } as const
      const { view } = wordProblems.generate({ ...spec, types: [...spec.types] }, setting, seeded('change', seed))
      for (const { story } of [view.example, ...view.problems]) {
        const [, first = 0, second = 0] = numbersIn(story)
        expect(Math.abs(first - second), story).toBeGreaterThanOrEqual(2)
        expect(Math.max(first, second) / Math.min(first, second), story).toBeLessThanOrEqual(2)
      }
    }
  },
)

test('parts of which one is more are asked for in all', () => {
  for (let seed = 0; seed < 300; seed++) {
    const setting = sampleSetting('2nd', { things, step: (seed % 3) as 0 | 1 | 2 })
    const spec = { kind: 'word-problems', types: ['two-step-compare' as const], upTo: 100 } as const
    const { view, answers } = wordProblems.generate({ ...spec, types: [...spec.types] }, setting, seeded('more', seed))
    for (const [i, { story }] of view.problems.entries()) {
      const [first = 0, second = 0] = numbersIn(story)
      const [part, more] = /more \S.* than .*\d/.test(story) ? [second, first] : [first, second]
      expect(numbersIn(answers[i]?.answer ?? '')[0], story).toBe(2 * part + more)
    }
  }
})

test('stories that cross a ten go past it', () => {
  for (let seed = 0; seed < 300; seed++) {
    const types = ['add-to-result', 'take-from-result'] as const
    const setting = sampleSetting('1st', { things })
    const { view, answers } = wordProblems.generate(
      { kind: 'word-problems', types: [...types], upTo: 20, crossesTen: true },
      setting,
      seeded(seed),
    )
    for (const [i, { story }] of view.problems.entries()) {
      const [first = 0, second = 0] = numbersIn(story)
      const [answer = 0] = numbersIn(answers[i]?.answer ?? '')
      const [a, b] = answer > first ? [first, second] : [answer, second]
      expect(Math.max(a, b)).toBeLessThan(10)
      expect(a + b).toBeGreaterThan(10)
    }
  }
})

test('stories of few steps: what is found or what goes is from 2 to 4', () => {
  for (let seed = 0; seed < 150; seed++) {
    const types = ['difference-unknown', 'addend-unknown', 'take-from-result'] as const
    const { view, answers } = wordProblems.generate(
      { kind: 'word-problems', types: [...types], upTo: 20, fewSteps: true },
      sampleSetting('1st', { things }),
      seeded('few', seed),
    )
    for (const [i, { story }] of view.problems.entries()) {
      const few = Math.min(...numbersIn(story), ...numbersIn(answers[i]?.answer ?? ''))
      expect(few, story).toBeGreaterThanOrEqual(2)
      expect(few, story).toBeLessThanOrEqual(4)
    }
  }
})
