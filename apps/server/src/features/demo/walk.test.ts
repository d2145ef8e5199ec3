import { uuidSchema } from '@pencil-quest/contract/ids'
import { describe, expect, test } from 'vitest'
import { samplePlans } from './sample-family.ts'
import { beginWalk, finishedStages, walkAt } from './walk.ts'

const began = Date.UTC(2026, 0, 31, 12)
const whole = finishedStages.reduce((sum, { milliseconds }) => sum + milliseconds, 0)

describe('a walk', () => {
  const id = beginWalk(10, began)

  test('has an id of its own for each moment and length', () => {
    expect(uuidSchema.safeParse(id).success).toBe(true)
    expect(new Set([id, beginWalk(5, began), beginWalk(10, began + 1)]).size).toBe(3)
  })

  test('begins in line, shows the plan before its package, and ends', () => {
    expect(walkAt(id, began)).toMatchObject({ status: 'processing', stage: 'waiting', finished: [] })
    expect(walkAt(id, began + 300)).toMatchObject({ status: 'processing', stage: 'composing' })
    expect(walkAt(id, began + whole - 1)).toMatchObject({
      status: 'completed',
      stage: 'packing',
      planId: samplePlans.tenDays.id,
    })
    const end = walkAt(id, began + whole)
    expect(end).toMatchObject({ status: 'completed', stage: 'done', finished: finishedStages, moves: [] })
    expect(walkAt(id, began + 1e12)).toEqual(end)
  })

  test('says when it moves next', () => {
    const moves = walkAt(id, began + 300)?.moves ?? []
    expect(moves).toHaveLength(4)
    expect(walkAt(id, began + 300 + (moves[0] ?? 0))?.stage).toBe('checking')
  })
})

test('ids of others are none, nor is one from the time to come', () => {
  expect(walkAt(crypto.randomUUID(), began)).toBeUndefined()
  expect(walkAt('', began)).toBeUndefined()
  expect(walkAt(beginWalk(5, began), began - 120_000)).toBeUndefined()
})

test('the plan in the making never gets to where it is late', () => {
  for (let minute = 0; minute < 600; minute += 1) {
    const now = began + minute * 61_000
    const state = walkAt(samplePlans.inTheMaking.requestId, now)
    expect(state).toMatchObject({ status: 'processing', stage: 'composing', planId: samplePlans.inTheMaking.id })
    const seconds = (now - (state?.createdAt.getTime() ?? 0)) / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(240)
  }
})
