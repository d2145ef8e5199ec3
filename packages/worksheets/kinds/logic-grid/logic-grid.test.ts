import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { logicGrid } from './index.ts'
import { readClue } from './read-clue.ts'

const pages = 100

describe.each(logicGrid.samples)('$name', ({ name, spec, setting }) => {
  const draw = (seed: number) =>
    logicGrid.generate(spec, { ...setting, step: (seed % 3) as 0 | 1 | 2 }, seeded(seed, name))
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('the clues lead one at a time to the one answer of the key', () => {
    for (const { view, answers } of sheets) expect(logicGrid.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('no clue but the first can be left out, and the one that is given', () => {
    for (const { view } of sheets.slice(0, 30)) {
      const needless = view.notes.slice(2).filter((note) => {
        const rest = { ...view, notes: view.notes.filter((own) => own !== note) }
        return !logicGrid.solve(rest).includes(null)
      })
      expect(needless.length).toBeLessThanOrEqual(2)
    }
  })

  test('nobody and nothing comes twice, and clues are of several sorts', () => {
    const sorts = new Set<string>()
    for (const { view, answers } of sheets) {
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(spec.size * (spec.categories - 1))
      expect(new Set(view.notes.map(({ text }) => text)).size).toBe(view.notes.length)
      for (const { text } of view.notes) sorts.add(/not|or|before|after|came at|has/.exec(text)?.[0] ?? '')
    }
    expect(sorts.size).toBeGreaterThan(2)
  })
})

describe('sentences are read as a child reads them', () => {
  const people = ['Ada', 'Tomo']
  const world = [
    { name: 'Ada', thing: 'solar panel', hour: '1:00' },
    { name: 'Tomo', thing: 'net', hour: '2:00' },
  ]
  test.each([
    ['Ada has the solar panel.', true],
    ['Ada does not have the net.', true],
    ['Ada has the net or the solar panel.', true],
    ['Ada has neither the rope nor the solar panel.', false],
    ['Tomo came at 1:00 or 3:00.', false],
    ['Tomo came neither at 1:00 nor 3:00.', true],
    ['The one with the solar panel came at 1:00.', true],
    ['The one with the solar panel did not come at 1:00.', false],
    ['Tomo came before the one with the solar panel.', false],
    ['The one with the solar panel came before Tomo.', true],
    ['Tomo came one hour after Ada.', true],
    ['Ada came one hour after Tomo.', false],
  ])('%s', (text, isTrue) => {
    expect(readClue(text, people)?.(world)).toBe(isTrue)
  })

  test.each(['Bruno has the net.', 'Ada likes the net.', 'Ada has a net.'])('%s: no clue', (text) => {
    expect(readClue(text, people)).toBeNull()
  })
})

describe('a damaged page is not answered', () => {
  const sample = logicGrid.samples.find(({ name }) => name === '3rd three by three')
  if (!sample) throw new Error('No sample')
  const { view, answers } = logicGrid.generate(sample.spec, sample.setting, seeded(2))
  const none = answers.map(() => null)
  const clues = view.notes.slice(1)

  test.each([
    ['a clue too few', { ...view, notes: view.notes.slice(0, -1) }],
    ['a sentence of no known sort', { ...view, notes: [...view.notes, { text: '9. Nobody likes rain.' }] }],
    [
      'clues that contradict',
      {
        ...view,
        notes: [
          ...view.notes,
          ...clues.map(({ text }) => ({ text: text.replace(' came before ', ' came one hour after ') })),
        ],
      },
    ],
    ['no table', { ...view, head: null }],
    ['a column that nobody heads', { ...view, head: (view.head ?? '').replace(/<text class="name".*?<\/text>/, '') }],
  ])('%s', (_, page) => {
    expect(logicGrid.solve(page)).toEqual(none)
  })

  test('a cross where the answer is', () => {
    const head = view.head ?? ''
    const boxes = [...head.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)]
    const crossed = boxes.map(([, left, top, width, height]) => {
      const [midX, midY] = [Number(left) + Number(width) / 2, Number(top) + Number(height) / 2]
      const cross = `<line x1="${midX - 1}" y1="${midY - 1}" x2="${midX + 1}" y2="${midY + 1}" class="cross"/>`
      return logicGrid.solve({ ...view, head: head.replace('</svg>', `${cross}</svg>`) })
    })
    // In every row and column of both parts one box is the answer.
    expect(crossed.filter((own) => own.includes(null))).toHaveLength(6)
  })
})

test('too few people, or a puzzle too large for the grade, is refused', () => {
  const [sample] = logicGrid.samples
  if (!sample) throw new Error('No samples')
  const alone = { ...sample.setting, characters: ['Ada', 'Tomo'] }
  expect(() => logicGrid.generate(sample.spec, alone, seeded(1))).toThrow('too few')
  const large = { kind: 'logic-grid', size: 4, categories: 2 } as const
  expect(() => logicGrid.generate(large, sample.setting, seeded(1))).toThrow('too large')
})
