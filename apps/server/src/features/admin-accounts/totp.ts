import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Seconds that a code is shown. */
const period = 30
const digits = 6

/** 160 bits in base 32, as authenticators take them. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

/** What an authenticator reads; RFC 6238 with its defaults. */
export function otpauthUri(secret: string, username: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** The step of a right code, now or one step off for clocks that disagree; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const step = Math.floor(now / 1000 / period)
  const given = Buffer.from(
    code
      .replace(/\s/g, '')
      .padEnd(digits)
      .slice(0, digits + 1),
  )
  const isRight = (at: number) => {
    const expected = Buffer.from(codeAt(secret, at))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return [step, step - 1, step + 1].find(isRight) ?? null
}

/** RFC 4226: the code of a counter. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const value = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(value).padStart(digits, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
