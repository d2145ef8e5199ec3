import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { linePlot } from './index.ts'

test('five own things, and a second question that 3rd grade can work out', () => {
  for (let seed = 0; seed < 40; seed++) {
    const spec = { kind: 'line-plot', form: 'own', parts: 4 } as const
    const { view, instructions } = linePlot.generate(spec, sampleSetting('3rd'), seeded('own', seed))
    expect(instructions).toContain('Measure 5 things')
    expect((view.head ?? '').split('<rect').length - 1).toBe(10)
    expect(view.tasks[1]?.ask).toBe('How much longer is your longest thing than your shortest?')
  }
})
