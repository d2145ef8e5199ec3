import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import type { TaskPage } from '../../task-page.ts'
import { nonogram } from './index.ts'
import { pictures } from './pictures.ts'

const pages = 300

describe.each(nonogram.samples)('$name', ({ name, spec, setting }) => {
  const sheets = Array.from({ length: pages }, (_, seed) => nonogram.generate(spec, setting, seeded(seed, name)))

  test('line after line leads to the picture of the key', () => {
    for (const { view, answers } of sheets) expect(nonogram.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the key draws the picture that it names, as it is or mirrored', () => {
    for (const { answers } of sheets)
      for (const { answer, note } of answers) {
        const [, named = ''] = /^It is (an? [^.]+)\./.exec(note ?? '') ?? []
        const rows = drawn(answer, spec.size)
        const mirrored = rows.map((row) => [...row].reverse().join(''))
        expect([rows.join(' '), mirrored.join(' ')]).toContain(pictures[spec.size][named])
      }
  })

  test('pages have other pictures, and an example for each page', () => {
    const seen = new Set(sheets.flatMap(({ answers }) => answers.map(({ note }) => note?.split('.')[0])))
    expect(seen.size).toBeGreaterThanOrEqual(14)
    for (const { view } of sheets) expect(view.head !== null || view.tasks[0]?.worked).toBe(true)
  })
})

/** `2-4 6 / none` as rows of `#` and `.`. */
function drawn(answer: string, size: number): string[] {
  return answer.split(' / ').map((row) => {
    const cells = new Array<string>(size).fill('.')
    for (const part of row === 'none' ? [] : row.split(' ')) {
      const [from = 0, upTo = from] = part.split('-').map(Number)
      cells.fill('#', from - 1, upTo)
    }
    return cells.join('')
  })
}

describe('a damaged page is not answered', () => {
  const [sample] = nonogram.samples
  if (!sample) throw new Error('No samples')
  const { view, answers } = nonogram.generate(sample.spec, sample.setting, seeded(3))
  const changed = (from: RegExp, to: string): TaskPage => ({
    ...view,
    tasks: view.tasks.map((task) => ({ ...task, figure: task.figure.replace(from, to) })),
  })

  test.each([
    ['a run that is longer than its line', changed(/(<text [^>]*>)\d+/, '$16')],
    ['a line without its number', changed(/<text [^>]*>\d<\/text>/, '')],
    ['a grid without its lines', changed(/class="y"/g, 'class="z"')],
  ])('%s', (_, page) => {
    expect(nonogram.solve(page)).toEqual(answers.map(() => null))
  })

  test('numbers that two pictures have', () => {
    const grid = '<line x1="10" y1="10" x2="10" y2="30" class="x"/><line x1="20" y1="10" x2="20" y2="30" class="x"/>'
    const more = '<line x1="30" y1="10" x2="30" y2="30" class="x"/><line x1="40" y1="10" x2="40" y2="30" class="x"/>'
    const rows = [10, 20, 30, 40].map((y) => `<line x1="10" y1="${y}" x2="40" y2="${y}" class="y"/>`)
    const text = (x: number, y: number, run: number) => `<text x="${x}" y="${y}" >${run}</text>`
    const clues = (runs: number[]) => [
      ...runs.map((run, i) => text(5, 15 + i * 10, run)),
      ...runs.map((run, i) => text(15 + i * 10, 5, run)),
    ]
    const [task] = view.tasks.filter(({ worked }) => !worked)
    if (!task) throw new Error('No task')
    const page = (runs: number[]) => ({
      ...view,
      tasks: [{ ...task, figure: [grid, more, ...rows, ...clues(runs)].join('') }],
    })
    expect(nonogram.solve(page([1, 1, 1]))).toEqual([null])
    expect(nonogram.solve(page([3, 3, 3]))).toEqual(['1-3 / 1-3 / 1-3'])
  })
})

test('pictures that are too large for the grade are not drawn', () => {
  const [sample] = nonogram.samples
  if (!sample) throw new Error('No samples')
  expect(() => nonogram.generate({ kind: 'nonogram', size: 8 }, sample.setting, seeded(1))).toThrow('too large')
})
