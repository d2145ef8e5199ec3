import { difficulties, durations, grades, learningStyles, lengths } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtinEngine } from './builtin-engine.ts'
import { drawUntilPassed } from './draw-until-passed.ts'

const offered = builtinEngine.catalog()

/** Any request that the wizard can send. */
const requests: fc.Arbitrary<ComposeRequest> = fc
  .record({
    childAge: fc.integer({ min: 5, max: 11 }),
    childGrade: fc.constantFrom(...grades),
    learningStyle: fc.constantFrom(...learningStyles),
    interests: fc.subarray(['dinosaurs', 'music', 'cooking', 'family', 'robots', 'axolotls'], { maxLength: 5 }),
    theme: fc.constantFrom(...offered.themes.map(({ slug }) => slug)),
    subjects: fc.subarray(
      offered.subjects.map(({ slug }) => slug),
      { minLength: 1 },
    ),
    duration: fc.constantFrom(...durations),
    difficulty: fc.constantFrom(...difficulties),
    length: fc.constantFrom(...lengths),
    /** How many of the suggested goals are picked, spread over the list. */
    goals: fc.nat({ max: 3 }),
    history: fc.constant<string[]>([]),
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  })
  .map(({ goals, ...request }) => {
    const suggested = builtinEngine.suggestGoals(request)
    const picked = Array.from(
      { length: goals },
      (_, i) => suggested[Math.floor(((i + 0.5) * suggested.length) / goals)] ?? '',
    )
    return { ...request, goals: [...new Set(picked)].filter(Boolean) }
  })

async function composed(request: ComposeRequest) {
  const drawn = await drawUntilPassed({ engine: builtinEngine, checkPlan }, request)
  if (drawn.outcome !== 'passed') throw new Error(JSON.stringify(drawn, null, 1))
  return drawn.document
}

test('every request that is offered becomes a plan that passes every gate', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect((await composed(request)).days).toHaveLength(request.length)
    }),
    { numRuns: 150 },
  )
})

test('many skills that come once do not make a workbook', async () => {
  const [request] = fc.sample(requests, { numRuns: 1, seed: 11 })
  if (!request) throw new Error('no request')
  const subjects = ['reading', 'science', 'writing', 'art', 'social-studies'] as const
  const goals = ['I can record weather data and use it to compare places or seasons.']
  const { sheets, days } = await composed({
    ...request,
    theme: 'harry-potter',
    learningStyle: 'visual',
    interests: [],
    childAge: 7,
    childGrade: '4th',
    subjects: [...subjects],
    duration: 60,
    difficulty: 'easy',
    length: 5,
    seed: 0,
    goals: [...goals, 'I can measure a face and draw its parts in proportion.'],
  })
  expect(sheets.length / days.flatMap(({ activities }) => activities).length).toBeLessThanOrEqual(0.7)
})

test('the hardest requests: one subject, 90 minutes, 10 days, the youngest children', async () => {
  for (const { slug } of offered.subjects) {
    for (const childGrade of ['kindergarten', '1st'] as const) {
      const [request] = fc.sample(requests, { numRuns: 1, seed: 11 })
      if (!request) throw new Error('no request')
      const plan = await composed({ ...request, subjects: [slug], childGrade, duration: 90, length: 10, childAge: 6 })
      expect(new Set(plan.days.flatMap((day) => day.activities.map(({ meta }) => meta.templateId))).size).toBe(50)
    }
  }
})

test('the same request gives the same plan to the byte, another seed another one', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const [one, same, other] = [
        await composed(request),
        await composed(request),
        await composed({ ...request, seed: request.seed ^ 1 }),
      ]
      expect(JSON.stringify(same)).toBe(JSON.stringify(one))
      const templates = (plan: typeof one) =>
        plan.days.flatMap((day) => day.activities.map(({ meta }) => meta.templateId))
      const kept = templates(other).filter((id) => templates(one).includes(id))
      expect(kept.length / templates(one).length).toBeLessThanOrEqual(0.4)
    }),
    { numRuns: 25 },
  )
})

describe('goals', () => {
  const base: ComposeRequest = {
    childAge: 8,
    childGrade: '3rd',
    learningStyle: 'visual',
    interests: [],
    theme: 'animal-kingdom',
    subjects: ['math', 'science'],
    duration: 30,
    difficulty: 'medium',
    length: 5,
    goals: [],
    history: [],
    seed: 5,
  }

  test('a suggested goal is met on two days at least', async () => {
    const all = builtinEngine.suggestGoals(base)
    const goals = [...all.slice(0, 2), ...all.slice(-1)]
    expect(new Set(goals).size).toBe(3)
    const plan = await composed({ ...base, goals })
    for (const { activityIds } of plan.goalsMet) {
      expect(new Set(activityIds.map((id) => id.split('a')[0])).size).toBeGreaterThanOrEqual(2)
    }
    expect(plan.goalsMet.map(({ goal }) => goal)).toEqual(goals)
  })

  test("a parent's own words find a skill, and what nothing here meets is said", async () => {
    const plan = await composed({ ...base, goals: ['get better at multiplying', 'ride a unicycle'] })
    expect(plan.goalsMet.map(({ goal }) => goal)).toEqual(['get better at multiplying'])
    expect(plan.notices.join(' ')).toContain('ride a unicycle')
  })

  test('suggestions hold no comma and are distinct, in every grade', () => {
    for (const childGrade of grades) {
      for (const difficulty of difficulties) {
        const list = builtinEngine.suggestGoals({
          childGrade,
          difficulty,
          subjects: offered.subjects.map(({ slug }) => slug),
        })
        expect(list.some((goal) => goal.includes(','))).toBe(false)
        expect(new Set(list).size).toBe(list.length)
      }
    }
  })
})

test("what the child's plans before used does not come again", async () => {
  const [request] = fc.sample(requests, { numRuns: 1, seed: 3 })
  if (!request) throw new Error('no request')
  const wanted = { ...request, length: 5 as const, duration: 30 as const }
  const first = await composed(wanted)
  const history = first.days.flatMap((day) => day.activities.map(({ meta }) => meta.templateId))
  const second = await composed({ ...wanted, history })
  const pairs = (ids: string[]) => ids.map((id) => id.split(':').slice(0, 2).join(':'))
  const again = second.days.flatMap((day) => day.activities.map(({ meta }) => meta.templateId))
  expect(pairs(again).filter((pair) => pairs(history).includes(pair))).toEqual([])
})
