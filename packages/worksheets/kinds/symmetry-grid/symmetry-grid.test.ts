import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { symmetryGrid } from './index.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(symmetryGrid.samples)('$name', ({ name, spec, setting }) => {
  const sheets = Array.from({ length: 300 }, (_, seed) => symmetryGrid.generate(spec, setting, seeded(seed, name)))

  test('the drawing has exactly the answers of the key', () => {
    for (const { view, answers } of sheets)
      expect(symmetryGrid.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the figure has as many squares as asked for, and all but the example are to be drawn', () => {
    for (const { view, answers } of sheets) {
      const given = (view.mirror?.figure ?? view.pair?.model ?? '').split('class="part"').length - 1
      const toDraw = answers
        .filter(({ label }) => label.endsWith('squares'))
        .flatMap(({ answer }) => answer.split(', '))
      const shown = spec.form === 'mirror' ? given - 1 : given
      expect(shown).toBeGreaterThanOrEqual(spec.cells)
      expect(toDraw.length).toBe(shown - 1)
      expect(new Set(toDraw).size).toBe(toDraw.length)
    }
  })

  test('pages differ, the same seed draws the same page, and the whole view is printed', () => {
    expect(new Set(sheets.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(spec.size === 4 ? 60 : 250)
    expect(symmetryGrid.generate(spec, setting, seeded(7, name))).toEqual(sheets[7])
    for (const { view } of sheets.slice(0, 5)) {
      const page = Mustache.render(pattern, view)
      for (const part of [view.mirror?.figure, view.pair?.model, view.pair?.own]) expect(page).toContain(part ?? '')
      for (const text of [view.example, ...view.questions.map(({ ask }) => ask)]) expect(page).toContain(text)
    }
  })
})

test('a figure that leaves its squares, or a second mirror line, is not answered', () => {
  const [sample] = symmetryGrid.samples
  if (!sample) throw new Error('No samples')
  const { view } = symmetryGrid.generate(sample.spec, sample.setting, seeded(1))
  const figure = view.mirror?.figure ?? ''
  const bent = figure.replace(/(<polygon points=")([\d.]+)/, (_, before, x) => `${before}${Number(x) + 4}`)
  expect(symmetryGrid.solve({ ...view, mirror: { figure: bent } })).toContain(null)
  const doubled = figure.replace(/<line [^>]*class="mirror"[^>]*>/, (line) => line + line)
  expect(symmetryGrid.solve({ ...view, mirror: { figure: doubled } })).toContain(null)
})

test('more squares than the grid has cannot be drawn', () => {
  const [sample] = symmetryGrid.samples
  if (!sample) throw new Error('No samples')
  expect(() => symmetryGrid.generate({ ...sample.spec, cells: 9 }, sample.setting, seeded(1))).toThrow('too few')
})
