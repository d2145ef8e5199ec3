import type { Grade } from '@pencil-quest/contract/choices'
import { expect, test } from 'vitest'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { functionTable } from './index.ts'

type Rules = SpecOf<'function-table'>['rules']

const draw = (grade: Grade, rules: Rules, seed: number) => {
  const spec = { kind: 'function-table', rules, upTo: 2_000_000 } as const
  return functionTable.generate(spec, sampleSetting(grade, { step: (seed % 3) as 0 | 1 | 2 }), seeded(seed))
}

test.each<[Grade, Rules]>([
  ['kindergarten', ['add']],
  ['1st', ['multiply', 'two-step']],
  ['2nd', ['two-step']],
])('%s knows none of %o', (grade, rules) => {
  expect(() => draw(grade, rules, 1)).toThrow(CannotDraw)
})

test.each(['2nd', '3rd', '4th', '5th'] as const)('numbers stay inside those of %s', (grade) => {
  const { multiplyWithin, addWithin } = numberLimits[grade]
  for (let seed = 0; seed < 100; seed++) {
    for (const [rules, most] of [[['multiply'], multiplyWithin] as const, [['add', 'subtract'], addWithin] as const]) {
      const { view, answers } = draw(grade, [...rules], seed)
      const printed = view.tasks.flatMap(({ figure }) => textsIn(figure).map(({ text }) => Number(text) || 0))
      const written = answers.flatMap(({ answer }) => (answer.split(';')[0] ?? '').split(', ').map(Number))
      expect(Math.max(...printed, ...written)).toBeLessThanOrEqual(most)
    }
  }
})

test.each<[Grade, Rules]>([
  ['2nd', ['add', 'subtract']],
  ['3rd', ['add', 'multiply']],
  ['3rd', ['add', 'subtract', 'multiply']],
])('%s rules of %o come as often as each other', (grade, rules) => {
  for (let seed = 0; seed < 100; seed++) {
    const { view, answers } = draw(grade, rules, seed)
    const names = [view.tasks[0]?.ask ?? '', ...answers.map(({ answer }) => answer)].map(
      (text) => text.split(/rule: /i)[1],
    )
    for (const sign of rules.map((rule) => ({ add: '+', subtract: '−', multiply: '×', 'two-step': '' })[rule]))
      expect(
        names.filter((name) => name?.startsWith(sign)),
        names.join(),
      ).toHaveLength(6 / rules.length)
  }
})

test('where four sorts of rules share a page, none is left out', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { view, answers } = draw('5th', ['add', 'subtract', 'multiply', 'two-step'], seed)
    const rules = [view.tasks[0]?.ask ?? '', ...answers.map(({ answer }) => answer)].map(
      (text) => text.split(/rule: /i)[1] ?? '',
    )
    expect(rules).toHaveLength(6)
    const sorts = rules.map((rule) => (rule.includes('then') ? 'two-step' : rule.charAt(0)))
    expect(new Set(sorts)).toEqual(new Set(['+', '−', '×', 'two-step']))
  }
})

test('the example says its rule alone', () => {
  expect(draw('5th', ['two-step'], 1).view.tasks[0]?.ask).toMatch(/^Rule: × \d+, then \+ \d+$/)
})
