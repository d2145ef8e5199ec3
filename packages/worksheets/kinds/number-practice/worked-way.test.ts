import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberPractice } from './index.ts'

function page(grade: SheetSetting['grade'], task: NumberTask, seed: number) {
  return numberPractice.generate({ kind: 'number-practice', tasks: [task] }, sampleSetting(grade), seeded('way', seed))
}

test.each<[SheetSetting['grade'], NumberTask]>([
  ['1st', { do: 'add', form: 'row', upTo: 20, crossesTen: true }],
  ['2nd', { do: 'add', form: 'row', upTo: 100, crossesTen: true }],
  ['2nd', { do: 'subtract', form: 'row', upTo: 100, crossesTen: true }],
  ['3rd', { do: 'multiply', form: 'row', left: [8, 8], right: [3, 9] }],
  ['5th', { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false }],
  ['5th', { do: 'subtract-fractions', denominators: [2, 3, 4, 6, 8], like: false, pastOne: 'all' }],
  ['5th', { do: 'volume', upTo: 12 }],
])('%s: the example of %j shows the way, and no other item does', (grade, task) => {
  for (let seed = 0; seed < 100; seed++) {
    const { view } = page(grade, task, seed)
    const [example, ...others] = view.sections.flatMap(({ items }) => items)
    expect(example?.way?.length ?? 0).toBeGreaterThan(0)
    expect(others.filter(({ way }) => way)).toEqual([])
  }
})

test('decimals: the example stands in a column, has unequal places, and must be true', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const what of ['add-decimals', 'subtract-decimals'] as const) {
      const { view } = page('5th', { do: what, places: 2, upTo: 50 }, seed)
      const [section] = view.sections
      const [example, ...others] = section?.items ?? []
      if (!section || !example?.lined) throw new Error('nothing is lined up')
      const first = example.line.flatMap((piece) => ('text' in piece ? [piece.text] : []))[0] ?? ''
      const [a = '', b = ''] = first.match(/\d+\.?\d*/g) ?? []
      expect(a.split('.')[1]?.length, first).not.toBe(b.split('.')[1]?.length)
      expect(others.filter(({ lined }) => lined)).toEqual([])
      const spoiled = { ...example, lined: { ...example.lined, top: `${example.lined.top}0` } }
      const answers = numberPractice.solve({ sections: [{ ...section, items: [spoiled, ...others] }] })
      expect(answers.every((answer) => answer === null)).toBe(true)
    }
})

test('a page whose example is worked in an untrue way is not answered', () => {
  const { view } = page('5th', { do: 'volume', upTo: 12 }, 1)
  const [section] = view.sections
  const [example, ...others] = section?.items ?? []
  if (!section || !example) throw new Error('nothing was drawn')
  const spoiled = { ...example, way: [{ step: [{ text: '3 × 4 = 13 in a layer' }] }] }
  const answers = numberPractice.solve({ sections: [{ ...section, items: [spoiled, ...others] }] })
  expect(answers.length).toBe(others.length)
  expect(answers.every((answer) => answer === null)).toBe(true)
})
