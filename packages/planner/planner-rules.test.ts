import type { Format, Skill } from '@pencil-quest/content/types'
import { durations, grades, learningStyles, lengths, subjects } from '@pencil-quest/contract/choices'
import { limits } from '@pencil-quest/contract/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fill } from './lesson/fill.ts'
import { segmentsFor } from './lesson/segments.ts'
import { planCode, seedOfCode } from './plan-code.ts'
import { skillSequence, spreadGoals } from './skill-sequence.ts'
import { notReached, shareSlots } from './slots.ts'
import { splitGoals } from './split-goals.ts'
import { segmentCap, timetableFor } from './timetable.ts'

const grade = fc.constantFrom(...grades)
const age = fc.integer(limits.age)
const duration = fc.constantFrom(...durations)

test('a day of every grade, age and duration adds up to the minute', () => {
  fc.assert(
    fc.property(grade, age, duration, (g, a, d) => {
      const { opener, activities, breaks, close } = timetableFor(g, a, d)
      const pauses = breaks.reduce((sum, { minutes }) => sum + minutes, 0)
      expect(opener + close + pauses + activities.reduce((sum, minutes) => sum + minutes, 0)).toBe(d)
      expect(breaks.every(({ after }) => after < activities.length)).toBe(true)
    }),
  )
})

test('subjects share the slots give or take one, every day has a worksheet, and what is left out is named', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...subjects), { minLength: 1 })
  const style = fc.constantFrom(...learningStyles)
  fc.assert(
    fc.property(chosen, fc.constantFrom(...lengths), grade, duration, style, (list, length, g, d, by) => {
      const timetable = timetableFor(g, 8, d)
      const slots = shareSlots(list, length, timetable, by)
      const counts = list.map((subject) => slots.filter((slot) => slot.subject === subject).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(notReached(list, slots)).toEqual(list.filter((_, i) => counts[i] === 0))
      const sheets = slots.filter(({ wantsSheet }) => wantsSheet).length / slots.length
      expect(sheets).toBeGreaterThanOrEqual(0.35)
      expect(sheets).toBeLessThanOrEqual(0.7)
      for (let day = 1; day <= length; day++) {
        const today = slots.filter((slot) => slot.day === day)
        expect(today.some(({ wantsSheet }) => wantsSheet)).toBe(true)
        if (list.length >= today.length) expect(new Set(today.map(({ subject }) => subject)).size).toBe(today.length)
      }
    }),
  )
})

function skill(order: number): Skill {
  return { id: `math.3.s${order}`, subject: 'math', grade: '3rd', order } as Skill
}

describe('the skills of a subject', () => {
  const pool = [1, 2, 3, 4, 5, 6, 7, 8].map(skill)

  test('fill every activity, first visits rise, goals come twice on different days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 6 }),
        fc.subarray(pool, { maxLength: 3 }),
        (count, perDay, goals) => {
          const visits = skillSequence(pool, count, perDay, goals)
          expect(visits).toHaveLength(count)
          const firsts = visits.filter(({ isReview }) => !isReview).map((visit) => visit.skill.order)
          expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
          for (const goal of goals.slice(0, count)) expect(visits.some((visit) => visit.skill === goal)).toBe(true)
          if (count >= 2 * goals.length && count >= 4) {
            for (const goal of goals)
              expect(visits.filter((visit) => visit.skill === goal).length).toBeGreaterThanOrEqual(2)
          }
        },
      ),
    )
  })
})

test('a goal with two visits has them on two days wherever another skill can make room', () => {
  const pool = [1, 2, 3, 4, 5, 6, 7, 8].map(skill)
  const counts = fc.record({ count: fc.integer({ min: 6, max: 40 }), perDay: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(counts, fc.subarray(pool, { minLength: 1, maxLength: 2 }), ({ count, perDay }, goals) => {
      fc.pre(count >= perDay * 3)
      const days = Array.from({ length: count }, (_, i) => Math.floor(i / perDay) + 1)
      const before = skillSequence(pool, count, perDay, goals)
      const visits = spreadGoals(before, days, goals)
      const ids = (list: typeof visits) => list.map((visit) => visit.skill.id).sort()
      expect(ids(visits)).toEqual(ids(before))
      for (const goal of goals) {
        const own = visits.flatMap((visit, i) => (visit.skill === goal ? [days[i]] : []))
        expect(new Set(own).size).toBeGreaterThanOrEqual(2)
      }
    }),
  )
})

test('an example has two minutes where the child stays busy for most of the lesson', () => {
  const segments = { hook: 1, show: 1, together: 4, yourTurn: 4, share: 1 }
  const shown = (minutes: number) =>
    segmentsFor({ segments } as Format, minutes, 14).find(({ phase }) => phase === 'show')?.minutes
  expect([5, 10, 14].map(shown)).toEqual([1, 2, 2])
})

test('segments add up, none is over the cap, the child is busy for most of the time', () => {
  const weight = fc.integer({ min: 1, max: 6 })
  const weights = fc.record({ hook: weight, show: weight, together: weight, yourTurn: weight, share: weight })
  fc.assert(
    fc.property(weights, grade, fc.constantFrom(11, 12, 14, 15, 16, 18), (segments, g, minutes) => {
      const cap = segmentCap[g]
      const made = segmentsFor({ segments } as Format, minutes, cap)
      expect(made.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
      expect(made.every((part) => part.minutes >= 1 && part.minutes <= cap)).toBe(true)
      const busy = made.filter(({ phase }) => phase === 'together' || phase === 'your-turn')
      expect(busy.reduce((sum, part) => sum + part.minutes, 0)).toBeGreaterThanOrEqual(minutes * 0.6 - 0.001)
    }),
  )
})

test('a plan code names its seed, however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
      expect(seedOfCode(planCode(seed))).toBe(seed)
      expect(seedOfCode(planCode(seed).toLowerCase().replaceAll('-', ''))).toBe(seed)
    }),
  )
  for (const wrong of ['', 'PQ-12', 'PQ-UUUU-UUU', 'PQ-ZZZZ-ZZZ']) expect(seedOfCode(wrong)).toBeNull()
})

test('slots are filled, sentences begin with a capital, the child stays', () => {
  const token = { one: 'lamp', many: 'lamps' }
  const words = { thing: { one: 'shell', many: 'shells' }, hero: 'Ada', friend: 'Tomo', place: 'the harbor', token }
  expect(fill('{things} lie in {place}. {place} is dark. {tokens} help. {child} lifts the {thing}.', words)).toBe(
    'Shells lie in the harbor. The harbor is dark. Lamps help. {child} lifts the shell.',
  )
})

test('goals are split at commas, semicolons and lines, each once', () => {
  expect(splitGoals('read more, add\nread more; ')).toEqual(['read more', 'add'])
})
