import type { Suspect } from '@pencil-quest/content/types'
import { placesAfter, type SheetTrail, waysFrom } from '@pencil-quest/contract/sheet-trail'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trailOf } from './sheet-trail.ts'

const sheet = (answers: readonly string[], part: Partial<Sheet> = {}): Sheet =>
  ({
    ...{ id: 'd1s1', kind: 'number-practice', grade: '2nd', day: 1 },
    answers: answers.map((answer, i) => ({ label: String(i + 1), answer })),
    ...part,
  }) as Sheet
const fox = { name: 'a fox', ruledOut: 'Not a fox: four feet.', keyWord: 'four' } as Suspect
const others = ['an owl', 'a hen', 'the wind']
const onPage = (page: Sheet, beside: readonly string[] = others) =>
  trailOf({ asks: 'Who is it?', suspect: fox, others: beside }, page, seeded('trail'))

/** Who stands where the page's answers lead, but for slips at some steps; null where one is on no sign. */
function walk(trail: SheetTrail, { answers }: Pick<Sheet, 'answers'>, slips: readonly number[] = []): string | null {
  let place = 0
  for (const [step, { item, places }] of trail.steps.entries()) {
    const own = answers.find(({ label }) => label === item)?.answer
    const fork = places[place]
    const signs = ['up', 'down'] as const
    // A bend has one way on.
    const open = signs.filter((way) => waysFrom(place, places.length, placesAfter(trail, step))[way] !== null)
    const turn = fork ? signs.find((way) => (fork[way].replaceAll(',', '') === own) !== slips.includes(step)) : open[0]
    const next = turn && waysFrom(place, places.length, placesAfter(trail, step))[turn]
    if (next === undefined || next === null) return null
    place = next
  }
  return trail.ends[place] ?? null
}

describe('a trail', () => {
  test('is on no page without room, with too few answers, or without suspects for its ends', () => {
    expect(onPage(sheet(['1', '2', '3', '4'], { kind: 'decimal-grid' }))).toBeNull()
    expect(onPage(sheet(['1', '2']))).toBeNull()
    expect(onPage(sheet(['1', '2', 'area 8, perimeter 12', 'because it rolls']))).toBeNull()
    expect(onPage(sheet(['1', '2', '3', '4']), ['an owl'])).toBeNull()
    expect(onPage(sheet(['1', '2', '3']), ['an owl', 'a hen'])).toBeNull()
  })

  test('asks four numbers before three suspects, and three before four where answers are few or long', () => {
    const shape = (page: Sheet) => [onPage(page)?.steps.length, onPage(page)?.ends.length]
    expect(shape(sheet(['1', '2', '3', '4', '5']))).toEqual([4, 3])
    expect(shape(sheet(['1', '2', '3']))).toEqual([3, 4])
    expect(shape(sheet(['8:05 a.m.', '9:15 p.m.', '7:55 p.m.', '6:20 a.m.']))).toEqual([3, 4])
  })

  test('leads whoever has the right answers, and nobody else, to the suspect that it clears', () => {
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(values, fc.integer(), (numbers, seed) => {
        const page = sheet(numbers.map(String))
        const trail = trailOf({ asks: 'Who?', suspect: fox, others }, page, seeded(String(seed)))
        if (!trail) return expect(numbers.length).toBeLessThan(3)
        expect(walk(trail, page)).toBe('a fox')
        expect(new Set(trail.ends)).toEqual(new Set(['a fox', ...others].filter((name) => trail.ends.includes(name))))
        // A number worked out wrongly stands on no sign.
        for (const { item } of trail.steps) {
          const answers = page.answers.map((one) => (one.label === item ? { ...one, answer: '123456' } : one))
          expect(walk(trail, { answers })).toBeNull()
        }
      }),
    )
  })

  test('leads whoever slips once to another: on four ends always, on three mostly', () => {
    const [onThree = 1, onFour = 1] = [4, 3].map((count) => {
      const page = sheet(['15', '26', '37', '48'].slice(0, count))
      const ends = Array.from({ length: 60 }, (_, seed) => {
        const trail = trailOf({ asks: 'Who?', suspect: fox, others }, page, seeded(String(seed)))
        if (!trail) throw new Error('no trail')
        return trail.steps.map((_step, slipsAt) => walk(trail, page, [slipsAt]))
      }).flat()
      expect(ends).not.toContain(null)
      return ends.filter((end) => end === 'a fox').length / ends.length
    })
    expect(onFour).toBe(0)
    expect(onThree).toBeLessThan(0.3)
  })

  test.each([4, 3])('of %d numbers leads whoever makes the same slip at each of them to another', (count) => {
    const page = sheet(['15', '26', '37', '48'].slice(0, count))
    const ends = Array.from({ length: 60 }, (_, seed) => {
      const trail = trailOf({ asks: 'Who?', suspect: fox, others }, page, seeded(String(seed)))
      if (!trail) throw new Error('no trail')
      const all = trail.steps.map((_step, step) => step)
      return walk(trail, page, all)
    })
    expect(ends).not.toContain(null)
    expect(ends).not.toContain('a fox')
  })

  test('leads whoever always takes the same sign to another, unless it is right each time', () => {
    const signs = fc.array(fc.constantFrom('<', '>'), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(signs, fc.integer(), (right, seed) => {
        // As on a page: neither sign has more than five of the eight.
        fc.pre([3, 4, 5].includes(right.filter((sign) => sign === '<').length))
        const page = sheet(right)
        const trail = trailOf({ asks: 'Who?', suspect: fox, others }, page, seeded(String(seed)))
        if (!trail) throw new Error('no trail')
        for (const guess of ['<', '>']) {
          const guessed = { answers: page.answers.map((one) => ({ ...one, answer: guess })) }
          expect(walk(trail, guessed)).not.toBe('a fox')
        }
      }),
    )
  })

  test('asks its numbers in the order of the page', () => {
    const items = onPage(sheet(['10', '20', '30', '40', '50', '60', '70']))?.steps.map(({ item }) => Number(item)) ?? []
    expect(items).toHaveLength(4)
    expect(items).toEqual(items.toSorted((a, b) => a - b))
  })
})
