import type { Grade } from '@pencil-quest/contract/choices'
import { expect, test } from 'vitest'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { balanceScales } from './index.ts'

test.each<[Grade, 'missing' | 'weights', number]>([
  ['kindergarten', 'missing', 20],
  ['1st', 'missing', 40],
  ['kindergarten', 'weights', 10],
  ['1st', 'weights', 20],
  ['3rd', 'weights', 200],
  ['3rd', 'weights', 4],
])('%s has no scales of %s up to %i', (grade, form, upTo) => {
  const spec = { kind: 'balance-scales', form, upTo } as const
  expect(() => balanceScales.generate(spec, sampleSetting(grade), seeded(1))).toThrow(CannotDraw)
})

test('no thing is named by a letter that looks like a number', () => {
  const things = ['owl', 'island', 'lamp', 'net'].map((one) => ({ one, many: `${one}s` }))
  const spec = { kind: 'balance-scales', form: 'weights', upTo: 40 } as const
  for (let seed = 0; seed < 20; seed++) {
    const { instructions } = balanceScales.generate(spec, sampleSetting('3rd', { things }), seeded(seed))
    expect(instructions).toContain('all nets (N)')
  }
})
