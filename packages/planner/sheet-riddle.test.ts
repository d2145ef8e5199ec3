import type { Beat, Suspect } from '@pencil-quest/content/types'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RiddleTurn, riddleOf, shortAnswer } from './sheet-riddle.ts'

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

  const story = [{ riddles: [frog] }, { riddles: [{ asks: 'Who?', word: 'owl' }] }] as Beat[]
  const page = sheet(['5', '6', '7', '8'])
  const wind = { name: 'the wind', ruledOut: 'Not the wind: one Tone. It has no tone.', keyWord: 'one' } as Suspect

  test('is of its day, comes once, and leaves pages as they are where the day has none left', () => {
    const turn = new RiddleTurn(story, 'seed')
    expect(turn.on(sheet(['5', '6']), [])).toEqual(sheet(['5', '6']))
    expect(turn.on(page, []).riddle?.word).toBe('frog')
    expect(turn.on(page, [])).toEqual(page)
    expect(turn.on({ ...page, day: 2 }, []).riddle?.word).toBe('owl')
    expect(turn.on({ ...page, day: 3 }, [])).toEqual({ ...page, day: 3 })
  })

  test('waits where the page can rule a suspect out, whose word is a gap', () => {
    const turn = new RiddleTurn(story, 'seed')
    const { asks, word, clears } = turn.on(page, [wind]).riddle ?? {}
    expect(asks).toBe('The wind? ____ Tone. It has no tone.')
    expect([word, clears]).toEqual(['one', 'the wind'])
    const riddle = turn.on(page, [wind]).riddle
    expect([riddle?.word, riddle?.clears]).toEqual(['frog', undefined])
  })

  test('is rather a word that leaves something of the page over', () => {
    const fox = { name: 'a fox', ruledOut: 'Not a fox: four feet.', keyWord: 'four' } as Suspect
    for (const seed of ['a', 'b', 'c', 'd']) {
      const given = new RiddleTurn(story, seed).on(page, [fox, wind])
      expect(given.riddle?.word).toBe('one')
    }
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

  test('of a suspect with too long a word gives way', () => {
    const turn = new RiddleTurn(story, 'seed')
    const given = turn.on(page, [{ ...wind, keyWord: 'tones' }])
    expect(given.riddle?.word).toBe('frog')
    expect(given.instructions).toBe(page.instructions)
  })
})

test.each([
  ['573, about 600', '573'],
  ['12 trays', '12'],
  ['1,204', '1204'],
  ['21 R 2; 2 more', '21 R 2'],
  ['35¢', '35¢'],
  ['9.81', '9.81'],
  ['2/5', null],
  ['1 1/6', null],
  ['5:30 p.m.', '5:30 p.m.'],
  ['45 minutes', '45'],
  ['304: 3 hundreds 0 tens 4 ones', '304'],
  ['1 hour 20 minutes', null],
  ['5:30', '5:30'],
  ['area 8, perimeter 12', null],
  ['4, 2, 12', null],
  ['yes', null],
])('of "%s" a child looks up "%s"', (answer, short) => {
  expect(shortAnswer(answer)).toBe(short)
})
