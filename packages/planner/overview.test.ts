import type { World } from '@pencil-quest/content/types'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { expect, test } from 'vitest'
import { overviewOf } from './overview.ts'

const world = { longDescription: 'A valley.', characters: [{ name: 'Noor', role: 'ranger' }] } as unknown as World
const activity = (primary: string) => ({
  subject: 'math',
  requiresWorksheet: primary === 'visual',
  meta: { skillId: `math.${primary}`, modality: { primary, secondary: ['visual'] } },
})
const days = [{ activities: ['visual', 'kinesthetic', 'kinesthetic'].map(activity) }] as unknown as Day[]
const overview = (request: object) =>
  overviewOf(
    {
      subjects: ['math'],
      length: 1,
      duration: 60,
      learningStyle: 'kinesthetic',
      interests: [],
      ...request,
    } as unknown as ComposeRequest,
    world,
    days,
  )

test('a plan says what it holds and what of it is chosen for this child', () => {
  const told = overview({ interests: ['trains', 'cooking'] })
  expect(told).toContain('1 days of 60 minutes: 2 skills')
  expect(told).toContain('goes with 1 of the activities')
  expect(told).toContain('{child} learns best by doing, and 2 of 3 activities lead with hands or feet.')
  expect(told).toContain('Questions and pauses take up trains and cooking.')
})

test('activities that only touch on a way of learning are told apart, and no interests are named where none were', () => {
  const told = overview({ learningStyle: 'visual' })
  expect(told).toContain('by seeing, and 1 of 3 activities lead with drawing, looking or showing, 2 more in part.')
  expect(told).not.toContain('Questions and pauses')
})
