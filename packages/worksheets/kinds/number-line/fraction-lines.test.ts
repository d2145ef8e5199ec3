import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberLine } from './index.ts'

const pages: [upTo: 1 | 3, denominators: number[]][] = [
  [1, [3, 4, 6, 8]],
  [3, [2, 3, 4, 6]],
]

test.each(pages)(
  'lines from 0 to %d: each denominator twice, never twice in a row, no place twice',
  (upTo, bottoms) => {
    for (let seed = 0; seed < 100; seed++) {
      const spec = { kind: 'number-line', form: 'read', of: 'fraction', upTo, denominators: bottoms } as const
      const { view, answers } = numberLine.generate(spec, sampleSetting('3rd'), seeded('lines', seed))
      expect(numberLine.solve(view)).toEqual(answers.map(({ answer }) => answer))
      const said = [view.tasks[0]?.done ?? '', ...answers.map(({ answer }) => answer)]
      const fractions = said.map((answer) => (answer.split(' or ')[0] ?? '').split('/').map(Number))
      expect(fractions.map(([, bottom]) => bottom)).toEqual([...bottoms, ...bottoms])
      expect(new Set(said).size).toBe(8)
      for (const [top = 0, bottom = 0] of fractions) expect(top > bottom).toBe(upTo > 1)
    }
  },
)

test('a line whose numbers do not fit its marks is not answered', () => {
  const spec = { kind: 'number-line', form: 'read', of: 'fraction', upTo: 3 } as const
  const { view } = numberLine.generate({ ...spec, denominators: [2, 3, 4, 6] }, sampleSetting('3rd'), seeded('bent'))
  const tasks = view.tasks.map((task) => ({ ...task, figure: task.figure.replace('>2<', '>5<') }))
  expect(numberLine.solve({ ...view, tasks }).every((answer) => answer === null)).toBe(true)
})
