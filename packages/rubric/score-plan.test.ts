import type { Activity, PlanDocument } from '@pencil-quest/contract/plan-document'
import { composePlan } from '@pencil-quest/planner/compose'
import { describe, expect, test } from 'vitest'
import type { LoosePlan } from './loose-plan.ts'
import { scorePlan } from './score-plan.ts'
import { changed, passingPlan, sampleRequest, sheetWhere } from './testing/sample.ts'

const plan = passingPlan(composePlan)
const judged = scorePlan(plan, sampleRequest)

function result(id: string, of: LoosePlan = plan, request = sampleRequest) {
  const found = scorePlan(of, request).results.find((own) => own.id === id && own.severity === 'score')
  if (!found) throw new Error(`There is no scored check ${id}`)
  return found
}

function each<Entry>(list: readonly Entry[], change: (entry: Entry, index: number) => unknown): void {
  for (const [index, entry] of list.entries()) change(entry, index)
}
const everyActivity = (change: (activity: Activity) => unknown) => (copy: PlanDocument) =>
  each(copy.days, ({ activities }) => each(activities, change))
const everyTask = (text: string) =>
  everyActivity((activity) => {
    for (const field of ['forStudents', 'missionObjective', 'whatTheyWillDo', 'activityContent'] as const)
      if (activity[field]) activity[field] = text
  })

test('a built-in plan passes every gate and is good enough to release', () => {
  expect(judged.gatesHold).toBe(true)
  expect(judged.score).toBeGreaterThanOrEqual(90)
  expect(judged.results.filter(({ severity, status }) => severity === 'gate' && status === 'fail')).toEqual([])
})

test('the weights are those of the rubric', () => {
  const scored = judged.results.filter(({ severity }) => severity === 'score')
  expect(scored.reduce((sum, { weight }) => sum + weight, 0)).toBe(75)
})

/** What makes a check worse, and a word of the evidence that names it. */
test.each<[string, string, (copy: PlanDocument) => void]>([
  ['A3', 'minutes of', everyActivity(({ meta }) => Object.assign(meta.segments[3] ?? {}, { minutes: 20 }))],
  ['A3', 'to prepare', everyActivity(({ meta }) => (meta.prepMinutes = 9))],
  ['A4', 'minutes of work', everyActivity(({ meta }) => (meta.minutes = 60))],
  ['B1', 'no verb', everyActivity(({ meta }) => (meta.objective = 'I can understand numbers.'))],
  ['B1', 'words', everyActivity(({ meta }) => (meta.objective = `I can name ${'one thing and '.repeat(9)}more.`))],
  ['B2', 'goes', everyActivity(({ meta }) => meta.segments.reverse())],
  ['B2', 'busy', everyActivity(({ meta }) => each(meta.segments, (segment) => (segment.actor = 'parent')))],
  ['B3', 'worked example', everyActivity(({ meta }) => (meta.model = 'Look here.'))],
  ['B3', 'check', everyActivity(({ meta }) => (meta.check = { question: 'Well?', lookFor: '' }))],
  ['B3', 'misconception', everyActivity(({ meta }) => (meta.misconception = { says: '', reply: 'No.' }))],
  ['B4', 'no other task', everyActivity(({ meta }) => (meta.easier = 'Do fewer of the questions today, as you like.'))],
  ['B4', 'the same', everyActivity(({ meta }) => (meta.harder = meta.easier))],
  [
    'B7',
    'goes',
    (copy) => {
      const falling = ({ meta }: Activity, index: number) =>
        Object.assign(meta, { isReview: false, difficultyIndex: 99 - index * 5 })
      each(
        copy.days.flatMap(({ activities }) => activities),
        falling,
      )
    },
  ],
  [
    'B7',
    'comes back',
    (copy) => {
      let count = 0
      everyActivity(({ meta }) => (meta.skillId = `skill ${count++}`))(copy)
    },
  ],
  [
    'C1',
    'reads like',
    everyTask('Investigate extraordinarily complicated interplanetary communication possibilities.'),
  ],
  ['C1', 'words:', everyTask(`Draw the rocket ${'and then the moon and the star '.repeat(5)}on the page.`)],
  [
    'C2',
    'new words',
    everyTask('Scrutinize the ephemeral luminescence of obfuscated nebulous quandaries, quixotic zephyr.'),
  ],
  [
    'C2',
    'is never used',
    everyActivity(({ meta }) => (meta.keywords = [{ word: 'photon', definition: 'a bit of light' }])),
  ],
  [
    'C2',
    '"photon": "a photon',
    everyActivity(({ meta }) => (meta.keywords = [{ word: 'photon', definition: 'a photon of light' }])),
  ],
  ['C3', 'steps', everyActivity((activity) => (activity.parentInstructions = '1. Get out paper. 2. Go.'))],
  [
    'C3',
    'to say',
    everyActivity((activity) => (activity.parentInstructions = activity.parentInstructions.replaceAll('"', ''))),
  ],
  ['C3', 'not for this child', everyActivity((activity) => (activity.forStudents = 'Students will draw a rocket.'))],
  ['C3', 'orders', everyTask('The rocket is red. The moon is round. It was a long day. The crew slept well.')],
  [
    'D1',
    'name comes 0',
    (copy) => each(copy.days, ({ opener }) => (opener.text = opener.text.replaceAll('{child}', 'you'))),
  ],
  ['D1', 'name comes 9', (copy) => each(copy.days, ({ opener }) => (opener.text = '{child}! '.repeat(9)))],
  ['D2', 'leads', everyActivity(({ meta }) => (meta.modality = { primary: 'auditory', secondary: [] }))],
  ['D2', 'to choose', everyTask('Draw the rocket. Write the number of the moon. Count the stars.')],
  ['D3', 'words of the theme', everyTask('Rocket moon captain antenna rocket moon captain antenna star crew.')],
  ['D4', 'take up', (copy) => each(copy.days, ({ opener }) => (opener.text = 'Hello.'))],
  ['D4', 'told before', (copy) => each(copy.days, (day) => (day.description = 'A day.'))],
  [
    'D4',
    'was Captain',
    (copy) => each(copy.days, ({ close }, d) => (close.text += d ? ' Chief Amara nods.' : ' Captain Amara nods.')),
  ],
  ['E1', 'comes twice on day', everyActivity(({ meta }) => (meta.formatId = 'math.one'))],
  ['E1', 'opens', everyTask('Draw the rocket on the page and count.')],
  ['E1', 'sort of page', (copy) => each(copy.sheets, (sheet) => Object.assign(sheet, { kind: 'clock', view: {} }))],
  ['F2', 'how much', everyActivity(({ meta }) => each(meta.materials, (material) => (material.quantity = ' ')))],
  ['F2', 'not needed', everyActivity((activity) => (activity.description += ' The boat rocks and the crew leaves.'))],
  [
    'G4',
    'twice',
    (copy) => {
      const { questions } = sheetWhere(copy, ({ kind }) => kind === 'passage-questions').sheet.view as {
        questions: unknown[]
      }
      questions[1] = questions[0]
    },
  ],
  [
    'G4',
    'a oak',
    (copy) => {
      const { sheet } = sheetWhere(copy)
      sheet.view.questions = [{ ask: 'Is this a oak?' }]
    },
  ],
])('%s is lower and says "%s"', (id, told, change) => {
  const [before, after] = [result(id), result(id, changed(plan, change))]
  expect(after.fraction).toBeLessThan(before.fraction ?? 0)
  expect(after.status).toBe('fail')
  expect(after.evidence.some(({ message }) => message.includes(told))).toBe(true)
})

describe('what is only told', () => {
  const told = (name: string, copy: PlanDocument, request = sampleRequest) =>
    scorePlan(copy, request).results.find((own) => own.severity === 'warn' && own.name.startsWith(name))

  test.each<[string, string, (copy: PlanDocument) => void]>([
    [
      'Subjects take turns',
      'begins with math',
      (copy) => each(copy.days, ({ activities: [first] }) => Object.assign(first ?? {}, { subject: 'math' })),
    ],
    [
      'Products',
      '987 × 654',
      (copy) =>
        Object.assign(sheetWhere(copy, ({ subject }) => subject === 'math').sheet.view, { more: '987 × 654 =' }),
    ],
    ['Words that may mean', 'Watch', (copy) => Object.assign(copy, { overview: 'Watch the ice.' })],
    ['People', 'times', (copy) => Object.assign(copy, { overview: 'He hums. '.repeat(200) })],
  ])('%s: "%s", and the score stays', (name, message, change) => {
    const copy = changed(plan, change)
    const result = told(name, copy)
    expect(result?.evidence.some((own) => own.message.includes(message))).toBe(true)
    expect(result?.weight).toBe(0)
  })
})

test('a gate without anything to ask is not passed', () => {
  const status = (of: PlanDocument, id: string) =>
    scorePlan(of, sampleRequest).results.find((own) => own.id === id && own.severity === 'gate')?.status
  expect(status(plan, 'B5')).toBe('na')
  expect(status({ ...plan, sheets: [] }, 'G2')).toBe('na')
})

describe('a plan of words alone', () => {
  const bare: LoosePlan = {
    ...plan,
    days: plan.days.map((day) => ({ ...day, activities: day.activities.map(({ meta: _, ...words }) => words) })),
  }
  const ofBare = scorePlan(bare, sampleRequest)
  const status = (id: string, severity: string) =>
    ofBare.results.filter((own) => own.id === id && own.severity === severity).map((own) => own.status)

  test('is neither passed nor failed where it has no data', () => {
    for (const id of ['A2', 'B6', 'F2', 'F3', 'G1']) expect(status(id, 'gate')).toContain('na')
    for (const id of ['A4', 'B1', 'B2', 'B3', 'B4', 'B7', 'F2']) expect(status(id, 'score')).toEqual(['na'])
  })

  test('is judged by its words all the same', () => {
    const gates = status('A1', 'gate')
    expect(gates.length).toBeGreaterThan(0)
    expect(gates).toContain('pass')
    expect(gates).not.toContain('fail')
    expect(status('F1', 'gate')).toEqual(['pass'])
    for (const id of ['C1', 'C3', 'D4']) expect(status(id, 'score')).not.toContain('na')
    expect(ofBare.score).toBeGreaterThan(0)
  })

  test('fails a gate on its words', () => {
    const withScreen: LoosePlan = { ...bare, overview: 'Watch a video first.' }
    expect(scorePlan(withScreen, sampleRequest).gatesHold).toBe(false)
  })
})

test('what is no plan at all is told so and asked nothing else', () => {
  const broken = { ...plan, days: 'none' } as unknown as PlanDocument
  const { score, gatesHold, results } = scorePlan(broken, sampleRequest)
  expect(score).toBeNull()
  expect(gatesHold).toBe(false)
  expect(results.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual(['A1'])
  expect(results.filter(({ status }) => status === 'pass')).toEqual([])
})
