import { endpoints } from '@pencil-quest/contract/endpoints'
import { startTestServer as startDatabase } from '../apps/server/src/db/test-database.ts'
import { fuzzEndpoint, knownFamily } from '../apps/server/src/testing/fuzz-endpoint.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'

/** The suite's fuzzing with ten times the inputs; `-- NAME ...` takes some endpoints, by their names in the contract. */
const inputs = 5000
const wanted = process.argv.slice(2)
const stopDatabase = await startDatabase()
const server = await startTestServer()
let broken = 0
for (const endpoint of endpoints) {
  if (wanted.length > 0 && !wanted.includes(endpoint.name)) continue
  const started = performance.now()
  try {
    const seen = await fuzzEndpoint(server, await knownFamily(server), endpoint, inputs)
    const seconds = (performance.now() - started) / 1000
    const told = [...seen].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`)
    console.log(`${endpoint.method} ${endpoint.path}: ${told.join(', ')}; ${seconds.toFixed(1)} s`)
  } catch (error) {
    broken += 1
    console.error(`BROKEN ${endpoint.method} ${endpoint.path}: ${error instanceof Error ? error.message : error}`)
  }
}
await server.end()
await stopDatabase()
console.log(broken === 0 ? 'No 5xx, no answer outside the contract.' : `${broken} endpoints broke the contract.`)
process.exit(broken === 0 ? 0 : 1)
