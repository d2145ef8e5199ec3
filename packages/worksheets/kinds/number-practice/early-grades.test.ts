import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberPractice } from './index.ts'

function pages(grade: SheetSetting['grade'], task: NumberTask) {
  return Array.from({ length: 90 }, (_, seed) => {
    const setting = { ...sampleSetting(grade), step: (seed % 3) as 0 | 1 | 2 }
    return numberPractice.generate({ kind: 'number-practice', tasks: [task] }, setting, seeded('early', seed))
  })
}

test('tens and ones are added to one number, beside each other', () => {
  for (const { view } of pages('1st', { do: 'tens-or-ones', upTo: 100 }))
    for (const { items } of view.sections) {
      const sums = items.map(({ line }) => numbersIn(JSON.stringify(line)))
      expect(items.length % 2).toBe(0)
      for (let i = 0; i < sums.length; i += 2) expect(sums[i]?.[0]).toBe(sums[i + 1]?.[0])
    }
})

test('both answers come on a page that asks which one', () => {
  for (const { answers } of pages('kindergarten', { do: 'more-and-fewer', upTo: 10 }))
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(2)
  for (const { answers } of pages('2nd', { do: 'add-new-ten', upTo: 100 }))
    expect(answers.some(({ answer }) => answer.endsWith('yes'))).toBe(true)
})

test('the child is the one to cross out; the example shows how', () => {
  for (const { view } of pages('kindergarten', { do: 'cross-out', upTo: 10 })) {
    const [example, ...open] = view.sections.flatMap(({ items }) => items)
    expect(example?.figure).toContain('<line')
    expect(open.some(({ figure }) => figure?.includes('<line'))).toBe(false)
  }
})
