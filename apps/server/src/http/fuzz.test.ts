import { type Endpoint, failureSchema } from '@pencil-quest/contract/endpoint'
import { endpoints } from '@pencil-quest/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequestBody, profileBody } from '../testing/factory.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.parent()).token
  await server.send('POST', '/api/child-profiles', { token, body: profileBody() })
  await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody() })
})
afterAll(() => server.end())

const samples: Record<string, Record<string, unknown>> = {
  login: { email: 'a@example.org', password: 'x' },
  register: { email: 'a@example.org', password: 'long enough', firstName: 'A', lastName: 'B' },
  createProfile: profileBody(),
  changeProfile: profileBody(),
  generatePlan: planRequestBody(),
  suggestGoals: planRequestBody(),
}

/** A right body with one field made wild, or no right body at all. */
function bodiesOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const sample = samples[endpoint.name] ?? {}
  const oneWild = fc
    .tuple(fc.constantFrom(...Object.keys(sample), 'seed', 'goals', 'childProfileId', '__proto__'), fc.jsonValue())
    .map(([key, value]) => ({ ...sample, [key]: value }))
  return fc.oneof({ weight: 3, arbitrary: oneWild }, { weight: 1, arbitrary: fc.jsonValue() })
}

const wildParam = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed()),
  fc.integer().map(String),
  fc.constantFrom('1', '9007199254740991', '9007199254740993', '..', '%00', crypto.randomUUID()),
)

test.each(endpoints.filter(({ name }) => name !== 'logout' && name !== 'logoutByLink'))(
  '$method $path never fails on the server side',
  async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(wildParam, bodiesOf(endpoint), async (param, body) => {
        const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(param))
        const answer = await server.send(endpoint.method, path, { token, body })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) failureSchema.parse(answer.body)
      }),
      { numRuns: 40 },
    )
  },
)
