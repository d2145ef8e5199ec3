import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtinEngine } from '../features/generation/builtin-engine.ts'
import { runCli, startApplication } from '../testing/application.ts'
import { dataFolderWithBrowser } from '../testing/browser-folder.ts'
import { planRequestBody, profileBody } from '../testing/factory.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { everyTable } from './stored-tables.ts'

let server: TestServer
let dataDir = ''
let fresh = ''
let place = ''
const archive = () => join(place, 'full.tar.gz')
/** What the backed-up database and folder are. */
const there = () => ({ DATA_DIR: dataDir, DATABASE_URL: server.database.url })

beforeAll(async () => {
  dataDir = await dataFolderWithBrowser()
  fresh = await dataFolderWithBrowser()
  place = await mkdtemp(join(tmpdir(), 'pencil-quest-backups-'))
  server = await startTestServer({ DATA_DIR: dataDir }, { engine: builtinEngine, checkPlan, packages: undefined })
}, 60_000)
afterAll(async () => {
  await server.end()
  for (const folder of [dataDir, fresh, place]) await rm(folder, { recursive: true, force: true })
})

const families: { id: string; token: string; email: string; planIds: number[] }[] = []

async function askForPlan(token: string, childName: string, seed: number) {
  const wanted = { childName, theme: 'animal-kingdom', subjects: ['science'], length: 5, duration: 30, seed }
  const { body } = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody(wanted) })
  return { planId: body.id as number, requestId: body.requestId as string }
}

async function finished(token: string, requestId: string): Promise<void> {
  await (
    await fetch(`${server.address}/api/requests/${requestId}/events`, { headers: { authorization: `Bearer ${token}` } })
  ).text()
}

async function manifestOf(file: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(execFileSync('tar', ['-xzOf', file, 'manifest.json'], { encoding: 'utf8' })))
}

/** What must be the same after a restore. */
function content({ tables, files, counters }: Manifest) {
  return { tables, files, counters }
}

test('every table of the migrations is kept or named as made anew', async () => {
  const { rows } = await server.database.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  expect(rows.map(({ name }) => name)).toEqual([...everyTable].sort())
})

test('arguments, a folder without a database and a file that is no backup are refused', async () => {
  expect(await runCli('backup', [], there())).toMatchObject({ code: 2, output: expect.stringContaining('--out') })
  const nowhere = await runCli('backup', ['--out', join(place, 'no.tar.gz')], { DATA_DIR: join(place, 'none') })
  expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('There is no database in the data folder') })
  await writeFile(join(place, 'text'), 'not an archive')
  const text = await runCli('restore', ['--from', join(place, 'text')], { DATA_DIR: fresh })
  expect(text).toMatchObject({ code: 1, output: expect.stringContaining('damaged and nothing was changed') })
})

test('families, plans and packages are backed up while plans are being made', async () => {
  for (const name of ['Ana', 'Zoë "Q" \u2028 $&', 'Bo']) {
    const { id, token, email } = await server.parent()
    await server.send('POST', '/api/child-profiles', { token, body: profileBody({ name }) })
    const { planId, requestId } = await askForPlan(token, name, 1)
    await finished(token, requestId)
    families.push({ id, token, email, planIds: [planId] })
  }
  const [busy] = families
  if (!busy) throw new Error('no family')
  let isOver = false
  const load = (async () => {
    for (let seed = 10; !isOver; seed += 1) {
      const { planId } = await askForPlan(busy.token, 'Ana', seed)
      busy.planIds.push(planId)
      await pause(100)
    }
  })()
  const made = await runCli('backup', ['--out', archive()], there())
  isOver = true
  await load
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^Backed up 3 families, 3 children, \d+ plans/) })
  expect((await readdir(place)).filter((name) => name.includes('parts'))).toEqual([])
  const again = await runCli('backup', ['--out', archive()], there())
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is there already') })
  const manifest = await manifestOf(archive())
  expect(manifest.files.length).toBeGreaterThanOrEqual(6)
}, 60_000)

test('a restore into a database that is in use or not empty is refused', async () => {
  const used = await runCli('restore', ['--from', archive()], { ...there(), DATA_DIR: fresh })
  expect(used).toMatchObject({ code: 1, output: expect.stringContaining('Pencil Quest is running on this database') })
})

test('a backup that lost a byte changes nothing', async () => {
  const tar = gunzipSync(await readFile(archive()))
  const at = tar.indexOf('@example.org')
  tar.write('#', at)
  await writeFile(join(place, 'bad.tar.gz'), gzipSync(tar))
  const bad = await runCli('restore', ['--from', join(place, 'bad.tar.gz')], { DATA_DIR: fresh })
  expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('users is not as it was written') })
  await writeFile(join(place, 'short.tar.gz'), (await readFile(archive())).subarray(0, 5000))
  const short = await runCli('restore', ['--from', join(place, 'short.tar.gz')], { DATA_DIR: fresh })
  expect(short).toMatchObject({ code: 1, output: expect.stringContaining('damaged and nothing was changed') })
  expect(await readdir(fresh)).toEqual(['browser'])
})

test('a newer backup is refused', async () => {
  const manifest = await manifestOf(archive())
  await writeFile(join(place, 'manifest.json'), JSON.stringify({ ...manifest, schema: 9999 }))
  execFileSync('tar', ['-czf', join(place, 'newer.tar.gz'), '-C', place, 'manifest.json'])
  const newer = await runCli('restore', ['--from', join(place, 'newer.tar.gz')], { DATA_DIR: fresh })
  expect(newer).toMatchObject({ code: 1, output: expect.stringContaining('made by a newer version') })
})

test('everything is there again on a fresh folder, and what was open ends', async () => {
  const restored = await runCli('restore', ['--from', archive()], { DATA_DIR: fresh })
  expect(restored.output).toMatch(/^Restored 3 families, 3 children/)
  expect(restored.output).toMatch(/[1-9]\d* plans were in the making/)
  expect(restored.output).toContain('Everybody signs in again.')
  expect(restored.code).toBe(0)
  const second = join(place, 'second.tar.gz')
  expect((await runCli('backup', ['--out', second], { DATA_DIR: fresh })).code).toBe(0)
  const before = await manifestOf(archive())
  expect(content(await manifestOf(second))).toEqual(content(before))
  const full = await runCli('restore', ['--from', archive()], { DATA_DIR: fresh })
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })

  const application = await startApplication({ DATA_DIR: fresh })
  try {
    const running = await runCli('restore', ['--from', archive(), '--replace'], { DATA_DIR: fresh })
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('already running') })
    const beside = await runCli('backup', ['--out', join(place, 'third.tar.gz')], { DATA_DIR: fresh })
    expect(beside.code).toBe(0)
    for (const family of families) {
      const stale = await send(application.address, 'GET', '/api/auth/user', family.token)
      expect(stale.status).toBe(401)
      const login = { email: family.email, password: 'correct horse battery' }
      const { sessionToken } = (await (await send(application.address, 'POST', '/api/login', '', login)).json()) as {
        sessionToken: string
      }
      let plans: { id: number; status: string }[] = []
      for (let waited = 0; waited < 20_000; waited += 100) {
        plans = (await (
          await send(application.address, 'GET', `/api/learning-plans/${family.id}`, sessionToken)
        ).json()) as never
        if (plans.every(({ status }) => status !== 'processing')) break
        await pause(100)
      }
      expect(plans.map(({ status }) => status)).toEqual(plans.map(() => 'completed'))
      const pdf = await send(
        application.address,
        'POST',
        `/api/learning-plan/${family.planIds[0]}/pdf`,
        sessionToken,
        {},
      )
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  } finally {
    await application.stop()
  }
  const replaced = await runCli('restore', ['--from', archive(), '--replace'], { DATA_DIR: fresh })
  expect(replaced).toMatchObject({ code: 0, output: expect.stringMatching(/took the place of \d+ rows/) })
}, 120_000)

function send(address: string, method: string, path: string, token: string, body?: unknown) {
  return fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
