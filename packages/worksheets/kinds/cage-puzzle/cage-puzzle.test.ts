import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import type { TaskPage } from '../../task-page.ts'
import { cagePuzzle } from './index.ts'

const pages = 100

describe.each(cagePuzzle.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    cagePuzzle.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('striking out leads to the one solution of the key', () => {
    for (const { view, answers } of sheets) expect(cagePuzzle.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the key has every number once in a row and a column', () => {
    for (const { answers } of sheets)
      for (const { answer } of answers) {
        const rows = answer.split(' / ').map((row) => row.split(' '))
        for (const row of rows) expect(row.toSorted()).toEqual(rows.map((_, i) => String(i + 1)))
        for (const c of rows.keys()) expect(new Set(rows.map((row) => row[c])).size).toBe(spec.size)
      }
  })

  test('only the operations asked for are printed, and the hint names a cage of the puzzle', () => {
    const allowed = { add: '+', subtract: '−', multiply: '×', divide: '÷' }
    const signs = spec.operations.map((operation) => allowed[operation]).join('')
    for (const { view, answers } of sheets)
      for (const [i, { figure }] of view.tasks.filter(({ worked }) => !worked).entries()) {
        const printed = [...figure.matchAll(/>(\d+[^\d<]?)<\/text>/g)].map(([, text = '']) => text)
        expect(printed.filter((text) => /\D$/.test(text) && !signs.includes(text.slice(-1)))).toEqual([])
        const [, cage = ''] = /(?:at|with) (\d+\D) in row/.exec(answers[i]?.note ?? '') ?? []
        expect(printed).toContain(cage)
      }
  })

  test('harder pages have fewer numbers that stand alone', () => {
    const alone = (own: number) =>
      sheets
        .filter((_, i) => i % 3 === own)
        .flatMap(({ view }) => view.tasks.filter(({ worked }) => !worked))
        .reduce((sum, { figure }) => sum + [...figure.matchAll(/>\d+<\/text>/g)].length, 0)
    expect(alone(2)).toBeLessThan(alone(0))
  })
})

describe('a damaged page is not answered', () => {
  const [sample] = cagePuzzle.samples
  if (!sample) throw new Error('No samples')
  const { view } = cagePuzzle.generate(sample.spec, sample.setting, seeded(2))
  const changed = (from: RegExp, to: string): TaskPage => ({
    ...view,
    tasks: view.tasks.map((task) => ({ ...task, figure: task.figure.replace(from, to) })),
  })

  test.each([
    ['a cage that its numbers cannot make', changed(/>\d+\+</, '>99+<')],
    ['a cage without its number', changed(/<text [^>]*>\d+\+<\/text>/, '')],
    ['several cages in one', changed(/class="thick"/g, 'class="thin"')],
    ['a line that is missing', changed(/<line [^>]*>/, '')],
  ])('%s', (_, page) => {
    expect(cagePuzzle.solve(page)).toEqual([null, null, null])
  })

  test('one large cage of each row has many solutions', () => {
    const cell = 10
    const lines = [0, 1, 2, 3].flatMap((k) =>
      [0, 1, 2].flatMap((i) => {
        const [at, from, upTo] = [0.8 + k * cell, 0.8 + i * cell, 0.8 + (i + 1) * cell]
        const upright = k === 0 || k === 3 ? 'thick' : 'thin'
        return [
          `<line x1="${from}" y1="${at}" x2="${upTo}" y2="${at}" class="thick"/>`,
          `<line x1="${at}" y1="${from}" x2="${at}" y2="${upTo}" class="${upright}"/>`,
        ]
      }),
    )
    const sums = [5, 15, 25].map((y) => `<text x="2" y="${y}" >6+</text>`)
    const figure = `<svg width="31.6mm">${[...lines, ...sums].join('')}</svg>`
    const [task] = view.tasks.filter(({ worked }) => !worked)
    if (!task) throw new Error('No task')
    expect(cagePuzzle.solve({ ...view, tasks: [{ ...task, figure }] })).toEqual([null])
  })
})

test('cages that are too large, or operations that are not taught, are refused', () => {
  const [sample] = cagePuzzle.samples
  if (!sample) throw new Error('No samples')
  const draw = (size: 3 | 4 | 5, operations: ('add' | 'divide')[]) => () =>
    cagePuzzle.generate({ kind: 'cage-puzzle', size, operations }, sample.setting, seeded(1))
  expect(draw(5, ['add'])).toThrow('too large')
  expect(draw(3, ['divide'])).toThrow('operations')
})
