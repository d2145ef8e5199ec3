import { expect, test } from 'vitest'
import { codeAt, newSecret, stepOfCode } from './totp.ts'

/** The secret and the codes of RFC 6238, appendix B (SHA-1), cut to six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code)
})

test('a code is good for its step and one beside it, and no longer', () => {
  const now = 1_234_567_890_000
  const at = Math.floor(now / 30_000)
  for (const off of [-1, 0, 1]) expect(stepOfCode(secret, codeAt(secret, at + off), now)).toBe(at + off)
  for (const off of [-2, 2]) expect(stepOfCode(secret, codeAt(secret, at + off), now)).toBeNull()
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('"%s" is no code', (code) => {
  expect(stepOfCode(secret, code, 1_234_567_890_000)).toBeNull()
})

test('a secret is 160 bits in base 32, another each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})
