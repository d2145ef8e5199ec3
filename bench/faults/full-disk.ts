import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenFiles } from './invariants.ts'
import { type Outcome, Scene } from './scene.ts'
import { isReady, waitUntil } from './site.ts'

const megabytes = 400

/** The whole data folder on a small file system that runs full, stays so for a while, and gets room again. */
export async function fullDisk(): Promise<Outcome> {
  const place = mkdtempSync(join(tmpdir(), 'pencil-quest-faults-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    rmSync(place, { recursive: true })
    const broken: string[] = []
    const none = { rounds: 0, acknowledged: 0, completed: 0, failed: 0, slowest: 0, broken }
    return { what: 'a full disk (not run: mounting a small disk needs root)', ...none }
  }
  try {
    return await fillUp(place)
  } finally {
    execFileSync('umount', ['-l', place])
    rmSync(place, { recursive: true })
  }
}

async function fillUp(place: string): Promise<Outcome> {
  const dataDir = join(place, 'data')
  execFileSync('mkdir', [dataDir])
  const scene = new Scene('a full disk', dataDir)
  await scene.start()
  const before = await scene.ask(1)
  await scene.check(before)
  for (const spare of [3_000_000, 300_000, 0]) {
    const ballast = join(place, 'ballast')
    const during = await scene.ask(1)
    fill(ballast, place, spare)
    const seen = new Set<number>()
    for (let tries = 0; tries < 8; tries += 1) {
      const accepted = await scene.ask(1)
      during.push(...accepted)
      const [old] = before
      if (old) {
        const read = await fetch(`${scene.site}/api/learning-plan/${old.planId}`, { headers: old.headers })
        await read.text()
        seen.add(read.status)
      }
      await pause(250)
    }
    const odd = [...seen].filter((status) => status !== 200 && status !== 503)
    if (odd.length > 0) scene.outcome.broken.push(`reads answered ${odd} with ${spare} bytes left`)
    if (await isReady(scene.site, false)) scene.outcome.broken.push('readyz says ready on a full disk')
    for (const old of before) {
      const files = await brokenFiles(scene.site, old)
      // 503 or a clean refusal is right here; half a file is not.
      scene.outcome.broken.push(...files.filter((what) => !/answers (?:503|507)/.test(what)))
    }
    rmSync(ballast)
    if ((await waitUntil(() => isReady(scene.site), 60)) === null) scene.outcome.broken.push('did not heal within 60 s')
    await scene.check(during, true)
  }
  return scene.end()
}

function fill(ballast: string, place: string, spare: number): void {
  const { bavail, bsize } = statfsSync(place)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - spare)))
  } catch {
    // The application was quicker with the last bytes: the disk is as full.
  }
}
