import { endpoints } from '@pencil-quest/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzEndpoint, knownFamily } from '../testing/fuzz-endpoint.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const inputs = 500

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

test.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name keeps the contract whatever comes',
  async ({ endpoint }) => {
    await fuzzEndpoint(server, await knownFamily(server), endpoint, inputs)
    expect(server.errors).toEqual([])
  },
  60_000,
)
