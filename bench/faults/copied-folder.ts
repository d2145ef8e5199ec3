import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Outcome, Scene } from './scene.ts'

const rounds = 5

/**
 * The data folder copied while the application writes into it, and the copy started: near to what a power cut leaves,
 * as every file is caught at a moment of its own. It shows that a torn folder opens and keeps its promises. It does not
 * show that what was synced is on the disk: the copy also has what the system had only in memory.
 */
export async function copiedFolder(): Promise<Outcome> {
  const writer = new Scene('a copy of the folder, taken under the writer, started')
  await writer.start()
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await writer.ask(3)
    await pause(round * 150)
    const place = mkdtempSync(join(tmpdir(), 'pencil-quest-faults-copy-'))
    const copy = join(place, 'data')
    // Files that vanish under the copier are as good as not yet written.
    execFileSync('sh', ['-c', 'cp -a "$1" "$2" 2>/dev/null; true', 'sh', writer.dataDir, copy])
    // The copy must not find the living server of the original.
    rmSync(join(copy, 'postgres', 'cluster', 'postmaster.pid'), { force: true })
    rmSync(join(copy, 'postgres', 'port'), { force: true })
    const survivor = new Scene('copy', copy)
    await survivor.start()
    await survivor.check(acknowledged)
    const { outcome } = writer
    const { completed, failed, slowest, broken } = await survivor.end()
    outcome.rounds += 1
    outcome.acknowledged += acknowledged.length
    outcome.completed += completed
    outcome.failed += failed
    outcome.slowest = Math.max(outcome.slowest, slowest)
    outcome.broken.push(...broken)
    rmSync(place, { recursive: true, force: true })
  }
  return writer.end()
}
