import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import type { TaskPage } from '../../task-page.ts'
import { sudoku } from './index.ts'

const pages = 100

describe.each(sudoku.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    sudoku.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('single steps lead to the one solution of the key', () => {
    for (const { view, answers } of sheets) expect(sudoku.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the key has every sign once in a row and a column', () => {
    for (const { answers } of sheets)
      for (const { answer } of answers) {
        const rows = answer.split(' / ').map((row) => row.split(' '))
        for (const row of rows) expect(new Set(row).size).toBe(spec.size)
        for (const c of rows.keys()) expect(new Set(rows.map((row) => row[c])).size).toBe(spec.size)
      }
  })

  test('a hint names a place and what stands there', () => {
    for (const { answers } of sheets)
      for (const { answer, note = '' } of answers) {
        const rows = answer.split(' / ').map((row) => row.split(' '))
        const [, row, column, only] =
          /Begin in row (\d), column (\d): only (?:the )?(\w+) can go there/.exec(note) ?? []
        if (row && column) expect(rows[Number(row) - 1]?.[Number(column) - 1]).toBe(only)
        expect(note).toMatch(/Only .+ is missing|only .+ can go there|stands most often/)
      }
  })

  test('later puzzles of a page and later pages of a grade give fewer signs', () => {
    const given = ({ figure }: TaskPage['tasks'][number]) => figure.split(/<text|<g class="sign"/).length
    const tasks = sheets.map(({ view }) => view.tasks.filter(({ worked }) => !worked))
    const sum = (at: 0 | -1) => tasks.reduce((all, own) => all + given(own.at(at) as TaskPage['tasks'][number]), 0)
    expect(sum(-1)).toBeLessThan(sum(0))
    const step = (own: 0 | 2) =>
      tasks
        .filter((_, i) => i % 3 === own)
        .flat()
        .reduce((all, task) => all + given(task), 0)
    expect(step(2)).toBeLessThan(step(0))
  })
})

describe('a damaged page is not answered', () => {
  const sample = sudoku.samples.find(({ name }) => name === '2nd six by six')
  const pictured = sudoku.samples.find(({ name }) => name === '1st pictures')
  if (!sample || !pictured) throw new Error('No samples')
  const numbers = sudoku.generate(sample.spec, sample.setting, seeded(4)).view
  const pictures = sudoku.generate(pictured.spec, pictured.setting, seeded(4)).view
  const changed = (view: TaskPage, from: RegExp, to: string): TaskPage => ({
    ...view,
    tasks: view.tasks.map((task) => ({ ...task, figure: task.figure.replace(from, to) })),
  })
  const row = '<text x="5" y="7" >1</text>'

  test.each([
    ['two equal numbers in a row', changed(numbers, /<\/svg>/, `${row}${row.replace('x="5"', 'x="70"')}</svg>`)],
    ['numbers taken out, so that there are several solutions', changed(numbers, /<text.*?<\/text>/g, '')],
    ['boxes that are no boxes', changed(numbers, /class="thick"/g, 'class="thin"')],
    [
      'a picture that is not in the key',
      { ...pictures, head: (pictures.head ?? '').replaceAll('<path d="M', '<path d="M0 0M') },
    ],
    ['no key', { ...pictures, head: null }],
  ])('%s', (_, page) => {
    expect(sudoku.solve(page)).toEqual([null, null, null])
  })
})

test('the first two small puzzles have one empty ring each, where a row or column has its only gap', () => {
  for (const { spec, setting } of sudoku.samples.filter((sample) => sample.spec.size === 4))
    for (let seed = 0; seed < pages; seed++) {
      const { view, answers } = sudoku.generate(spec, setting, seeded('ring', seed))
      const rings = view.tasks.slice(1).map(({ figure }) => figure.split('class="ring"').length - 1)
      expect(rings).toEqual([1, 1, 0])
      for (const { note } of answers.slice(0, 2)) expect(note).toMatch(/Only .+ is missing in (row|column)/)
    }
})

test('a puzzle that is too large for the grade, or pictures in a large one, are not drawn', () => {
  const [sample] = sudoku.samples
  if (!sample) throw new Error('No samples')
  const draw = (spec: typeof sample.spec) => () => sudoku.generate(spec, sample.setting, seeded(1))
  expect(draw({ kind: 'sudoku', size: 9, signs: 'numbers' })).toThrow('too large')
  const third = { ...sample.setting, grade: '3rd' as const }
  expect(() => sudoku.generate({ kind: 'sudoku', size: 6, signs: 'pictures' }, third, seeded(1))).toThrow('Pictures')
})
