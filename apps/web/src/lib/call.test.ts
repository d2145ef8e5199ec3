import { login, logout } from '@pencil-quest/contract/accounts'
import { currentAdmin } from '@pencil-quest/contract/admin/accounts'
import { changeProfile } from '@pencil-quest/contract/profiles'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { CallError, messageOf } from './call-error.ts'

const fetched = vi.fn<typeof fetch>()

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

function answer(body: string, init: ResponseInit) {
  fetched.mockResolvedValue(new Response(body, init))
  vi.stubGlobal('fetch', fetched)
}

function tokens(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
}

// Shows: calls.error
test('an error says `status: body` and carries what the body says', async () => {
  const body = JSON.stringify({
    success: false,
    message: 'Invalid email or password',
    error: 'Invalid email or password',
    code: 'wrong_credentials',
    issues: [{ path: 'email', message: 'Please enter a valid email address' }],
  })
  answer(body, { status: 401 })
  const error = await call(login, { body: { email: 'a@b.co', password: 'x' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message: `401: ${body}`, status: 401, code: 'wrong_credentials' })
  expect(messageOf(error, 'Login failed')).toBe('Invalid email or password')
  expect((error as CallError).issues).toHaveLength(1)
})

// Shows: calls.error
test('an empty body gives the status text, and the fallback is shown', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' })
  const error = await call(logout).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: '502: Bad Gateway' })
  expect(messageOf(error, 'Logout failed')).toBe('Logout failed')
})

test('a body that is no JSON is kept as text', async () => {
  answer('<html>', { status: 500 })
  await expect(call(logout)).rejects.toMatchObject({ message: '500: <html>', serverMessage: undefined, issues: [] })
})

test('a server that is not reached gives the fallback', () => {
  expect(messageOf(new TypeError('Failed to fetch'), 'Login failed')).toBe('Login failed')
})

// Shows: calls.shared
test('sends JSON, cookies and the session token before the admin token', async () => {
  tokens({ sessionToken: 'parent', 'admin-token': 'admin' })
  answer('{}', { status: 200 })
  await call(changeProfile, { params: { id: 7 }, body: { name: 'Mia' } })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/child-profiles/7')
  expect(init).toMatchObject({
    method: 'PATCH',
    credentials: 'include',
    body: '{"name":"Mia"}',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer parent' },
  })
})

// Shows: calls.shared, demo.header, admin-session.shared, admin-session.token
test('without a session token the admin token is sent, and the demo address adds its header', async () => {
  tokens({ 'admin-token': 'admin' })
  vi.stubGlobal('location', { search: '?demo=true' })
  answer('{}', { status: 200 })
  await call(logout)
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer admin', 'x-demo-mode': 'true' })
})

// Shows: admin-session.required
test('a call of the admins is not sent without a token', async () => {
  tokens({})
  vi.stubGlobal('fetch', fetched)
  await expect(call(currentAdmin)).rejects.toThrow('Admin authentication required')
  expect(fetched).not.toHaveBeenCalled()
})
