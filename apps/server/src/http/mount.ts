import type { Endpoint } from '@pencil-quest/contract/endpoint'
import { endpoints } from '@pencil-quest/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Caller, type Guards, whoCalls } from './caller.ts'
import { isDemoCall, showSamples } from './demo.ts'
import { documentEndpoint } from './openapi.ts'
import { requireOwnOrigin } from './origin.ts'
import type { RateLimits } from './rate-limits.ts'
import { invalid, Refusal, refuse } from './refusal.ts'
import { isStorable } from './storable.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    endpoint?: string
  }
}

export interface Call<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers the reply's data; a call that is no JSON (file, events, redirect) answers by `call.reply` itself. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.input<E['reply']> | FastifyReply> | z.input<E['reply']> | FastifyReply

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

export interface Mounting {
  mount: Mount
  /** Throws where an endpoint of the contract has no handler. */
  finish(): void
}

const undeclared = (what: string) => new Error(`${what} is not declared in contract/endpoints.ts`)

/** The only way to add a route under the contract: rules first, then the handler, then the reply's schema. */
export function createMounting(
  app: FastifyInstance,
  deps: { guards: Guards; limits: RateLimits; publicUrl: string },
): Mounting {
  const open = new Set<Endpoint>(endpoints)
  const mounted = new Set<Endpoint>()
  app.decorateRequest('caller', undefined)

  const mount: Mount = (endpoint, handler) => {
    if (!open.has(endpoint)) throw undeclared(`${endpoint.method} ${endpoint.path}`)
    if (mounted.has(endpoint)) throw new Error(`${endpoint.name} is mounted twice`)
    mounted.add(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint: endpoint.name },
      // HEAD would run the handler: it must neither open a stream nor end a session.
      exposeHeadRoute: endpoint.replyKind === 'json',
      schema: documentEndpoint(endpoint),
      onRequest: async (request) => {
        deps.limits.take(endpoint.name, request.ip)
        const caller = await whoCalls(request, deps.guards)
        request.caller = caller
        if (isDemoCall(endpoint, request, caller)) caller.demo = await showSamples(endpoint, request, deps.guards)
        if (endpoint.caller === 'parent' && !caller.user) refuse('unauthenticated')
        if (endpoint.caller === 'admin' && !caller.adminSession) refuse('unauthenticated')
        requireOwnOrigin(request, caller, deps.publicUrl)
      },
      handler: async (request, reply) => {
        const caller = request.caller ?? refuse('unauthenticated')
        const params = paramsOf(endpoint, request, caller)
        if (endpoint.caller === 'plan-reader') await findPlan(request, caller, params, deps)
        const call = { params, query: queryOf(endpoint, request), body: part(endpoint.body, request.body) }
        const answer = await handler({ ...call, caller, request, reply } as Call<typeof endpoint>)
        if (endpoint.replyKind !== 'json') return answer
        return reply.code(endpoint.status).send(endpoint.reply.parse(answer))
      },
    })
  }

  return {
    mount,
    finish() {
      const missing = endpoints.filter((endpoint) => !mounted.has(endpoint)).map((endpoint) => endpoint.name)
      if (missing.length > 0) throw new Error(`Endpoints without a handler: ${missing.join(', ')}`)
    },
  }
}

/** A path that cannot name anything is "not found", like a path that names somebody else's. */
function paramsOf(endpoint: Endpoint, request: FastifyRequest, caller: Caller): unknown {
  if (endpoint.params.type === 'undefined') return undefined
  const read = endpoint.params.safeParse(request.params)
  if (!read.success) return refuse('not_found')
  const { userId } = Object(read.data) as { userId?: string }
  if (endpoint.touches === 'self' && userId !== undefined && userId !== caller.parent.id) refuse('not_found')
  return read.data
}

/** What is asked for is looked up, so it must be text that could have been stored. */
function queryOf(endpoint: Endpoint, { query }: FastifyRequest): unknown {
  for (const [name, value] of Object.entries(Object(query))) {
    if ([name, value].flat().every((text) => isStorable(String(text)))) continue
    const message = 'Leave out characters that cannot be typed.'
    throw new Refusal('invalid', { message, issues: [{ path: isStorable(name) ? name : '', message }] })
  }
  return part(endpoint.query, query)
}

function part(schema: z.ZodType, given: unknown): unknown {
  if (schema.type === 'undefined') return undefined
  const read = schema.safeParse(given ?? {})
  if (!read.success) throw invalid(read.error)
  return read.data
}

async function findPlan(
  request: FastifyRequest,
  caller: Caller,
  params: unknown,
  { guards, limits }: { guards: Guards; limits: RateLimits },
): Promise<void> {
  const isAnonymous = !caller.session
  if (isAnonymous) limits.checkMisses(request.ip)
  const { id } = Object(params) as { id: number }
  caller.readable = await guards.readablePlan(id, caller.user?.id)
  if (caller.readable) return
  if (isAnonymous) limits.addMiss(request.ip)
  refuse('not_found')
}

/** Every route is mounted from the contract, or is one of the few that serve the app's own files. */
export function refuseUndeclaredRoutes(app: FastifyInstance, openPrefixes: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint) return
    if (openPrefixes.some((prefix) => route.url === prefix || route.url.startsWith(`${prefix}/`))) return
    throw undeclared(`The route ${route.method} ${route.url}`)
  })
}
