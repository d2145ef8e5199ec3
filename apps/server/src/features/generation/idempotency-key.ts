import { limits } from '@pencil-quest/contract/limits'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../http/refusal.ts'

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key === 'string' && key.length <= limits.idempotencyKey) return key
  return refuse('invalid', { message: `Use an Idempotency-Key of at most ${limits.idempotencyKey} letters` })
}
