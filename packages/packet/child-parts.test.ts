import type { Activity } from '@pencil-quest/contract/plan-document'
import { expect, test } from 'vitest'
import { childParts, toldParts } from './pages/child-parts.ts'

const task = [
  'Win the lamps.\nChoose a hop or a spin.',
  'New word: regroup – to trade ten ones for one ten.',
  '1. What is 8 + 5?\n2. What is 9 + 4?',
  'Then do your worksheet "Lamps".',
]
const labelled = [
  ['Play', task[0]],
  ['Words', task[1]],
  ['Questions', task[2]],
  ['At the end', task[3]],
]
const written = (fields: Partial<Activity>) =>
  childParts({ lessonTitle: 'Lamps', description: '', ...fields } as Activity).map(({ label, text }) => [label, text])
const inAll = task.join('\n\n')

test.each<[string, Partial<Activity>, unknown]>([
  ['a', { forStudents: `It is dark.\n\n${inAll}` }, [['Story', 'It is dark.'], ...labelled]],
  ['c', { story: 'It is dark.', whatTheyWillDo: inAll }, [['Story', 'It is dark.'], ...labelled]],
  [
    'd',
    { storySetup: 'It is dark.', activityContent: inAll, themedLearningOutcome: 'Light!' },
    [['Story', 'It is dark.'], ...labelled.slice(0, 3), ['At the end', `${task[3]}\nLight!`]],
  ],
  [
    'b',
    { worldToday: 'It is dark.', childRole: 'You are the keeper.', missionObjective: inAll },
    [['Story', 'It is dark.'], ['Play', task[0]], ...labelled.slice(1)],
  ],
])('layout %s is read in parts', (_layout, fields, parts) => {
  expect(written(fields)).toEqual(parts)
})

test('a page that tells the whole game reads the child what to choose, and nothing of it twice', () => {
  const of = (text: string, meta: object) =>
    toldParts({ lessonTitle: 'Lamps', description: '', whatTheyWillDo: text, story: 'It is dark.', meta } as never).map(
      ({ label, text: said }) => [label, said],
    )
  const told = [['Story', 'It is dark.'], ['Choice', 'Choose a hop or a spin.'], ...labelled.slice(1)]
  expect(of(inAll, { questions: [] })).toEqual(told)
  const leaning = 'Walk home.\nDraw a road. Choose what it has: a bridge or a loop.'
  expect(of(leaning, { questions: [] })[1]).toEqual(['Choice', leaning.slice(leaning.indexOf('Draw'))])
  expect(of('Knock once. Choose: slow or fast?', { questions: [] })[1]?.[1]).toBe('Knock once. Choose: slow or fast?')
  expect(of('Win the lamps.', { questions: [] })).toEqual([['Story', 'It is dark.']])
  expect(of('Win the lamps.', {})).toEqual([
    ['Story', 'It is dark.'],
    ['Play', 'Win the lamps.'],
  ])
})

test('a text of another engine without parts stays as it is, and nothing of it is lost', () => {
  expect(written({ forStudents: 'Count the lamps.\nThen draw them.' })).toEqual([
    ['', 'Count the lamps.\nThen draw them.'],
  ])
  expect(written({ activityContent: '1. Count.\n2. Draw.\n\nHave fun!' })).toEqual([
    ['Questions', '1. Count.\n2. Draw.'],
    ['At the end', 'Have fun!'],
  ])
})
