import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Turnstile } from './turnstile.ts'

/** OWASP's parameters for Argon2id. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const hashing = new Turnstile(2, 60)
const derive = promisify(argon2)

/** Argon2id in PHC form, of the password in Unicode's compatibility form. Refuses with `too_many` under a flood. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`
}

/** Without a stored hash it takes the same time and is false, so that time does not tell who has an account. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? '')
  if (!read) {
    await tagOf(password, randomBytes(16), cost)
    return false
  }
  const [, memory, passes, parallelism, nonce = '', tag = ''] = read
  const expected = Buffer.from(tag, 'base64')
  const storedCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await tagOf(password, Buffer.from(nonce, 'base64'), storedCost)
  return expected.length === found.length && timingSafeEqual(expected, found)
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'), 'utf8')
  return hashing.pass(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
}
