import { setTimeout as pause } from 'node:timers/promises'
import { databaseFolder } from '../../apps/server/src/db/embedded/folder.ts'
import { readPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts'
import { moments, waitFor } from './moments.ts'
import { browserOf } from './processes.ts'
import { type Outcome, Scene } from './scene.ts'
import { isReady, waitUntil } from './site.ts'

/** Plans in the making when the fault strikes. */
const together = 3

export async function killApplication(repeats: number): Promise<Outcome> {
  const scene = new Scene('kill -9 of the application')
  await scene.start()
  for (const moment of rounds(repeats)) {
    const acknowledged = await scene.ask(together)
    const [first] = acknowledged
    if (first) await waitFor(moment, scene.site, first)
    await scene.kill()
    await scene.start()
    await scene.check(acknowledged)
  }
  return scene.end()
}

export async function killDatabase(repeats: number): Promise<Outcome> {
  const scene = new Scene('kill -9 of the embedded PostgreSQL')
  await scene.start()
  // Every job that was running waits for its heartbeat to run out: fewer rounds.
  for (const moment of rounds(repeats).filter((_, index) => index % 3 === 0)) {
    const acknowledged = await scene.ask(together)
    const [first] = acknowledged
    if (first) await waitFor(moment, scene.site, first)
    process.kill((await readPostmaster(databaseFolder(scene.dataDir)))?.pid ?? 0, 'SIGKILL')
    await pause(100)
    if ((await waitUntil(() => isReady(scene.site), 60)) === null) scene.outcome.broken.push('not ready within 60 s')
    await scene.check(acknowledged)
  }
  return scene.end()
}

export async function killBrowser(repeats: number): Promise<Outcome> {
  const scene = new Scene('kill -9 of the browser while packing')
  await scene.start()
  for (const moment of rounds(repeats).filter(({ stage }) => stage === 'packing')) {
    const acknowledged = await scene.ask(together)
    const [first] = acknowledged
    if (first) await waitFor(moment, scene.site, first)
    const browser = browserOf(scene.pid)
    if (browser) process.kill(browser, 'SIGKILL')
    await scene.check(acknowledged)
  }
  return scene.end()
}

function rounds(repeats: number) {
  return Array.from({ length: repeats }, () => moments).flat()
}
