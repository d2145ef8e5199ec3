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

test("the operator's table in the docs is the table of the settings", async () => {
  const docs = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const rows = configTable.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`)
  expect(docs).toContain(`|---|---|---|\n${rows.join('\n')}\n\n`)
})
