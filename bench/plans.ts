import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSeconds } from './process-tree.ts'
import { type Row, row } from './row.ts'

const plans = 15
const largePlans = 6
const warmUp = 3

/** What every plan of the bench has in common. */
const child = {
  childName: 'Mia',
  childAge: 7,
  childGrade: '2nd',
  learningStyle: 'visual',
  interests: ['dinosaurs'],
  theme: 'space-explorers',
  difficulty: 'easy',
}
const small = { ...child, subjects: ['math', 'science'], duration: 30, length: 5 }

/** A whole application on a folder of its own; plans asked for one after another over HTTP. */
export async function planBench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pencil-quest-bench-'))
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), RATE_LIMIT: 'off', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const site = `http://127.0.0.1:${port}`
    await readyWithBrowser(site)
    return await measure(site, await family(site), [server.pid ?? 0, databasePid(folder)])
  } finally {
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(site: string, headers: Record<string, string>, processes: number[]): Promise<Row[]> {
  for (let seed = 0; seed < warmUp; seed++) await onePlan(site, headers, { ...small, seed })
  const cpuBefore = cpuSeconds(processes)
  const usual = await several(site, headers, small, plans)
  const cpu = (cpuSeconds(processes) - cpuBefore) / plans
  const large = { ...child, subjects: await allSubjects(site), duration: 90, length: 10 }
  const largest = await several(site, headers, large, largePlans)
  const what = `10 days, ${large.subjects.length} subjects, 90 minutes`
  return [
    row('5-day plan, 2 subjects: accepted to viewable', 'ms', 300, usual.viewable),
    row('accepted to packet and ZIP ready, browser warm', 'ms', 1500, usual.packed),
    row('CPU seconds a plan, all in', 's', 2.5, [cpu]),
    row(`${what}: accepted to viewable`, 'ms', 300, largest.viewable),
    row(`${what}: accepted to packet and ZIP ready`, 'ms', 4000, largest.packed),
  ]
}

async function several(site: string, headers: Record<string, string>, request: object, count: number) {
  const viewable: number[] = []
  const packed: number[] = []
  for (let i = 0; i < count; i++) {
    const times = await onePlan(site, headers, { ...request, seed: 100 + i })
    viewable.push(times.viewable)
    packed.push(times.packed)
  }
  return { viewable, packed }
}

async function allSubjects(site: string): Promise<string[]> {
  const options = (await (await fetch(`${site}/api/plan-options`)).json()) as { subjects: { slug: string }[] }
  return options.subjects.map(({ slug }) => slug)
}

/** Milliseconds from acceptance to the events that say so. */
async function onePlan(site: string, headers: Record<string, string>, request: object) {
  const answer = await fetch(`${site}/api/learning-plan/generate`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
  })
  const accepted = performance.now()
  if (answer.status !== 202) throw new Error(await answer.text())
  const { requestId } = (await answer.json()) as { requestId: string }
  const events = await fetch(`${site}/api/requests/${requestId}/events`, { headers })
  let viewable = Number.NaN
  let text = ''
  for await (const chunk of events.body ?? []) {
    text += new TextDecoder().decode(chunk)
    if (text.includes('"status":"failed"')) throw new Error(text)
    if (Number.isNaN(viewable) && text.includes('"status":"completed"')) viewable = performance.now() - accepted
    if (text.includes('"stage":"done"')) return { viewable, packed: performance.now() - accepted }
  }
  throw new Error(`The events of ${requestId} ended early`)
}

async function family(site: string): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      email: 'bench@example.org',
      password: 'a long bench phrase',
      firstName: 'Be',
      lastName: 'Nch',
    }),
  })
  const { sessionToken } = (await answer.json()) as { sessionToken: string }
  return { ...json, authorization: `Bearer ${sessionToken}` }
}

async function readyWithBrowser(site: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${site}/readyz`).catch(() => null)
    const body = answer?.ok ? ((await answer.json()) as { parts: { browser: string } }) : null
    if (body?.parts.browser === 'ok') return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The server did not get ready with a browser')
}

function databasePid(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
