import { demoHeader } from '@pencil-quest/contract/demo'
import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  pathWith,
  type QueryOf,
  type ReplyOf,
} from '@pencil-quest/contract/endpoint'
import { texts } from '@pencil-quest/contract/texts'
import { CallError } from './call-error.ts'
import { isDemoMode } from './demo-mode.ts'
import { stringifySearch } from './search.ts'
import { adminToken, bearerToken } from './session-token.ts'

export interface CallInput<E extends Endpoint> {
  /** Numbers and texts that the path names. */
  params?: { [Key in keyof ParamsOf<E>]: string | number }
  query?: QueryOf<E>
  body?: BodyOf<E>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** One call to the server: JSON, cookies, and the bearer token where there is one. Throws a `CallError` when refused. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input)
  return (await response.json()) as ReplyOf<E>
}

/** The same for endpoints that answer a file. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Blob> {
  const response = await send(endpoint, input)
  return response.blob()
}

/** Path and query of a call, for links and frames too. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Pick<CallInput<E>, 'params' | 'query'>): string {
  const path = pathWith(endpoint.path, input.params as Record<string, string | number> | undefined)
  return path + stringifySearch({ ...(input.query as object | undefined) })
}

async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...sharedHeaders(endpoint), ...input.headers },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return response
}

/** The screens of the admin carry the admin's token, all others the session's, else the admin's. */
const adminPaths = /^\/api\/(?:admin|screenshots|test)\//

function sharedHeaders({ method, path, caller }: Endpoint): Record<string, string> {
  const headers: Record<string, string> = {}
  if (method !== 'GET') headers['Content-Type'] = 'application/json'
  const token = adminPaths.test(path) ? adminToken() : bearerToken()
  if (caller === 'admin' && !token) throw new CallError(401, adminRequired, '')
  if (token) headers.Authorization = `Bearer ${token}`
  if (isDemoMode()) headers[demoHeader] = 'true'
  return headers
}

const adminRequired = JSON.stringify({ error: texts.failures.adminRequired, code: 'unauthenticated' })
