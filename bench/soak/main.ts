import { availableParallelism, loadavg } from 'node:os'
import { Scene } from '../faults/scene.ts'
import { openPages } from './open-pages.ts'
import { plansInARow } from './plans-in-a-row.ts'

/** An application under long and wide use. */
const wanted = process.argv.slice(2)
const [load] = loadavg()
console.log(`${availableParallelism()} cores, load ${load?.toFixed(1)} at the start, Node ${process.versions.node}\n`)
// As scripts/start.mjs does; the application inherits it.
process.env.NODE_OPTIONS = '--max-old-space-size=512'
const scene = new Scene('soak')
await scene.start()
const kept: boolean[] = []
if (wanted.length === 0 || wanted.includes('pages')) kept.push(await openPages(scene))
if (wanted.length === 0 || wanted.includes('plans')) kept.push(await plansInARow(scene))
const { broken } = await scene.end()
for (const what of broken) console.log(`BROKEN: ${what}`)
const isKept = kept.every(Boolean) && broken.length === 0
console.log(isKept ? '\nEvery bar was kept.' : '\nA bar was missed.')
process.exitCode = isKept ? 0 : 1
