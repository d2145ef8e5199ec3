import type { Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { riddleOf } from './sheet-riddle.ts'

const sheet = (answers: readonly string[], part: Partial<Sheet> = {}): Sheet =>
  ({
    id: 'd1s1',
    kind: 'number-practice',
    grade: '2nd',
    day: 1,
    answers: answers.map((answer, i) => ({ label: String(i + 1), answer })),
    ...part,
  }) as Sheet
const frog = { asks: 'What sits in the boot?', word: 'frog' }

describe('a riddle', () => {
  const onPage = (answers: readonly string[], part: Partial<Sheet> = {}) =>
    riddleOf(frog, sheet(answers, part), seeded('riddle'))

  test('is on no page without room, and on none with too few answers that differ', () => {
    expect(onPage(['1', '2', '3', '4'], { kind: 'decimal-grid' })).toBeNull()
    expect(onPage(['1', '2', '3', '4'], { kind: 'bar-graph', grade: '1st' })).toBeNull()
    expect(onPage(['1', '2', '3', '4'], { kind: 'bar-graph', grade: '2nd' })).not.toBeNull()
    expect(onPage(['1', '2', '3', '4'], { kind: 'measuring', view: { ask: 'Read the ruler.' } })).toBeNull()
    expect(onPage(['1', '2', '3', '4'], { kind: 'measuring', view: { ask: '3 ft = __ in.' } })).not.toBeNull()
    expect(onPage(['1', '2', '3'])).toBeNull()
    expect(onPage(['1', '2', '2', '2', '3'])).toBeNull()
    expect(onPage(['<', '>', 'yes', 'a square', '1, 2, 3'])).toBeNull()
  })

  test('spells its word from items of the page, and no other answer is in its code', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 6, maxLength: 12 })
    fc.assert(
      fc.property(numbers, fc.integer(), (values, seed) => {
        const page = sheet(values.map(String))
        const riddle = riddleOf(frog, page, seeded(String(seed)))
        if (new Set(values).size < frog.word.length) return expect(riddle).toBeNull()
        const code = new Map(riddle?.code.map(({ answer, letter }) => [answer.replace(',', ''), letter]))
        expect(code.size).toBe(riddle?.code.length)
        const read = riddle?.letters.map(({ item }) => code.get(String(values[Number(item) - 1])))
        expect(read?.join('')).toBe(frog.word)
        const ofPage = [...code].filter(([answer]) => values.includes(Number(answer)))
        expect(ofPage).toHaveLength(frog.word.length)
        for (const [answer, letter] of code) expect(frog.word.includes(letter)).toBe(values.includes(Number(answer)))
      }),
    )
  })

  test.each([
    [['0.61', '0.25', '4.07', '12.5'], /^\d+\.\d*[1-9]$/],
    [['21 R 2', '30 R 5', '8 R 1', '14 R 3'], /^\d+ R [1-9]$/],
  ])('has wrong answers beside %s', (answers, like) => {
    const wrong = onPage(answers)?.code.filter(({ answer }) => !answers.includes(answer)) ?? []
    expect(wrong).toHaveLength(2)
    for (const { answer } of wrong) expect(answer).toMatch(like)
  })

  test('takes letters from every part of a page, so that the harder part is done, too', () => {
    const parts = [
      ['1', '2', '3', '4'],
      ['5', '6'],
    ]
    const view = { sections: parts.map((labels) => ({ items: labels.map((label) => ({ label })) })) }
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(values, fc.integer(), (numbers, seed) => {
        const riddle = riddleOf(frog, sheet(numbers.map(String), { view }), seeded(String(seed)))
        const items = riddle?.letters.map(({ item }) => item) ?? []
        expect(items).toHaveLength(4)
        for (const part of parts) expect(items.some((item) => part.includes(item))).toBe(true)
      }),
    )
  })
})
