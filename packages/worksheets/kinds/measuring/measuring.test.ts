import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { measuring } from './index.ts'

test('the key speaks of pieces beside the bar where they are, with their number', () => {
  for (let seed = 0; seed < 150; seed++) {
    const spec = { kind: 'measuring', form: 'units', unit: 'step' } as const
    const { view, answers } = measuring.generate(spec, sampleSetting('1st'), seeded('bars', seed))
    for (const [i, { answer, note }] of answers.entries()) {
      const all = (view.tasks[i + 1]?.figure ?? '').split('class="piece"').length - 1
      const beside = all - Number(answer)
      if (beside === 0) expect(note).toBeUndefined()
      else
        expect(note).toMatch(new RegExp(`^${all} if the ${beside === 1 ? 'piece' : `${beside} pieces`} beside the bar`))
    }
  }
})
