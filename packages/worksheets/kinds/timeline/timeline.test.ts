import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { timeline } from './index.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(timeline.samples)('$name', ({ name, spec, setting }) => {
  const sheets = Array.from({ length: 300 }, (_, seed) => timeline.generate(spec, setting, seeded(seed, name)))
  const isOrdered = spec.ask.includes('order')

  test('the printed line has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(timeline.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('different questions; letters do not follow time', () => {
    for (const { view, answers } of sheets) {
      const asks = [...(view.example ? [view.example.ask] : []), ...view.questions.map(({ ask }) => ask)]
      expect(new Set(asks).size).toBe(asks.length)
      expect(view.questions.length).toBeGreaterThanOrEqual(isOrdered ? 1 : 3)
      expect(view.cards.filter(({ number }) => number).length).toBe(isOrdered ? 1 : 0)
      const numbers = answers.slice(0, view.cards.length - 1).map(({ answer }) => Number(answer))
      if (isOrdered && view.cards[0]?.number === '1') expect(numbers).not.toEqual([...numbers].sort((a, b) => a - b))
      expect(asks.join(' ')).not.toMatch(/undefined|NaN|\{/)
    }
  })

  test('the same seed draws the same page; all of it is printed', () => {
    expect(timeline.generate(spec, setting, seeded(7, name))).toEqual(sheets[7])
    for (const { view } of sheets.slice(0, 10)) {
      const page = Mustache.render(pattern, view)
      expect(page).toContain(view.figure)
      const cards = view.cards.flatMap(({ letter, when, what }) => [letter, when, what])
      for (const text of [...cards, view.example?.answer ?? '', ...view.questions.map(({ ask }) => ask)])
        expect(page).toContain(Mustache.escape(text))
    }
  })
})

const line = timeline.samples.find(({ spec }) => !spec.ask.includes('order'))
const cards = timeline.samples.find(({ spec }) => spec.ask.includes('order'))

test('an event that stands where its printed time is not, or shares a letter, is not answered', () => {
  if (!line) throw new Error('No sample of a line')
  const { view } = timeline.generate(line.spec, line.setting, seeded(1))
  const moved = view.figure.replace(/(<circle cx=")([\d.]+)/, (_, before, x) => `${before}${Number(x) + 9}`)
  expect(moved).not.toBe(view.figure)
  expect(timeline.solve({ ...view, figure: moved })).toContain(null)
  const twins = view.figure.replace('>B</text>', '>A</text>')
  expect(timeline.solve({ ...view, figure: twins })).toContain(null)
})

test('a card with a wrong number on it disproves the page', () => {
  if (!cards) throw new Error('No sample of cards')
  const { view } = timeline.generate(cards.spec, cards.setting, seeded(1))
  const wrong = view.cards.map((card) => ({ ...card, number: card.number && '2' }))
  expect(timeline.solve({ ...view, cards: wrong }).every((answer) => answer === null)).toBe(true)
})

test('two events at one time, or a month that is none, cannot be drawn', () => {
  if (!line) throw new Error('No sample of a line')
  const events = [1, 2, 3, 3].map((at) => ({ label: 'Something', at }))
  const draw = (more: typeof events, unit: 'day' | 'month') =>
    timeline.generate({ kind: 'timeline', unit, events: more, ask: ['first'] }, line.setting, seeded(1))
  expect(() => draw(events, 'day')).toThrow('time of its own')
  expect(() =>
    draw(
      events.map(({ label }, i) => ({ label, at: 10 + i })),
      'month',
    ),
  ).toThrow('numbered 13')
})
