import { setTimeout as pause } from 'node:timers/promises'
import { connectBeside } from '../faults/invariants.ts'
import type { Scene } from '../faults/scene.ts'
import { type Acknowledged, followStages } from '../faults/site.ts'

const pages = 300
const every = 5000
const duration = 60_000
/** Milliseconds. */
const bar = 100

/** Pages that each ask for their plan's status every 5 s, as the progress screen does where events do not get through. */
export async function openPages(scene: Scene): Promise<boolean> {
  const requests = await scene.ask(10)
  await Promise.all(requests.map((request) => followStages(scene.site, request, () => {})))
  const database = await connectBeside(scene.dataDir)
  try {
    const idle = await transactionsIn(database, () => pause(20_000))
    const times: number[] = []
    const busy = await transactionsIn(database, async () => {
      const polls = Array.from({ length: pages }, (_, page) => poll(scene.site, requests, page, times))
      await Promise.all(polls)
    })
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN
    const perPoll = (busy.count - (idle.count / idle.seconds) * busy.seconds) / times.length
    console.log(
      `${pages} open pages: ${times.length} polls, ${(times.length / busy.seconds).toFixed(0)} a second; ` +
        `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, most ${at(1).toFixed(1)} ms; ` +
        `${perPoll.toFixed(2)} queries a poll (${(idle.count / idle.seconds).toFixed(1)} a second without them)`,
    )
    return at(0.99) < bar && perPoll < 1.1
  } finally {
    await database.end()
  }
}

async function poll(site: string, requests: readonly Acknowledged[], page: number, times: number[]): Promise<void> {
  const request = requests[page % requests.length]
  if (!request) return
  await pause((page / pages) * every)
  for (let passed = 0; passed < duration; passed += every) {
    const started = performance.now()
    const answer = await fetch(`${site}/api/requests/${request.requestId}/status`, { headers: request.headers })
    await answer.text()
    const took = performance.now() - started
    if (!answer.ok) throw new Error(`A poll was answered with ${answer.status}`)
    times.push(took)
    await pause(Math.max(0, every - took))
  }
}

/** Each query outside of a transaction is one of its own. */
async function transactionsIn(
  database: Awaited<ReturnType<typeof connectBeside>>,
  act: () => Promise<unknown>,
): Promise<{ count: number; seconds: number }> {
  const read = async () => {
    const { rows } = await database.query(
      'select (xact_commit + xact_rollback)::float8 as count from pg_stat_database where datname = current_database()',
    )
    return rows[0].count as number
  }
  const [before, started] = [await read(), performance.now()]
  await act()
  // The server's processes tell their counts with a delay of a second.
  await pause(1500)
  const seconds = (performance.now() - started) / 1000
  return { count: (await read()) - before, seconds }
}
