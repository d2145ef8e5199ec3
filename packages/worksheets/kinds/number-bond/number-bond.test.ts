import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberBond } from './index.ts'

test('of one whole each partner is asked for once', () => {
  for (let seed = 0; seed < 60; seed++) {
    const spec = { kind: 'number-bond', form: 'bond', of: 'add', upTo: 10, whole: 10 } as const
    const { answers } = numberBond.generate(spec, sampleSetting('kindergarten'), seeded('bond', seed))
    expect(answers).toHaveLength(6)
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(6)
  }
})
