import { type Endpoint, failureSchema } from '@pencil-quest/contract/endpoint'
import fc from 'fast-check'
import { planRequestBody, profileBody } from './factory.ts'
import type { TestServer } from './test-server.ts'
import { bodiesOf, queriesOf, wildText } from './wild-bodies.ts'

/** Calls in flight together; they also meet each other. */
const together = 10

interface Known {
  token: string
  /** Ids that name something of this family. */
  ids: string[]
}

/** A family with a child and a plan, so that some calls get past the door. */
export async function knownFamily(server: TestServer): Promise<Known> {
  const { token, id } = await server.parent('fuzz')
  const profile = await server.send('POST', '/api/child-profiles', { token, body: profileBody() })
  const plan = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody() })
  return { token, ids: [id, profile.body.id, plan.body.id, plan.body.requestId].map(String) }
}

/**
 * Answers how many calls got which status.
 * @throws Error with the smallest call that does it, where an answer is a 5xx or not as the contract says
 */
export async function fuzzEndpoint(
  server: TestServer,
  known: Known,
  endpoint: Endpoint,
  runs: number,
): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  const param = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 1, arbitrary: wildText },
    { weight: 1, arbitrary: fc.integer().map(String) },
    { weight: 1, arbitrary: fc.constantFrom('1', '9007199254740993', '..', '%00', '01', '1e3', crypto.randomUUID()) },
  )
  const call = fc.record({
    params: fc.array(param, { minLength: 2, maxLength: 2 }),
    query: queriesOf(endpoint),
    body: bodiesOf(endpoint),
    token: fc.oneof(
      { weight: 6, arbitrary: fc.constant<string | undefined>(known.token) },
      { weight: 1, arbitrary: fc.constantFrom(undefined, 'x'.repeat(43)) },
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: together, maxLength: together }), async (calls) => {
      for (const status of await Promise.all(calls.map((one) => keepsContract(server, endpoint, one)))) {
        seen.set(status, (seen.get(status) ?? 0) + 1)
      }
    }),
    { numRuns: Math.ceil(runs / together) },
  )
  return seen
}

async function keepsContract(
  server: TestServer,
  endpoint: Endpoint,
  { params, query, body, token }: { params: string[]; query: string; body: unknown; token: string | undefined },
): Promise<number> {
  let next = 0
  const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(params[next++] ?? ''))
  const { status, body: answer } = await server.send(endpoint.method, path + query, { token, body })
  if (status >= 500) throw new Error(`${endpoint.method} ${path} answers ${status}`)
  // Two dots climb before the call leaves: it then asks for another address, perhaps a page.
  if (new URL(path, 'http://localhost').pathname !== path) return status
  if (status >= 400) failureSchema.parse(answer)
  else if (status !== endpoint.status) throw new Error(`${endpoint.method} ${path} answers ${status}`)
  else if (endpoint.replyKind === 'json') endpoint.reply.parse(answer)
  return status
}
