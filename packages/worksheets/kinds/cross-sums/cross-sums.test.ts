import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import type { TaskPage } from '../../task-page.ts'
import { crossSums } from './index.ts'

const pages = 60

function damaged(view: TaskPage, from: RegExp, to: string): TaskPage {
  return { ...view, tasks: view.tasks.map((task) => ({ ...task, figure: task.figure.replace(from, to) })) }
}

describe.each(crossSums.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    crossSums.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('every puzzle follows from its sums, and has the solution of the key', () => {
    for (const { view, answers } of sheets) expect(crossSums.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('numbers stay in the printed range and every run has at least two boxes', () => {
    for (const { view, answers } of sheets) {
      const largest = Number(/1 to (\d)/.exec(view.notes[0]?.text ?? '')?.[1])
      for (const { answer } of answers) {
        const rows = answer.split(' / ').map((row) => row.split(' '))
        const columns = rows.map((_, i) => rows.map((row) => row[i] ?? ''))
        expect(Math.max(...(answer.match(/\d/g)?.map(Number) ?? []))).toBeLessThanOrEqual(largest)
        for (const line of [...rows, ...columns])
          for (const run of line.join('').split('-').filter(Boolean)) {
            expect(run.length).toBeGreaterThan(1)
            expect(new Set(run).size).toBe(run.length)
          }
      }
    }
  })

  test('harder pages give fewer numbers', () => {
    const given = (step: 0 | 2) =>
      Array.from({ length: 8 }, (_, seed) => crossSums.generate(spec, { ...setting, step }, seeded(seed, 'steps')))
        .flatMap(({ view }) => view.tasks.filter(({ worked }) => !worked))
        .reduce((sum, { figure }) => sum + [...figure.matchAll(/class="open"[^>]*><text/g)].length, 0)
    expect(given(2)).toBeLessThan(given(0))
  })
})

describe('a damaged page is not answered', () => {
  const [sample] = crossSums.samples
  if (!sample) throw new Error('No samples')
  const { view, answers } = crossSums.generate(sample.spec, sample.setting, seeded(5))
  const none = answers.map(() => null)
  const sumText = /(class="slash"[^>]*><text[^>]*>)\d+/

  test.each([
    ['a sum that no numbers make', damaged(view, sumText, '$1' + '99')],
    ['a box without its sum', damaged(view, /(class="slash"[^>]*>)<text[^>]*>\d+<\/text>/, '$1')],
    ['several solutions', damaged(view, /class="open"/g, 'class="shut"')],
    ['no range of numbers', { ...view, notes: [] }],
  ])('%s', (_, page) => {
    expect(crossSums.solve(page)).toEqual(none)
  })

  test('a puzzle with two solutions', () => {
    const cell = 10
    const box = (column: number, row: number, sort: string) =>
      `<rect x="${column * cell}" y="${row * cell}" width="${cell}" height="${cell}" class="${sort}"/>`
    const text = (x: number, y: number, value: number) => `<text x="${x}" y="${y}" >${value}</text>`
    const squares = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => box(column, row, row > 0 && column > 0 ? 'open' : 'shut')),
    )
    const sums = [text(13, 8, 3), text(23, 8, 3), text(7, 14, 3), text(7, 24, 3)]
    const figure = [...squares, ...sums].join('')
    const [task] = view.tasks.filter(({ worked }) => !worked)
    if (!task) throw new Error('No task')
    expect(crossSums.solve({ ...view, tasks: [{ ...task, figure }] })).toEqual([null])
    const settled = figure + text(15, 17, 1)
    expect(crossSums.solve({ ...view, tasks: [{ ...task, figure: settled }] })).toEqual(['1 2 / 2 1'])
  })
})

test('there are no cross sums before 3rd grade', () => {
  const [sample] = crossSums.samples
  if (!sample) throw new Error('No samples')
  const setting = { ...sample.setting, grade: '2nd' as const }
  expect(() => crossSums.generate(sample.spec, setting, seeded(1))).toThrow('3rd grade')
})
