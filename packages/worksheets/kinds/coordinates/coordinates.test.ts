import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { coordinates } from './index.ts'

test.each(['path', 'path-back'] as const)('%s: no two answers alike', (form) => {
  for (let seed = 0; seed < 150; seed++) {
    const { answers } = coordinates.generate({ kind: 'coordinates', form, size: 8 }, sampleSetting('5th'), seeded(seed))
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length)
  }
})

test('the slip of a marked point names the dot, as the answer names the way', () => {
  const spec = { kind: 'coordinates', form: 'plot-and-path', size: 8 } as const
  for (let seed = 0; seed < 50; seed++) {
    const { answers } = coordinates.generate(spec, sampleSetting('5th'), seeded('dots', seed))
    for (const { answer, note } of answers.filter(({ note }) => note?.startsWith('Its dot'))) {
      const [, x, y] = /^(\d+) right, (\d+) up$/.exec(answer) ?? []
      expect(note).toContain(`Its dot is at (${x}, ${y})`)
    }
  }
})
