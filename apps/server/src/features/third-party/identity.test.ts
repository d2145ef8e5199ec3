import { expect, test } from 'vitest'
import { createAttemptSeal } from './attempt.ts'
import { readIdentity } from './identity.ts'
import { isLoopbackHttp } from './settings.ts'

const claims = { iss: 'https://id.example.org', sub: '7' }

test.each([
  [{ given_name: 'Ada', family_name: 'Lovelace', name: 'A. L.' }, 'Ada', 'Lovelace'],
  [{ name: 'Ada Augusta Lovelace' }, 'Ada', 'Augusta Lovelace'],
  [{ name: 'Cher' }, 'Cher', null],
  [{ given_name: 'Ada', name: 'Ada Lovelace' }, 'Ada', null],
  [{ given_name: ' \u0000 ', family_name: 7 }, null, null],
  [{}, null, null],
])('names out of %o', (named, firstName, lastName) => {
  expect(readIdentity({ ...claims, ...named })).toMatchObject({ firstName, lastName })
})

test('a name is never longer than we keep, and never half a letter', () => {
  const { firstName } = readIdentity({ ...claims, given_name: `${'a'.repeat(79)}😀` })
  expect(firstName).toHaveLength(80)
  expect(firstName?.isWellFormed()).toBe(true)
})

test.each([
  [true, 'Ada@Example.org', 'ada@example.org'],
  ['true', 'ada@example.org', 'ada@example.org'],
  [false, 'ada@example.org', null],
  [undefined, 'ada@example.org', null],
  [1, 'ada@example.org', null],
  [true, 'ada', null],
  [true, undefined, null],
])('verified %o, e-mail %o', (isVerified, email, expected) => {
  expect(readIdentity({ ...claims, email, email_verified: isVerified }).verifiedEmail).toBe(expected)
})

test('nobody is somebody', () => {
  expect(() => readIdentity({ iss: 'https://id.example.org' })).toThrow()
})

test('a sign-in under way is opened by who sealed it, in time, and unchanged', () => {
  const attempt = { state: 's', nonce: 'n', verifier: 'v', next: '/plans', until: 1000 }
  const [own, foreign] = [createAttemptSeal('secret'), createAttemptSeal('another secret')]
  const sealed = own.seal(attempt)
  expect(own.open(sealed, 999)).toEqual(attempt)
  expect(own.open(sealed, 1000)).toBeUndefined()
  expect(foreign.open(sealed, 999)).toBeUndefined()
  const changed = Buffer.from(sealed, 'base64url')
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(own.open(changed.toString('base64url'), 999)).toBeUndefined()
  expect(own.open(sealed.slice(0, 20), 999)).toBeUndefined()
  expect(own.open(undefined, 999)).toBeUndefined()
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000/realm', true],
  ['http://[::1]:3000', true],
  ['https://localhost', false],
  ['http://localhost.example.org', false],
  ['http://127.0.0.1.example.org', false],
  ['http://192.168.1.2', false],
])('%s is plain http on this machine: %s', (address, isLoopback) => {
  expect(isLoopbackHttp(address)).toBe(isLoopback)
})
