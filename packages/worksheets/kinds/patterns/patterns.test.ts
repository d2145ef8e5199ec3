import { describe, expect, test } from 'vitest'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { patterns } from './index.ts'

const seeds = Array.from({ length: 100 }, (_, seed) => seed)

describe('number trails', () => {
  test.each(['1st', '2nd', '3rd', '4th', '5th'] as const)('stay inside the numbers of %s', (grade) => {
    const { addWithin, multiplyWithin } = numberLimits[grade]
    for (const seed of seeds) {
      const step = (seed % 3) as 0 | 1 | 2
      const spec = { kind: 'patterns', form: 'number', upTo: 2_000_000 } as const
      const { view, answers } = patterns.generate(spec, sampleSetting(grade, { step }), seeded(seed))
      for (const { figure, worked, ask } of view.tasks) {
        const values = textsIn(figure).map(({ text }) => Number(text.replaceAll(',', '')))
        const rule = worked ? ask : (answers.find((_, i) => view.tasks[i + 1]?.figure === figure)?.answer ?? '')
        expect(Math.max(...values)).toBeLessThanOrEqual(rule.includes('multiply') ? multiplyWithin : addWithin)
      }
    }
  })

  test('of three numbers to choose from just one can come, by adding and by taking away', () => {
    for (const seed of seeds) {
      const step = (seed % 3) as 0 | 1 | 2
      const spec = { kind: 'patterns', form: 'number-and-later', upTo: 200 } as const
      const { view, answers } = patterns.generate(spec, sampleSetting('3rd', { step }), seeded('later', seed))
      expect(patterns.solve(view)).toEqual(answers.map(({ answer }) => answer))
      expect(answers.filter(({ answer }) => answer.includes('rule'))).toHaveLength(5)
      const asks = view.tasks.filter(({ ask }) => ask.includes('can come')).map(({ ask }) => ask)
      expect(asks.map((ask) => ask.includes('takes away'))).toEqual([false, false, false, true])
      for (const ask of asks) {
        const [start = 0, by = 1, ...offered] = (ask.match(/\d+/g) ?? []).map(Number)
        expect(offered.filter((number) => (number - start) % by === 0)).toHaveLength(1)
        // By even steps, even or odd is enough to know, as the key says.
        if (by % 2 === 0) expect(offered.filter((number) => (number - start) % 2 === 0)).toHaveLength(1)
      }
    }
  })

  test('a number that cannot come, or two that can, have no answer', () => {
    const spec = { kind: 'patterns', form: 'number-and-later', upTo: 200 } as const
    const { view } = patterns.generate(spec, sampleSetting('3rd'), seeded('none', 1))
    for (const offered of ['6, 8 or 9', '7, 8 or 9']) {
      const ask = `A trail starts at 5 and adds ${offered.startsWith('6') ? 7 : 2}. Which number can come: ${offered}?`
      const tasks = view.tasks.map((task) => (task.ask.includes('can come') ? { ...task, ask } : task))
      expect(patterns.solve({ ...view, tasks }).filter((answer) => answer === null)).toHaveLength(3)
    }
  })

  test('come after kindergarten', () => {
    const spec = { kind: 'patterns', form: 'number', upTo: 100 } as const
    expect(() => patterns.generate(spec, sampleSetting('kindergarten'), seeded(1))).toThrow(CannotDraw)
  })
})

test('the counts of growing rows are not printed', () => {
  for (const { spec, setting } of patterns.samples.filter(({ spec: { form } }) => form === 'grow')) {
    const { view } = patterns.generate(spec, setting, seeded(2))
    for (const { ask, lead, tail, figure } of view.tasks.filter(({ worked }) => !worked)) {
      expect(`${ask}${lead}${tail}`).not.toMatch(/\d/)
      expect(figure).not.toContain('<text')
    }
  }
})

test('parts that come again have three shapes on the rows to copy, at every step', () => {
  for (const seed of seeds) {
    const spec = { kind: 'patterns', form: 'repeat', upTo: 10, copy: true } as const
    const setting = sampleSetting('kindergarten', { step: (seed % 3) as 0 | 1 | 2 })
    const { view, answers, instructions } = patterns.generate(spec, setting, seeded('three', seed))
    expect(patterns.solve(view)).toEqual(answers.map(({ answer }) => answer))
    expect(instructions).toContain('part that comes again')
    for (const { note } of answers) expect(note).toMatch(/^The part that comes again: \w+, \w+, \w+\.$/)
  }
})

test('rows to copy have two shapes in turn, and not all go on with the same one', () => {
  for (const seed of seeds) {
    const spec = { kind: 'patterns', form: 'repeat', upTo: 10, copy: true, twoParts: true } as const
    const { view, answers } = patterns.generate(spec, sampleSetting('kindergarten'), seeded('two', seed))
    expect(patterns.solve(view)).toEqual(answers.map(({ answer }) => answer))
    expect(view.tasks.map(({ ask }) => ask).join('')).toBe('')
    for (const { figure } of view.tasks) {
      const row = [...figure.matchAll(/class="bead (\w+)"/g)].map(([, bead]) => bead)
      expect(new Set(row).size).toBe(2)
      expect(row.every((bead, i) => bead === row[i % 2])).toBe(true)
      expect(row.length).toBeGreaterThanOrEqual(4)
    }
    const ends = view.tasks.map(({ figure }) => (figure.match(/class="bead /g)?.length ?? 0) % 2)
    expect(new Set(ends).size).toBe(2)
  }
})
