import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSeconds } from './process-tree.ts'
import { type Row, row } from './row.ts'

const plans = 15
const warmUp = 3

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
  const viewable: number[] = []
  const packed: number[] = []
  let cpuBefore = 0
  for (let i = 0; i < warmUp + plans; i++) {
    if (i === warmUp) cpuBefore = cpuSeconds(processes)
    const times = await onePlan(site, headers, i)
    if (i < warmUp) continue
    viewable.push(times.viewable)
    packed.push(times.packed)
  }
  const cpu = (cpuSeconds(processes) - cpuBefore) / plans
  return [
    row('5-day plan, 2 subjects: accepted to viewable', 'ms', 300, viewable),
    row('accepted to packet and ZIP ready, browser warm', 'ms', 1500, packed),
    row('CPU seconds a plan, all in', 's', 2.5, [cpu]),
  ]
}

/** Milliseconds from acceptance to the events that say so. */
async function onePlan(site: string, headers: Record<string, string>, seed: number) {
  const answer = await fetch(`${site}/api/learning-plan/generate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      childName: 'Mia',
      childAge: 7,
      childGrade: '2nd',
      learningStyle: 'visual',
      interests: ['dinosaurs'],
      theme: 'space-explorers',
      subjects: ['math', 'science'],
      duration: 30,
      difficulty: 'easy',
      length: 5,
      seed,
    }),
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
