import { composePlan } from '@pencil-quest/planner/compose'
import { expect, test } from 'vitest'
import { compareSeeds } from './compare-seeds.ts'
import { changed, firstActivity, passingPlan, sampleRequest } from './testing/sample.ts'

const plan = passingPlan(composePlan)
const other = passingPlan(composePlan, { ...sampleRequest, seed: 12 })

test('an engine that gives another plan for the same seed fails', () => {
  const again = changed(plan, (copy) => {
    firstActivity(copy).description += ' '
  })
  expect(compareSeeds(plan, again, other)).toMatchObject({ isSame: false, passed: false })
})

test('an engine that hardly changes with the seed fails', () => {
  expect(compareSeeds(plan, plan, plan)).toMatchObject({ isSame: true, changed: 0, passed: false })
})

test('the built-in engine passes', () => {
  expect(compareSeeds(plan, passingPlan(composePlan), other).passed).toBe(true)
})
