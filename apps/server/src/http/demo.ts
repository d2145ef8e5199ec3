import { demoHeader, isDemoQuery } from '@pencil-quest/contract/demo'
import type { Endpoint } from '@pencil-quest/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { type Caller, type DemoFamily, type Guards, requestIdOf } from './caller.ts'
import { refuse } from './refusal.ts'

/**
 * A call in a demo mode is the sample family's where a parent's is wanted and there is no session. Public calls and the
 * admin's are what they are without it.
 */
export function isDemoCall({ caller: wanted }: Endpoint, request: FastifyRequest, caller: Caller): boolean {
  if (caller.session || (wanted !== 'parent' && wanted !== 'plan-reader')) return false
  return request.headers[demoHeader] === 'true' || (request.method === 'GET' && isDemoQuery(queryOf(request)))
}

/** The family is there to be looked at. */
export async function showSamples(
  endpoint: Endpoint,
  request: FastifyRequest,
  guards: Guards,
): Promise<DemoFamily | undefined> {
  return endpoint.isOpenInDemo ? guards.sampleFamily(requestIdOf(request)) : refuse('demo_read_only')
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
