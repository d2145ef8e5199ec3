import { currentUser } from '@pencil-quest/contract/accounts'
import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, refreshPaths } from './query-client.ts'
import { read, readOrNothing } from './reads.ts'

const years = 10 * 365 * 24 * 3600 * 1000
const client = createQueryClient(() => {})
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  client.clear()
  fetched.mockReset()
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (status: number) => fetched.mockImplementation(async () => new Response('{"id":"7"}', { status }))

// Shows: calls.reads
test('a read never expires, does not poll, and is not repeated when the window comes back', async () => {
  answer(200)
  const observer = new QueryObserver(client, read(currentUser))
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ id: '7' }))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(Date.now() + years)
  for (const isFocused of [false, true]) focusManager.setFocused(isFocused)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await client.fetchQuery(read(currentUser))).toEqual({ id: '7' })
  expect(observer.getCurrentResult().isStale).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
  stop()
})

// Shows: calls.reads, calls.unauthorized
test('a read that fails is not retried, a 401 throws as well', async () => {
  for (const status of [500, 401]) {
    answer(status)
    await expect(client.fetchQuery(read(currentUser))).rejects.toMatchObject({ status })
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockReset()
  }
})

// Shows: calls.unauthorized
test('a read that says so takes a 401 for nothing, and no other failure', async () => {
  answer(401)
  expect(await client.fetchQuery(readOrNothing(currentUser))).toBeNull()
  client.clear()
  answer(500)
  await expect(client.fetchQuery(readOrNothing(currentUser))).rejects.toMatchObject({ status: 500 })
})

// Shows: calls.writes
test('a write that fails is not retried', async () => {
  const write = vi.fn(() => Promise.reject(new Error('no')))
  const observer = new MutationObserver(client, { mutationFn: write })
  await expect(observer.mutate()).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(1)
})

// Shows: calls.writes
test('the reads whose path begins so are read again, the others are not', async () => {
  const reads = { '/api/learning-plans/1': vi.fn(async () => []), '/api/child-profiles/1': vi.fn(async () => []) }
  const stops = Object.entries(reads).map(([path, queryFn]) =>
    new QueryObserver(client, { queryKey: [path], queryFn }).subscribe(() => {}),
  )
  await vi.advanceTimersByTimeAsync(0)
  await refreshPaths(client, '/api/learning-plan')
  expect(reads['/api/learning-plans/1']).toHaveBeenCalledTimes(2)
  expect(reads['/api/child-profiles/1']).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
})
