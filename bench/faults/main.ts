import { availableParallelism, loadavg } from 'node:os'
import { copiedFolder } from './copied-folder.ts'
import { fullDisk } from './full-disk.ts'
import { hungBrowser } from './hung-browser.ts'
import { killApplication, killBrowser, killDatabase } from './kills.ts'
import { type Outcome, Scene } from './scene.ts'

/** Breaks a real application in every way that is promised to be survived, and checks the promises after each. */
const scenarios: Record<string, () => Promise<Outcome>> = {
  application: () => killApplication(1),
  database: () => killDatabase(1),
  browser: () => killBrowser(1),
  hang: hungBrowser,
  disk: fullDisk,
  copy: copiedFolder,
}

const wanted = process.argv.slice(2)
const [load] = loadavg()
console.log(`${availableParallelism()} cores, load ${load?.toFixed(1)} at the start, Node ${process.versions.node}\n`)
let broken = 0
for (const [name, run] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  const outcome = await run().catch(async (error) => {
    for (const scene of Scene.open) await scene.abandon()
    throw error
  })
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${outcome.what}: ${outcome.rounds} rounds, ${outcome.acknowledged} acknowledged, ${outcome.completed} completed, ` +
      `${outcome.failed} failed, slowest over ${outcome.slowest.toFixed(1)} s after; ${seconds.toFixed(0)} s in all`,
  )
  for (const what of outcome.broken) console.log(`  BROKEN: ${what}`)
  broken += outcome.broken.length
}
console.log(broken === 0 ? '\nEverything promised was kept.' : `\n${broken} promises were broken.`)
process.exitCode = broken === 0 ? 0 : 1
