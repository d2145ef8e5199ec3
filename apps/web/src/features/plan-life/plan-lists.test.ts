import type { PlanSummary } from '@pencil-quest/contract/plans'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hidePlans } from './plan-lists.ts'

const list = ['/api/learning-plans/me', 'or nothing']
const one = ['/api/learning-plan/7']
const plan = (id: number) => ({ id }) as PlanSummary

function clientWith(plans: PlanSummary[] | null) {
  const client = new QueryClient()
  client.setQueryData(list, plans)
  client.setQueryData(one, { success: true })
  return client
}

test('a hidden plan leaves the lists and nothing else, and comes back', async () => {
  const client = clientWith([plan(7), plan(8)])
  const { restore } = await hidePlans(client, ({ id }) => id === 7)
  expect(client.getQueryData(list)).toEqual([plan(8)])
  expect(client.getQueryData(one)).toEqual({ success: true })
  restore()
  expect(client.getQueryData(list)).toEqual([plan(7), plan(8)])
})

test('a list that was not answered stays so', async () => {
  const client = clientWith(null)
  await hidePlans(client, () => true)
  expect(client.getQueryData(list)).toBeNull()
})
