import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import { refuse } from './refusal.ts'

/**
 * A write that the browser signs by itself must come from our own pages and be JSON; a bearer token is proof enough.
 * On a plain-http network there is no Sec-Fetch-Site: then Origin counts.
 */
export function requireOwnOrigin(request: FastifyRequest, caller: Caller, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (caller.session && !caller.usesCookie) return
  const origin = originOf(request, publicUrl)
  if (origin === 'foreign') refuse('foreign_origin')
  if (!caller.usesCookie) return
  if (origin === 'unknown') refuse('foreign_origin')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) refuse('not_json')
}

/** Whether a navigation was started by another site. */
export function isForeignNavigation(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { referer } = request.headers
  return referer !== undefined && !isOwn(referer, request, publicUrl)
}

function originOf(request: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return 'own'
  const { origin } = request.headers
  if (origin !== undefined) return isOwn(origin, request, publicUrl) ? 'own' : 'foreign'
  return site === 'cross-site' || site === 'same-site' ? 'foreign' : 'unknown'
}

function isOwn(address: string, request: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { host } = new URL(address)
  return host === request.host || host === new URL(publicUrl).host
}
