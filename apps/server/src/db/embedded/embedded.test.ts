import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { databaseFolder } from './folder.ts'
import { readPostmaster } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'

const holder = join(import.meta.dirname, '../../testing/hold-data-folder.ts')
let dataDir = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pencil-quest-keeper-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await (await startEmbedded(dataDir)).stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Another application on the same data folder: the first line that it says. */
async function application(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = await once(createInterface(child.stdout), 'line')
  return { child, said }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const isServing = async () => (await readPostmaster(databaseFolder(dataDir))) !== undefined

test('makes a database that only its password opens, and stops with its last user', async () => {
  const server = await startEmbedded(dataDir)
  const url = await server.ensureDatabase('one')
  expect(await query(url, 'select current_setting($$data_checksums$$) as sums')).toEqual([{ sums: 'on' }])
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  expect((await stat(databaseFolder(dataDir).passwordFile)).mode & 0o777).toBe(0o600)
  const second = await startEmbedded(dataDir)
  expect(second.adopted).toBe(true)
  await server.stop()
  expect(await query(second.urlOf('one'), 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await isServing()).toBe(false)
})

test('two that start at once share one server', async () => {
  const [one, two] = await Promise.all([startEmbedded(dataDir), startEmbedded(dataDir)])
  expect(one.pid()).toBe(two.pid())
  await Promise.all([one.stop(), two.stop()])
  expect(await isServing()).toBe(false)
})

test('a second application is refused; after a kill -9 the next adopts the living server', async () => {
  const first = await application()
  expect(first.said).toMatch(/^open /)
  const url = first.said.slice(5)
  await query(url, 'create table kept (value integer); insert into kept values (42)')
  const second = await application()
  expect(second.said).toMatch(/^refused Pencil Quest is already running on the data folder/)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])

  const before = await readPostmaster(databaseFolder(dataDir))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const third = await application()
  expect(third.said).toMatch(/^open /)
  expect((await readPostmaster(databaseFolder(dataDir)))?.pid).toBe(before?.pid)
  expect(await query(url, 'select value from kept')).toEqual([{ value: 42 }])
  third.child.kill('SIGTERM')
  expect(await once(third.child, 'exit')).toEqual([0, null])
  expect(await isServing()).toBe(false)
})

test('a server that is killed is started again, on the same port', async () => {
  const server = await startEmbedded(dataDir)
  const url = await server.ensureDatabase('one')
  const before = server.pid()
  process.kill(before, 'SIGKILL')
  for (let tries = 0; tries < 200 && server.pid() === before; tries += 1) await pause(50)
  expect(server.pid()).not.toBe(before)
  expect(server.urlOf('one')).toBe(url)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('a folder that another version made is refused with the mend', async () => {
  const file = join(databaseFolder(dataDir).cluster, 'PG_VERSION')
  const right = await readFile(file, 'utf8')
  await writeFile(file, '12\n')
  await expect(startEmbedded(dataDir)).rejects.toThrow(/made by PostgreSQL 12.*brings 18/s)
  await writeFile(file, right)
})

test('a system without a package is told about DATABASE_URL', async () => {
  await expect(findBinaries('aix-ppc64')).rejects.toThrow(/Set DATABASE_URL/)
})
