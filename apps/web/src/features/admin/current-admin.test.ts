import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { currentAdminQuery } from './current-admin.ts'

const kept = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()
const ask = () => new QueryClient().fetchQuery({ ...currentAdminQuery, retry: false })

function answer(status: number, body: unknown, statusText = '') {
  kept.set('admin-token', 'a'.repeat(43))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status, statusText }))
  vi.stubGlobal('fetch', fetched)
}

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  kept.clear()
})

// Shows: admin-session.check
test('without a token nothing is asked', async () => {
  answer(200, {})
  kept.clear()
  expect(await ask()).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

// Shows: admin-session.check
test('a 401 forgets the token and means nobody', async () => {
  answer(401, { error: 'Please sign in to continue.' }, 'Unauthorized')
  expect(await ask()).toBeNull()
  expect(kept.has('admin-token')).toBe(false)
})

// Shows: admin-session.check
test('any other refusal throws status and status text, and keeps the token', async () => {
  answer(503, { error: 'The server is busy.' }, 'Service Unavailable')
  await expect(ask()).rejects.toThrow('503: Service Unavailable')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(kept.has('admin-token')).toBe(true)
})
