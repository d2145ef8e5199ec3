import { courses } from '@pencil-quest/content/courses'
import { mathPageFormats, pageFormats } from '@pencil-quest/content/formats/pages/index'
import { interests } from '@pencil-quest/content/interests/index'
import type { Clue } from '@pencil-quest/content/types'
import { worlds } from '@pencil-quest/content/worlds'
import { type Grade, grades, interestTags, learningStyles, type Subject } from '@pencil-quest/contract/choices'
import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composePlan } from '../compose.ts'

const request = fc.record({
  theme: fc.constantFrom('space-explorers' as const, 'animal-kingdom' as const),
  grade: fc.constantFrom(...grades),
  learningStyle: fc.constantFrom(...learningStyles),
  interests: fc.uniqueArray(fc.constantFrom(...interestTags), { minLength: 1, maxLength: 3 }),
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
})
type Wish = typeof request extends fc.Arbitrary<infer Value> ? Value : never

function planOf({ theme, grade, ...wish }: Wish, subjects: Subject[] = ['math', 'science']) {
  const whole: ComposeRequest = {
    ...{ childAge: 5 + grades.indexOf(grade), childGrade: grade, duration: 60, difficulty: 'medium', length: 5 },
    ...{ theme, subjects, goals: [], history: [], ...wish },
  }
  const made = composePlan(whole)
  if (!made.ok) throw new Error(made.reason)
  return made.document
}

function daysOf(wish: Wish, subjects?: Subject[]) {
  const { days, sheets } = planOf(wish, subjects)
  return days.map((day, i) => ({
    ...{ day, beat: worlds[wish.theme].arcs[5][i] },
    sheets: sheets.filter((sheet) => sheet.day === day.day),
  }))
}

function lessonsOf(wish: Wish) {
  return daysOf(wish).flatMap(({ day, beat }) => day.activities.map((activity) => ({ activity, beat })))
}

/** Everything that the child is read or asked, whatever the layout, but for where to look. */
/** As the lesson prints it: a big clue clears somebody. */
function asAsked({ ask, clears }: Clue): string {
  return `${clears === undefined ? 'Clue' : 'Big clue'}: ${ask}`
}

function childText({ meta: _, parentInstructions: __, ...texts }: Activity): string {
  return Object.values(texts)
    .join('\n')
    .replaceAll(/Look at the graph for question \d+\. /g, '')
}

test("a clue practises its lesson's skill, is asked once, and what it tells is read", () => {
  fc.assert(
    fc.property(request, (wish) => {
      const asked = lessonsOf(wish).flatMap(({ activity, beat }) => {
        const text = childText(activity)
        const found = beat?.clues?.filter((clue) => text.includes(asAsked(clue))) ?? []
        expect(text.match(/^\d\. (?:Clue|Big clue): /gm) ?? []).toHaveLength(found.length)
        for (const clue of found) {
          expect(clue.skills).toContain(activity.meta.skillId)
          expect(text).toContain(clue.tells)
        }
        return found.map(({ ask }) => ask)
      })
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.length).toBeGreaterThan(0)
    }),
    { numRuns: 30 },
  )
})

test("the first lesson of a strand or skill works on the day's trouble, for its token", () => {
  fc.assert(
    fc.property(request, (wish) => {
      const lessons = lessonsOf(wish)
      const played = lessons.map(({ activity, beat: { tasks, skillTasks } = {} }) => {
        const all = new Set([...Object.values(tasks ?? {}), ...Object.values(skillTasks ?? {})])
        return [...all].filter(({ today }) => childText(activity).includes(today))
      })
      for (const [i, tasks] of played.entries()) {
        expect(tasks.length).toBeLessThanOrEqual(1)
        for (const { token, scene } of tasks)
          expect(lessons[i]?.activity.meta).toMatchObject({ tokens: { one: token.one }, sceneId: scene })
      }
      expect(played.flat().length).toBeGreaterThanOrEqual(lessons.length / 2)
      expect(new Set(played.flat()).size).toBe(played.flat().length)
    }),
    { numRuns: 30 },
  )
})

test("a question about an interest practises its lesson's skill and is asked once", () => {
  fc.assert(
    fc.property(request, (wish) => {
      const questions = wish.interests.flatMap((tag) => interests[tag].questions)
      const asked = lessonsOf(wish).flatMap(({ activity }) => {
        const text = childText(activity)
        const found = questions.filter(({ ask }) => !ask.includes('{') && text.includes(`. ${ask}`))
        for (const { skills } of found) expect(skills).toContain(activity.meta.skillId)
        return found.map(({ ask }) => ask)
      })
      expect(new Set(asked).size).toBe(asked.length)
    }),
    { numRuns: 30 },
  )
})

test('answers rule out the suspects of a day, and who is left is right', () => {
  fc.assert(
    fc.property(request, (wish) => {
      const isOlder = grades.indexOf(wish.grade) > 2
      for (const { day, beat, sheets } of daysOf(wish)) {
        const asked = day.activities.map(childText).join('\n')
        const clues = beat?.clues?.filter((clue) => asked.includes(asAsked(clue))) ?? []
        const { suspects = [], solution } = beat ?? {}
        const { names = [], told = [] } = day.suspects ?? {}
        // Beside each clue stands whom it clears.
        const crossed = day.activities.flatMap(({ meta }) => meta.questions?.flatMap((one) => one.clears ?? []) ?? [])
        const cleared = suspects.filter(({ id }) => clues.some(({ clears }) => clears === id))
        expect(crossed.sort()).toEqual(cleared.map(({ name }) => name).sort())
        // So does the word of a page, that says why.
        const spelled = sheets.flatMap(({ riddle }) => (riddle?.clears ? [{ ...riddle, clears: riddle.clears }] : []))
        for (const { asks, word, clears } of spelled) {
          // "A fox? It has ____ feet." of "Not a fox: it has four feet."
          const why = suspects.find(({ name }) => name === clears)?.ruledOut.replace(/^Not [^:]+: /, '')
          expect(asks.replace('____', word).toLowerCase()).toBe(`${clears}? ${why}`.toLowerCase())
        }
        // Where they clear fewer than two, the story rules out the rest of two.
        const fewest = Math.min(2, suspects.length)
        // A trail leads to one, and what is read at its end says why.
        const walked = sheets.flatMap(({ trail }) => trail ?? [])
        for (const { clears, why, ends } of walked) {
          expect(why).toBe(suspects.find(({ name }) => name === clears)?.ruledOut)
          expect(ends.filter((end) => !names.includes(end))).toEqual([])
        }
        // What was measured would have shown it, and did not.
        const measured = sheets.flatMap(({ readings }) => readings ?? [])
        for (const { clears, says, why, side } of measured) {
          const { reading } = suspects.find(({ name }) => name === clears) ?? {}
          const [limit = ''] = /[\d.,]*\d/.exec(says) ?? []
          expect([side, says]).toEqual([reading?.side, reading?.says.replace('{n}', limit)])
          expect(why).toBe(reading?.none.replace('{n}', limit))
        }
        const onPages = [...spelled, ...walked, ...measured].map(({ clears }) => clears)
        const found = cleared.length + onPages.length
        expect(told.length, `${wish.theme}, day ${day.day}`).toBe(Math.max(0, fewest - found))
        const out = [...crossed, ...onPages, ...told.map(({ name }) => name)]
        expect(new Set(out).size).toBe(out.length)
        expect(names.filter((name) => !out.includes(name))).toEqual(solution ? [solution.name] : [])
        expect(day.suspects?.solution).toBe(solution?.name)
        // The opener names all of them, and no others.
        const guesses = [...suspects, ...(solution ? [solution] : [])]
        const guessed = guesses.filter((one) => day.opener.text.includes(isOlder ? one.olderGuess : one.guess))
        expect(guessed.map(({ name }) => name).sort()).toEqual([...names].sort())
        for (const { ruledOut } of suspects) expect(day.close.text).not.toContain(ruledOut)
      }
    }),
    { numRuns: 30 },
  )
})

test('movement breaks are told to the age', () => {
  const told = (grade: Grade) =>
    daysOf({ theme: 'space-explorers', grade, learningStyle: 'visual', interests: ['robots'], seed: 4 }).flatMap(
      ({ day }) => day.breaks,
    )
  const own = [...worlds['space-explorers'].breaks, ...interests.robots.breaks]
  for (const [grade, field] of [
    ['1st', 'text'],
    ['4th', 'older'],
  ] as const)
    for (const { title, text } of told(grade)) expect(own.find((pause) => pause.title === title)?.[field]).toBe(text)
})

test('a question that is read off a graph says so, and none is asked from memory', () => {
  const asked = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    (['1st', '2nd', '3rd'] as const).flatMap((grade) =>
      daysOf({ theme: 'space-explorers', grade, learningStyle: 'visual', interests: ['robots'], seed }, ['math']),
    ),
  )
  const lessons = asked.flatMap(({ day }) => day.activities)
  const read = lessons.filter(({ meta }) => meta.questions?.some(({ graph }) => graph))
  expect(read.length).toBeGreaterThan(10)
  for (const { meta, parentInstructions } of read) {
    expect(parentInstructions).toContain('Lay out the page "Graphs".')
    for (const [i, { ask, graph }] of (meta.questions ?? []).entries())
      expect(ask.includes(`Look at the graph for question ${i + 1}. `), ask).toBe(graph !== undefined)
  }
  const graphed = Object.values(courses).flatMap(({ skills }) =>
    skills.flatMap(({ prompts }) => prompts.flatMap(({ ask, graph }) => (graph ? [ask] : []))),
  )
  for (const { day } of asked) for (const ask of graphed) expect(day.recall?.say ?? '').not.toContain(ask)
})

test('something that a child loves becomes a whole lesson, at most twice a week, another thing each time, and never in science', () => {
  fc.assert(
    fc.property(request, (wish) => {
      const held = daysOf(wish).map(({ day }) =>
        day.activities.flatMap(({ subject, meta: { formatId, interestsUsed } }) => {
          const tag = wish.interests.find((interest) => interests[interest].workshop?.id === formatId)
          if (tag) expect(interestsUsed).toContain(tag)
          if (tag) expect(subject).not.toBe('science')
          return tag ?? []
        }),
      )
      for (const week of [held.slice(0, 5), held.slice(5)]) {
        expect(week.flat().length).toBeLessThanOrEqual(2)
        expect(new Set(week.flat()).size).toBe(week.flat().length)
      }
      if (wish.interests.length > 1) expect(held.flat().length).toBeGreaterThan(0)
    }),
    { numRuns: 30 },
  )
})

test('a page that is played is done within its lesson, after the questions; any other is said to be extra time', () => {
  fc.assert(
    fc.property(request, (wish) => {
      const paged = lessonsOf(wish).filter(({ activity }) => activity.meta.sheetId !== undefined)
      for (const { activity } of paged) {
        const { sheetMinutes, segments, formatId } = activity.meta
        const lines = activity.parentInstructions.split('\n')
        const at = (start: string) => lines.findIndex((line) => line.replace(/^\d+\. /, '').startsWith(start))
        const isPlayed = [...pageFormats, ...mathPageFormats].some(({ id }) => id === formatId)
        expect(sheetMinutes).toBe(isPlayed ? segments.find(({ phase }) => phase === 'your-turn')?.minutes : undefined)
        if (isPlayed) {
          expect(at('Hand over the worksheet')).toBeGreaterThan(at(guideTexts.answers))
          expect(at('Then ask')).toBeGreaterThan(at('Hand over the worksheet'))
          expect(activity.parentInstructions).toContain(` for about ${sheetMinutes} minutes`)
        } else expect(activity.parentInstructions).toContain('as extra time, hand over the worksheet')
      }
      const played = paged.filter(({ activity }) => activity.meta.sheetMinutes !== undefined)
      expect(played.length).toBeGreaterThan(paged.length / 2)
    }),
    { numRuns: 30 },
  )
})

test('the first lesson on adding and subtracting large numbers asks both, though its clues of the day only subtract', () => {
  fc.assert(
    fc.property(request, (wish) => {
      const lessons = daysOf({ ...wish, theme: 'animal-kingdom', grade: '4th' }, ['math'])
        .flatMap(({ day }) => day.activities)
        .filter(({ meta }) => meta.skillId === 'math.4.add-subtract-thousands' && !meta.isReview)
      for (const { meta } of lessons) {
        const workings = (meta.questions ?? []).map(({ working = '' }) => working)
        expect(workings.some((working) => working.includes('+'))).toBe(true)
        expect(workings.some((working) => working.includes('−'))).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})

test('a lesson that shows one step further asks that first', () => {
  const skills = new Map((courses.math?.skills ?? []).map((skill) => [skill.id, skill]))
  fc.assert(
    fc.property(request, (wish) => {
      const lessons = lessonsOf(wish).filter(({ activity }) =>
        activity.parentInstructions.includes(guideTexts.example.further),
      )
      expect(lessons.length).toBeGreaterThan(0)
      for (const { activity } of lessons) {
        const prompts = skills.get(activity.meta.skillId)?.prompts ?? []
        const steps = activity.meta.questions?.flatMap(({ ask }) => prompts.find((prompt) => prompt.ask === ask) ?? [])
        const isFurther = steps?.map(({ further }) => further ?? false) ?? []
        expect(isFurther).toEqual([...isFurther].sort((a, b) => Number(b) - Number(a)))
      }
    }),
    { numRuns: 20 },
  )
})

test('a page that can rule out a suspect says so at its head; one of sums what the story of its lesson needs it for', () => {
  fc.assert(
    fc.property(request, (wish) => {
      const { days, sheets } = planOf(wish)
      for (const { skillId, day, kind, instructions, riddle, readings } of sheets) {
        const asked = riddle?.clears ? `Could it be ${riddle.clears}? Your answers will tell. ` : ''
        expect(instructions.startsWith(asked)).toBe(true)
        if (readings) expect(instructions).toMatch(/^[A-Z][^.]+\. Each answer is [^.]+\. /)
        if (readings || kind !== 'number-practice') continue
        const lesson = days[day - 1]?.activities.find(({ meta }) => meta.skillId === skillId)
        const [trouble = ''] = instructions.slice(asked.length).split(' Look at the example')
        expect(lesson && childText(lesson)).toContain(trouble)
      }
    }),
    { numRuns: 20 },
  )
})

test('a lesson on a grid has a question that is drawn there', () => {
  let found = 0
  fc.assert(
    fc.property(request, (wish) => {
      const onGrid = planOf({ ...wish, grade: '5th' }, ['math']).days.flatMap(({ activities }) =>
        activities.filter(({ meta }) => meta.drawnOn === 'grid'),
      )
      found += onGrid.length
      for (const { meta } of onGrid)
        expect(meta.questions?.some(({ ask }) => /\b(?:graph|draw)\b/i.test(ask))).toBe(true)
    }),
    { numRuns: 20 },
  )
  expect(found).toBeGreaterThan(0)
})
