import { errorTable } from '@pencil-quest/contract/errors'
import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { withinWait } from './within-wait.ts'

test('a package that takes longer than the wait is answered with when to come back', async () => {
  const waiting = withinWait(new Promise(() => {}), () => {}, 0.05)
  await expect(waiting).rejects.toMatchObject({ code: 'package_waiting', retryAfter: 5 })
  expect(errorTable.package_waiting.status).toBe(503)
})

test('a package that fails is reported to the operator and told to the caller without its cause', async () => {
  const reported: unknown[] = []
  const cause = new Error('the browser fell over')
  const failing = withinWait(Promise.reject(cause), (error) => reported.push(error))
  await expect(failing).rejects.toMatchObject({ code: 'package_failed', message: errorTable.package_failed.message })
  expect(reported).toEqual([cause])
  expect(errorTable.package_failed.status).toBe(500)
})

test('an expected "no" goes through as it is, and what is ready is handed over', async () => {
  await expect(withinWait(Promise.reject(new Refusal('not_found')), () => {})).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await withinWait(Promise.resolve(Buffer.from('pdf')), () => {})).toEqual(Buffer.from('pdf'))
})
