import { readFileSync } from 'node:fs'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { wordProblemTypes } from '@pencil-quest/contract/sheets'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { wordProblems } from './index.ts'
import { solveStory } from './solve.ts'
import { castFor } from './stories/cast.ts'
import { sharedOut } from './stories/draw-numbers.ts'
import { fill, sentences } from './stories/fill.ts'
import { storyTypes } from './stories/story-types.ts'

const seeds = 300
const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

/** Names and nouns that could lead a reader astray. */
const odd: SheetSetting = {
  grade: '4th',
  step: 1,
  things: [
    { one: 'magic lamp', many: 'magic lamps' },
    { one: 'golden egg', many: 'golden eggs' },
    { one: 'compass', many: 'compasses' },
    { one: 'fish', many: 'fishes' },
    { one: "pirate's hook", many: "pirate's hooks" },
    { one: 'wolf', many: 'wolves' },
    { one: 'jar of glow dust', many: 'jars of glow dust' },
    { one: 'half-moon cookie', many: 'half-moon cookies' },
  ],
  characters: ['Ada', 'the cook', 'Dr. Finch', 'Old Bramble', 'Zo', 'Mae-Lin'],
  specimens: [],
  place: 'the reed bank at the mill',
}

describe.each(wordProblems.samples)('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => wordProblems.generate(spec, setting, seeded('wp', seed)))

  test('the printed stories have exactly the answers of the key', () => {
    for (const { view, answers } of sheets)
      expect(wordProblems.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the example is right and has its number sentence', () => {
    for (const { view } of sheets) {
      for (const { story, equation, answer } of [view.example, ...view.problems.flatMap(({ before = [] }) => before)]) {
        expect(solveStory(story, answer.replace(/^[\d.,/]+ /, ''))).toBe(answer)
        expect(equation).toMatch(/ = /)
      }
    }
  })

  test('enough problems, none twice, every answer another', () => {
    for (const { view, answers } of sheets) {
      expect(view.problems.length).toBeGreaterThanOrEqual(2)
      expect(view.problems.length).toBeLessThanOrEqual(5)
      const stories = [view.example, ...view.problems].map(({ story }) => story)
      expect(new Set(stories).size).toBe(stories.length)
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length)
      expect(answers.some(({ note }) => note)).toBe(true)
    }
  })

  test('no number above the bound', () => {
    for (const { view, answers } of sheets) {
      const texts = [
        view.example.story,
        ...view.problems.map(({ story }) => story),
        ...answers.map(({ answer }) => answer),
      ]
      for (const text of texts)
        for (const [n] of text.replace(/,(?=\d)/g, '').matchAll(/\d+(\.\d+)?/g))
          expect(Number(n)).toBeLessThanOrEqual(Math.max(spec.upTo, ...(spec.denominators ?? [0]), 60))
    }
  })

  test('1 stands before one, other numbers before many', () => {
    for (const { view, answers } of sheets) {
      const text = JSON.stringify([view, answers])
      expect(text).not.toMatch(/\b1 (moon rocks|star maps|silver leaves|owl feathers|boxes|bags|baskets|trays)\b/)
      expect(text).not.toMatch(/\b([2-9]|\d\d+) (moon rock|star map|silver leaf|owl feather|box|bag|basket|tray)\b/)
      expect(text).not.toMatch(/[{}]{2,}|undefined|\b(he|she|his|her|him)\b/)
    }
  })

  test('everything in the view is printed, and the same seed draws the same page', () => {
    for (const { view } of sheets.slice(0, 10)) {
      const page = Mustache.render(pattern, view)
      for (const value of [
        ...Object.values(view.example),
        ...view.problems.flatMap(({ before, ...one }) => [...Object.values(one), ...Object.values(before ?? {})]),
      ])
        expect(page).toContain(Mustache.escape(value))
    }
    expect(wordProblems.generate(spec, setting, seeded('wp', 7))).toEqual(sheets[7])
  })
})

describe.each(wordProblemTypes)('%s', (type) => {
  const { tellings, draw } = storyTypes[type]

  test('has at least four tellings, each read rightly with odd names and nouns', () => {
    expect(tellings.length).toBeGreaterThanOrEqual(4)
    const random = seeded('odd', type)
    for (const { tell, unit, answer } of tellings)
      for (let turn = 0; turn < 60; turn++) {
        const numbers = draw(random, { upTo: 100, factorUpTo: 10, denominators: [2, 3, 4, 6], step: 1 })
        if (!numbers) continue
        const cast = castFor(odd, random)
        const story = sentences(fill(tell, numbers, cast))
        const counted = fill(unit ?? '{things}', numbers, cast)
        expect([story, solveStory(story, counted)]).toEqual([story, `${fill(`{${answer}}`, numbers, cast)} ${counted}`])
      }
  })
})

test('where a change or a start is missing, the example shows its gap', () => {
  for (const type of ['add-to-change', 'add-to-start', 'take-from-change', 'take-from-start'] as const)
    for (const { equation } of storyTypes[type].tellings)
      expect(equation).toMatch(/__ .*= \{[ac]\}, so |− __ = |\+ __ = /)
})

test('stories of remainders differ in what is left', () => {
  const [spec, setting] = [
    { kind: 'word-problems', types: ['interpret-remainder'], upTo: 100, factorUpTo: 24 } as const,
    { ...odd, step: 1 } as const,
  ]
  for (let seed = 0; seed < 60; seed++) {
    const { view } = wordProblems.generate({ ...spec, types: [...spec.types] }, setting, seeded('left', seed))
    const rests = [view.example, ...view.problems].flatMap(({ story }) => {
      const [large = 0, small = 1] = [...story.matchAll(/\d+/g)].map(([n]) => Number(n)).sort((a, b) => b - a)
      return large % small
    })
    expect(new Set(rests).size, rests.join(' ')).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['Nova has 3 moon rocks. How many star maps does Nova have now?', 'moon rocks'],
  ['Nova paints 3 moon rocks. How many moon rocks does Nova have now?', 'moon rocks'],
  [
    'Nova has some moon rocks. Juno shares 7 moon rocks equally among 2 friends. How many moon rocks does each friend get?',
    'moon rocks',
  ],
  ['Nova has some moon rocks. Juno gives Nova 3 more. How many moon rocks did Nova have at the start?', 'moon rocks'],
  ['Nova has 3 moon rocks. Juno gives Nova some more. How many moon rocks does Nova have now?', 'moon rocks'],
])('does not answer what is not settled: %s', (story, unit) => {
  expect(solveStory(story, unit)).toBeNull()
})

test('3rd sharing: wholes from 18 on, up to the level of 48 in 6 shares on every step', () => {
  for (const step of [0, 1, 2] as const) {
    const random = seeded('shares', step)
    const bounds = { upTo: 100, factorUpTo: 9, denominators: [], step }
    const drawn = Array.from({ length: 300 }, () => sharedOut(random, bounds)).flatMap((groups) => groups ?? [])
    for (const { k, n, c } of drawn) expect(Math.min(k, n) >= 3 && Math.max(k, n) <= 9 && c >= 18).toBe(true)
    expect(drawn.some(({ c }) => c >= 48)).toBe(true)
  }
})
