import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { sheetKinds } from '@pencil-quest/contract/sheets'
import type { Proof } from '@pencil-quest/planner/proof'

/** Draws pages of every kind and works out every key again: 100,000 answers a kind unless told otherwise. */
const { values } = parseArgs({
  options: { items: { type: 'string' }, seed: { type: 'string' }, kind: { type: 'string', multiple: true } },
})
const items = Number(values.items ?? 100_000)
const seed = Number(values.seed ?? 1)
const unknown = values.kind?.filter((kind) => !(sheetKinds as readonly string[]).includes(kind)) ?? []
if (!(items > 0) || Number.isNaN(seed) || unknown.length > 0) {
  console.error('Usage: npm run prove -- [--items 100000] [--seed 1] [--kind clock ...]')
  if (unknown.length > 0) console.error(`There is no kind ${unknown.join(', ')}. Kinds: ${sheetKinds.join(', ')}`)
  process.exit(2)
}

const started = performance.now()
const queue = sheetKinds.filter((kind) => values.kind?.includes(kind) ?? true)
const proofs: Proof[] = []
await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, workThroughQueue))
const bad = proofs.filter(({ disproved, undrawn }) => disproved.length + undrawn.length > 0)
for (const { kind, disproved, undrawn } of bad) {
  for (const where of disproved.slice(0, 5)) console.log(`${kind}: disproved at ${where}`)
  for (const where of undrawn.slice(0, 5)) console.log(`${kind}: not drawn at ${where}`)
}
const total = proofs.reduce((sum, proof) => sum + proof.items, 0)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end`
console.log(
  `\n${total.toLocaleString('en-US')} answers of ${proofs.length} kinds in ${seconds} s (${machine}): ${bad.length} kinds with faults`,
)
process.exitCode = bad.length > 0 ? 1 : 0

async function workThroughQueue(): Promise<void> {
  for (let kind = queue.shift(); kind; kind = queue.shift()) {
    const proof = await inWorker(kind)
    proofs.push(proof)
    const figure = (value: number) => value.toLocaleString('en-US').padStart(8)
    console.log(
      `${kind.padEnd(20)} ${figure(proof.items)} answers on ${figure(proof.pages)} pages, ${proof.disproved.length} disproved`,
    )
  }
}

function inWorker(kind: string): Promise<Proof> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { kind, items, seed } })
    worker.once('message', done)
    worker.once('error', failed)
  })
}
