import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import { composePlan } from '@pencil-quest/planner/compose'
import { describe, expect, test } from 'vitest'
import { checkPlan } from './check-plan.ts'
import { overLimit, overProduct } from './checks/pedagogy/sheet-numbers.ts'
import { protectedNamesIn } from './protected-names.ts'
import { changed, firstActivity, passingPlan, sampleRequest, sheetWhere } from './testing/sample.ts'

const plan = passingPlan(composePlan)
const failing = (copy: PlanDocument, request = sampleRequest) =>
  new Set(checkPlan(copy, request).failures.map(({ check }) => check))

const secretIn = (copy: PlanDocument) => {
  const secret = copy.days.find((day) => day.secret)?.secret
  if (!secret) throw new Error('The sample has no secret word')
  return secret
}
const lettersFrom = (copy: PlanDocument) =>
  copy.days.flatMap(({ secret }) => secret?.letters.flatMap(({ from }) => from ?? []) ?? [])
const sourceIn = (copy: PlanDocument) => {
  const from = lettersFrom(copy).find((source) => 'question' in source)
  if (!from) throw new Error('No question gives a letter')
  return from
}
/** Takes the letter from an item of the lesson's page instead. */
const toItem = (copy: PlanDocument, sheetItem: string) => {
  const { activityId, answer } = sourceIn(copy)
  const letters = copy.days.flatMap(({ secret }) => secret?.letters ?? [])
  const letter = letters.find(({ from }) => from && 'question' in from)
  if (letter) letter.from = { activityId, answer, sheetItem }
}
const suspectsIn = (copy: PlanDocument) => {
  const suspects = copy.days.find((day) => day.suspects)?.suspects
  if (!suspects) throw new Error('The sample suspects nobody')
  return suspects
}
const crossedOutIn = (copy: PlanDocument) => {
  const { names, solution } = suspectsIn(copy)
  return names.find((name) => name !== solution)
}
const riddleIn = (copy: PlanDocument) => {
  const riddle = copy.sheets.find((sheet) => sheet.riddle)?.riddle
  if (!riddle) throw new Error('No page of the sample has a riddle')
  return riddle
}
const trailIn = (copy: PlanDocument) => {
  const trail = copy.sheets.find((sheet) => sheet.trail)?.trail
  if (!trail) throw new Error('No page of the sample has a trail')
  return trail
}
const riddleLetterIn = (copy: PlanDocument) => {
  const [letter] = riddleIn(copy).letters
  if (!letter) throw new Error('The riddle has no letters')
  return letter
}

type Change = (copy: PlanDocument) => void
const task = (copy: PlanDocument, text: string) => {
  const activity = firstActivity(copy)
  for (const field of ['forStudents', 'missionObjective', 'whatTheyWillDo', 'activityContent'] as const)
    if (activity[field]) activity[field] = `${activity[field]}\n${text}`
}

test.each<[string, string, Change]>([
  ['A1', 'a missing day', (copy) => copy.days.pop()],
  ['A1', 'days out of order', (copy) => copy.days.reverse()],
  ['A1', 'an activity of a subject that was not chosen', (copy) => (firstActivity(copy).subject = 'dance')],
  [
    'A1',
    'an activity that speaks to nobody',
    (copy) => {
      const activity = firstActivity(copy)
      for (const field of ['forParents', 'parentRole', 'parentTips', 'supportTips'] as const) delete activity[field]
      activity.parentInstructions = ''
    },
  ],
  [
    'A1',
    'a text that breaks off',
    (copy) => (firstActivity(copy).description = 'Adding at the telescope dome. You need'),
  ],
  ['A1', 'a secret word that its letters do not spell', (copy) => (secretIn(copy).word = 'zebra')],
  ['A1', 'a code without the right answer', (copy) => (secretIn(copy).code = [])],
  ['A1', 'a letter from a question that nobody asks', (copy) => (sourceIn(copy).question = 9)],
  ['A1', 'a letter from an item that is on no page', (copy) => toItem(copy, '99')],
  ['A1', 'a letter from an answer that is not the key', (copy) => (sourceIn(copy).answer = '-1')],
  ['A1', 'a suspect that nothing rules out', (copy) => suspectsIn(copy).names.push('a lost sock')],
  ['A1', 'a suspect that is ruled out and right', (copy) => (suspectsIn(copy).solution = crossedOutIn(copy))],
  ['A1', 'a riddle that its letters do not spell', (copy) => (riddleIn(copy).word = 'zebra')],
  ['A1', 'a riddle whose code has another answer', (copy) => (riddleIn(copy).code = [])],
  ['A1', 'a riddle that asks for an item that is not there', (copy) => (riddleLetterIn(copy).item = '99')],
  ['A1', 'a trail that leads to another', (copy) => trailIn(copy).ends.unshift(trailIn(copy).ends.pop() ?? '')],
  ['A1', 'a trail to somebody whom the day does not suspect', (copy) => (trailIn(copy).ends[0] = 'a lost sock')],
  [
    'A1',
    'a trail with a sign that is not the key',
    (copy) => (trailIn(copy).steps[0] = { item: '1', places: [{ up: '-1', down: '-2' }] }),
  ],
  ['A2', 'a day that is too long', (copy) => (firstActivity(copy).meta.minutes += 20)],
  ['A2', 'segments that do not add up', (copy) => firstActivity(copy).meta.segments.pop()],
  [
    'A5',
    'a subject twice in a day while others wait',
    (copy) => {
      const [first, second] = copy.days[0]?.activities ?? []
      if (first && second) second.subject = first.subject
    },
  ],
  ['B6', 'a skill of two grades above', (copy) => (firstActivity(copy).meta.skillGrade = '5th')],
  ['D1', 'a placeholder', (copy) => (firstActivity(copy).description = 'Count the {things} at the dome.')],
  ['D1', 'a word of a machine', (copy) => task(copy, 'Count undefined shells.')],
  [
    'D3',
    'a task without its world',
    (copy) => {
      const activity = firstActivity(copy)
      const bare = 'Add two numbers up to one hundred. Write each sum down. Then say how you did it to a grown-up.'
      for (const field of ['forStudents', 'missionObjective', 'whatTheyWillDo', 'activityContent'] as const)
        if (activity[field]) activity[field] = bare
      delete activity.meta.sheetId
    },
  ],
  [
    'E1',
    'an activity twice',
    (copy) => {
      const other = copy.days[1]?.activities[0]
      if (other) other.meta.templateId = firstActivity(copy).meta.templateId
    },
  ],
  [
    'E1',
    'a lesson title twice',
    (copy) => {
      const other = copy.days[1]?.activities[0]
      if (other) other.lessonTitle = firstActivity(copy).lessonTitle
    },
  ],
  [
    'E1',
    'the same texts with another noun',
    (copy) => {
      const [first] = copy.days[0]?.activities ?? []
      const day = copy.days[1]
      if (!first || !day) throw new Error('no days')
      const masked = JSON.parse(JSON.stringify(first).replaceAll('Amara', 'Kenji')) as typeof first
      day.activities[0] = { ...masked, id: 'd2a1', lessonTitle: 'New', meta: { ...masked.meta, templateId: 'x' } }
    },
  ],
  ['F1', 'a screen', (copy) => task(copy, 'Watch a video about the rocket.')],
  [
    'F2',
    'a thing that no home has',
    (copy) => firstActivity(copy).meta.materials.push({ name: 'centrifuge', quantity: '1', core: true }),
  ],
  [
    'F2',
    'a material that the text does not name',
    (copy) => firstActivity(copy).meta.materials.push({ name: 'magnifying glass', quantity: '1', core: true }),
  ],
  ['F3', 'a thing that is never safe', (copy) => task(copy, 'Add a drop of bleach to the crater.')],
  ['F3', 'a hazard without a note', (copy) => task(copy, 'Cut the map with scissors.')],
  [
    'F3',
    'a hazard that the notes are not about',
    (copy) => {
      task(copy, 'Light the dome with candles.')
      firstActivity(copy).meta.safety = [{ hazard: 'slipping', adultNote: 'A grown-up stays close.' }]
    },
  ],
  [
    'F3',
    'food without a word on allergies',
    (copy) => {
      task(copy, 'Taste the crater dough.')
      firstActivity(copy).meta.safety = [{ hazard: 'taste', adultNote: 'A grown-up stays close.' }]
    },
  ],
  ['F3', 'something for the mouth', (copy) => task(copy, 'Put the moon rock in your mouth.')],
  ['F4', 'an unkind word', (copy) => task(copy, 'The stupid robot fell over.')],
  ['F4', 'a word that leaves somebody out', (copy) => task(copy, 'Ask your mom to time it.')],
  ['F4', 'a feast by name', (copy) => task(copy, 'Draw a Christmas rocket.')],
  ['F4', 'a name of another house', (copy) => task(copy, 'Fly to Hogwarts with the crew.')],
  ['F4', 'a trademark', (copy) => task(copy, 'Roll a crater out of Play-Doh.')],
  [
    'G1',
    'a mark without a worksheet',
    (copy) => {
      const { activity } = sheetWhere(copy)
      delete activity.meta.sheetId
    },
  ],
  ['G1', 'a worksheet of another day', (copy) => (sheetWhere(copy).sheet.day = 5)],
  [
    'G1',
    'a worksheet for two activities',
    (copy) => {
      const [one, two] = copy.days.flatMap((day) => day.activities).filter(({ requiresWorksheet }) => requiresWorksheet)
      if (one && two) two.meta.sheetId = one.meta.sheetId
    },
  ],
  [
    'G2',
    'a wrong key',
    (copy) => {
      const { sheet } = sheetWhere(copy, ({ answers }) => answers.length > 0)
      for (const answer of sheet.answers) answer.answer = `${answer.answer} or so`
    },
  ],
  [
    'G2',
    'a key without an answer',
    (copy) => sheetWhere(copy, ({ answers }) => answers.length > 1).sheet.answers.pop(),
  ],
  [
    'G2',
    'an open page without a sample',
    (copy) => {
      const { sheet } = sheetWhere(copy, ({ kind }) => kind === 'organizer')
      sheet.samples = []
    },
  ],
  [
    'G3',
    'a choice twice',
    (copy) => {
      const { sheet } = sheetWhere(copy, ({ kind }) => kind === 'passage-questions')
      const { questions } = sheet.view as { questions: { choices: { text: string }[] }[] }
      const [a, b] = questions[0]?.choices ?? []
      if (a && b) b.text = a.text
    },
  ],
])('%s refuses %s', (check, _what, change) => {
  expect(failing(changed(plan, change))).toContain(check)
})

describe('refused for what was asked', () => {
  test('B5: a goal that nothing meets and nobody names', () => {
    expect(failing(plan, { ...sampleRequest, goals: ['ride a unicycle'] })).toContain('B5')
  })

  test('B5: a goal that is met in no words of its own', () => {
    const ids = plan.days.flatMap(({ activities }) => activities.slice(0, 1).map(({ id }) => id))
    const copy = changed(plan, (own) => own.goalsMet.push({ goal: 'ride a unicycle', activityIds: ids }))
    expect(failing(copy, { ...sampleRequest, goals: ['ride a unicycle'] })).toContain('B5')
  })

  test('A5: a subject that is left out without a word', () => {
    const subjects = [...sampleRequest.subjects, 'dance' as const]
    expect(failing(plan, { ...sampleRequest, subjects })).toContain('A5')
  })

  test('E1: an activity of a plan before', () => {
    expect(failing(plan, { ...sampleRequest, history: [firstActivity(plan).meta.templateId] })).toContain('E1')
  })

  test('F3: heat for a child under 8, unless the grown-up does it', () => {
    const withHeat = (adultNote: string) =>
      changed(plan, (copy) => {
        task(copy, 'Set the tray near the oven.')
        firstActivity(copy).meta.safety = [{ hazard: 'hot oven', adultNote }]
      })
    const young = { ...sampleRequest, childAge: 7 }
    expect(failing(withHeat('Stay close at all times.'), young)).toContain('F3')
    expect(failing(withHeat('A grown-up does this part.'), young)).not.toContain('F3')
    expect(failing(withHeat('Stay close at all times.'))).not.toContain('F3')
  })
})

describe('pages whose numbers are readings', () => {
  const request: ComposeRequest = { ...sampleRequest, childAge: 5, childGrade: 'kindergarten', subjects: ['math'] }
  const measured = passingPlan(composePlan, request)
  const isMeasured = ({ readings }: PlanDocument['sheets'][number]) => readings !== undefined

  test.each<[string, (readings: SheetReadings, sheet: PlanDocument['sheets'][number]) => unknown]>([
    ['beyond their limit', (readings) => (readings.limit = '0')],
    ['that say another limit', (readings) => (readings.why = 'No beep is louder than -1.')],
    ['with a box for an item that is not there', (readings) => readings.items.push('99')],
    ['without the one that decides', (readings) => (readings.items = [])],
    ['of words', (_, { answers }) => answers.push({ label: '98', answer: 'a beep' })],
  ])('A1 refuses some %s', (_name, change) => {
    const copy = changed(measured, (own) => {
      const { sheet } = sheetWhere(own, isMeasured)
      if (sheet.readings) change(sheet.readings, sheet)
    })
    expect(checkPlan(measured, request).passed).toBe(true)
    expect(checkPlan(copy, request).failures.map(({ check }) => check)).toContain('A1')
  })
})

test('story may tell of what nobody may do', () => {
  const copy = changed(plan, (own) => {
    const activity = firstActivity(own)
    activity.storySetup = 'The plants drink it all. Mercury is the planet nearest to the oven of the Sun.'
  })
  expect(checkPlan(copy, sampleRequest).failures).toEqual([])
})

test('an answer may tell of what nobody is asked to do', () => {
  const withLine = (line: string) =>
    changed(plan, (own) => {
      const activity = firstActivity(own)
      activity.parentInstructions += `\n${line}`
    })
  expect(checkPlan(withLine('• 1) fill the cup, then drink it.'), sampleRequest).failures).toEqual([])
  expect(failing(withLine('Fill the cup, then drink it.'))).toContain('F3')
})

test.each([
  ['12 + 9', 'kindergarten', true],
  ['10 + 6', 'kindergarten', false],
  ['7 + 2', 'kindergarten', false],
  ['1/2', 'kindergarten', true],
  ['3 × 4', '1st', true],
  ['1/4', '1st', false],
  ['1/5', '2nd', true],
  ['$2.50', '2nd', false],
  ['2.5', '2nd', true],
  ['8 × 7', '3rd', false],
  ['1,204 people', '2nd', true],
  ['0.125', '4th', true],
  ['0.125', '5th', false],
] as const)('%s on a page of %s goes beyond the grade: %s', (text, grade, isOver) => {
  expect(overLimit(text.replace(/(\d),(\d)/g, '$1$2'), grade) !== null).toBe(isOver)
})

test('products are held against the tables of the grade', () => {
  expect(overProduct('98 × 7', '3rd')).toContain('98 × 7')
  expect(overProduct('120 ÷ 8', '3rd')).toContain('120 ÷ 8')
  expect(overProduct('8 × 7', '3rd')).toBeNull()
})

test('names of others are found, plain words and the theme itself let through', () => {
  expect(protectedNamesIn('They meet Zelda at dawn.', 'farm-life')).toEqual(['Zelda'])
  expect(protectedNamesIn('The hero, Link, waits.', 'legend-of-zelda')).toEqual(['Link'])
  expect(protectedNamesIn('Link the cards in a chain.', 'legend-of-zelda')).toEqual([])
  expect(protectedNamesIn('Harry Potter: five days of spells', 'harry-potter', true)).toEqual([])
  expect(protectedNamesIn('Harry Potter: five days of spells', 'harry-potter')).toEqual(['Harry Potter'])
  expect(protectedNamesIn('Build with legos and popsicle sticks at Zora-like speed.', 'lego')).toEqual([])
})
