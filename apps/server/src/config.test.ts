import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configTable, readConfig } from './config.ts'

test('all problems are told at once, each with its mend', () => {
  const wrong = {
    PORT: '99999',
    MODES: 'api,web',
    PLAN_ENGINE: 'llm',
    DATABASE_URL: 'mysql://x',
    RATE_LIMIT: 'no',
    TRUST_PROXY: 'nginx',
  }
  const read = () => readConfig(wrong)
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`  ${name}: `))
  expect(read).toThrow(/Only the engine "builtin" is available/)
})

test('an empty environment, and empty values, give the defaults', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    modes: ['api', 'worker'],
    trustProxy: false,
    rateLimit: true,
  })
})

test('proxies are given by number or address', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2'])
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' })
  expect(typeof trustProxy === 'function' && [trustProxy('a', 0), trustProxy('a', 1)]).toEqual([true, false])
})

test('third-party sign-in is set up whole, and over an encrypted line', () => {
  expect(readConfig({}).thirdParty).toBeUndefined()
  const whole = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig(whole).thirdParty).toEqual({
    name: 'Google',
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  })
  expect(() => readConfig({ OIDC_CLIENT_ID: 'id' })).toThrow(/ {2}OIDC_CLIENT_SECRET: Set the id and the secret/)
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'x' })).toThrow(/ {2}OIDC_CLIENT_ID: Set the id and the secret/)
  expect(() => readConfig({ ...whole, OIDC_ISSUER: 'http://id.example.org' })).toThrow(/ {2}OIDC_ISSUER: Use https/)
  expect(readConfig({ ...whole, OIDC_ISSUER: 'http://localhost:9000' }).thirdParty?.issuer).toBe(
    'http://localhost:9000',
  )
})

test("the operator's table in the docs is the table of the settings", async () => {
  const docs = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const rows = configTable.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`)
  expect(docs).toContain(`|---|---|---|\n${rows.join('\n')}\n\n`)
})

test('mail needs its server and its sender', () => {
  const settings = {
    SMTP_URL: 'smtp://user:p%40ss@mail.example.org:587',
    MAIL_FROM: 'Pencil Quest <plans@example.org>',
  }
  expect(readConfig(settings).mail).toEqual({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  expect(readConfig({ MAIL_FROM: settings.MAIL_FROM }).mail).toBeUndefined()
  expect(() => readConfig({ SMTP_URL: settings.SMTP_URL })).toThrow(/MAIL_FROM: Name the sender/)
  expect(() => readConfig({ SMTP_URL: 'https://mail.example.org' })).toThrow(/SMTP_URL: Use smtp:/)
  for (const from of ['nobody', 'a@b.org\r\nBcc: c@d.org', 'A <a@b.org>, C <c@d.org>']) {
    expect(() => readConfig({ ...settings, MAIL_FROM: from })).toThrow(/MAIL_FROM: Use Name/)
  }
})
