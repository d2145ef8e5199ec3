import { describe, expect, test } from 'vitest'
import { numberLimits } from '../../grade-tables.ts'
import { seeded } from '../../random.ts'
import type { TaskPage } from '../../task-page.ts'
import { sumShapes } from './index.ts'

const pages = 300

describe.each(sumShapes.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    sumShapes.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('single sums lead to the numbers of the key', () => {
    for (const { view, answers } of sheets) expect(sumShapes.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('five puzzles and an example, with numbers from 1 up to the limit', () => {
    const most = Math.min(spec.upTo, numberLimits[setting.grade].addWithin)
    for (const { view, answers } of sheets) {
      expect(answers).toHaveLength(5)
      const printed = view.tasks.flatMap(({ figure }) =>
        [...figure.matchAll(/>(\d+)<\/text>/g)].map(([, n]) => Number(n)),
      )
      const all = [...printed, ...answers.flatMap(({ answer }) => answer.split(', ').map(Number))]
      expect(Math.min(...all)).toBeGreaterThan(0)
      expect(Math.max(...all)).toBeLessThanOrEqual(most)
    }
  })

  test('every slip that a note tells is a wrong answer', () => {
    for (const { answers } of sheets)
      for (const { answer, note = '' } of answers) {
        const numbers = answer.split(', ')
        const [, low] = /right\. (\d+) in the lowest row/.exec(note) ?? []
        if (low) expect(numbers[0]).not.toBe(low)
        const [, top] = /right\. (\d+) on top/.exec(note) ?? []
        if (top) expect(numbers.at(-1)).not.toBe(top)
        expect(note).toMatch(/lowest row|on top|Every line makes/)
      }
  })
})

describe('a damaged page is not answered', () => {
  const changed = (view: TaskPage, from: RegExp, to: string): TaskPage => ({
    ...view,
    tasks: view.tasks.map((task) => ({ ...task, figure: task.figure.replace(from, to) })),
  })
  const [pyramid, square] = ['1st pyramids', '3rd squares'].map((wanted) => {
    const sample = sumShapes.samples.find(({ name }) => name === wanted)
    if (!sample) throw new Error(`No sample ${wanted}`)
    return sumShapes.generate(sample.spec, sample.setting, seeded(6)).view
  })
  if (!pyramid || !square) throw new Error('No pages')

  test.each([
    ['a pyramid without a number', changed(pyramid, /<text[^>]*>\d+<\/text>/, '')],
    ['a pyramid of nothing', changed(pyramid, />\d+<\/text>/g, '>0</text>')],
    ['a square with a wrong number', changed(square, />\d+<\/text>/, '>999</text>')],
    ['a square without numbers', changed(square, /<text[^>]*>\d+<\/text>/g, '')],
  ])('%s', (_, page) => {
    expect(sumShapes.solve(page)).toContain(null)
  })
})

test('forms that a grade does not know, and sums too small, are refused', () => {
  const [sample] = sumShapes.samples
  if (!sample) throw new Error('No samples')
  const draw = (grade: 'kindergarten' | '1st' | '2nd', form: 'square' | 'pyramid', upTo: number) => () =>
    sumShapes.generate({ kind: 'sum-shapes', form, upTo }, { ...sample.setting, grade }, seeded(1))
  expect(draw('kindergarten', 'pyramid', 10)).toThrow('1st grade')
  expect(draw('1st', 'square', 30)).toThrow('2nd grade')
  expect(draw('2nd', 'square', 12)).toThrow('15 or more')
  expect(draw('2nd', 'pyramid', 5)).toThrow('too small')
})
