import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { clock } from './index.ts'

test('parts of the day spread over the page', () => {
  for (let seed = 0; seed < 90; seed++) {
    const spec = { kind: 'clock', form: 'read', every: 5, halfDay: true } as const
    const { view, answers } = clock.generate(spec, sampleSetting('2nd'), seeded('day', seed))
    expect(clock.solve(view)).toEqual(answers.map(({ answer }) => answer))
    const said = view.tasks.map(({ ask }) => ask)
    expect(said).toHaveLength(9)
    expect(new Set(said).size).toBeGreaterThanOrEqual(5)
    expect(said.filter((words) => /night/.test(words)).length).toBeLessThanOrEqual(1)
    const mornings = answers.filter(({ answer }) => answer.endsWith('a.m.')).length
    expect(mornings).toBeGreaterThanOrEqual(3)
    expect(mornings).toBeLessThanOrEqual(4)
  }
})
