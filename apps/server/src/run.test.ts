import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFolder } from './db/embedded/folder.ts'
import { readPostmaster } from './db/embedded/postmaster.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { planRequestBody } from './testing/factory.ts'

let dataDir = ''
const processes: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pencil-quest-run-'))
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await (await startEmbedded(dataDir)).stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  address: string
  output(): string
}

/** A server process on the data folder whose engine takes so long. */
async function serve(milliseconds: number, changed: Record<string, string> = {}): Promise<Running> {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/serve-small.ts'), String(milliseconds)], {
    env: { ...environment, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production', ...changed },
  })
  processes.push(child)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  for (let waited = 0; waited < 15_000; waited += 20) {
    const [, address] = /is ready: (\S+)/.exec(output) ?? []
    if (address) return { child, address, output: () => output }
    if (child.exitCode !== null) break
    await pause(20)
  }
  throw new Error(`The server did not start:\n${output}`)
}

async function send(address: string, method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const person = { email: 'canary@example.org', password: 'canary password 7', firstName: 'Pat', lastName: 'Parent' }
let token = ''

test('the first start makes an admin and tells the password once', async () => {
  const server = await serve(0)
  expect(server.output()).toMatch(/First admin: user name admin, password \S{16} \(shown only now\)/)
  token = String((await send(server.address, 'POST', '/api/register', undefined, person)).body.sessionToken)
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
  expect(await readPostmaster(databaseFolder(dataDir))).toBeUndefined()
})

test('a plan whose process was killed is finished by the next one, once', async () => {
  const first = await serve(60_000)
  expect(first.output()).not.toContain('First admin')
  const asked = planRequestBody({ childName: 'Canaryname' })
  const { body } = await send(first.address, 'POST', '/api/learning-plan/generate', token, asked)
  const path = `/api/requests/${body.requestId}/status-detailed`
  const stage = async () => Object(Object((await send(first.address, 'GET', path, token)).body.detailed).pendingRequest)
  while ((await stage()).stage !== 'composing') await pause(20)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await serve(0)
  const status = () => send(second.address, 'GET', `/api/requests/${body.requestId}/status`, token)
  const begun = Date.now()
  while ((await status()).body.status === 'processing') await pause(50)
  expect(Date.now() - begun).toBeLessThan(5000)
  expect((await status()).body).toMatchObject({ status: 'completed', planId: body.id })
  for (const { output } of [first, second]) expect(output()).not.toMatch(/canary/i)
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
})

test('a database that dies answers 503 and comes back by itself', async () => {
  const server = await serve(0)
  const user = () => send(server.address, 'GET', '/api/auth/user', token)
  expect((await user()).status).toBe(200)
  const postmaster = await readPostmaster(databaseFolder(dataDir))
  process.kill(postmaster?.pid ?? 0, 'SIGKILL')
  const seen = new Set<number>()
  for (let tries = 0; tries < 300; tries += 1) {
    const { status } = await user()
    seen.add(status)
    if (status === 200 && seen.has(503)) break
    await pause(20)
  }
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await user()).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
})

test('a stop lets the plan in the making finish', async () => {
  const server = await serve(800)
  const { body } = await send(
    server.address,
    'POST',
    '/api/learning-plan/generate',
    token,
    planRequestBody({ seed: 3 }),
  )
  await pause(200)
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
  const next = await serve(60_000)
  expect((await send(next.address, 'GET', `/api/requests/${body.requestId}/status`, token)).body.status).toBe(
    'completed',
  )
  next.child.kill('SIGTERM')
  await once(next.child, 'exit')
})

test('a port that is taken is told, and the database does not stay behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await expect(serve(0, { PORT: String(port) })).rejects.toThrow(`Port ${port} is taken. Choose another one with PORT.`)
  expect(await readPostmaster(databaseFolder(dataDir))).toBeUndefined()
  taken.close()
})

test('settings that cannot be used are told all at once', async () => {
  await expect(serve(0, { PORT: 'x', MODES: 'all' })).rejects.toThrow(/PORT: .*\n.*MODES: /)
})
