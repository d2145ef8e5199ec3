import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import { isStorable } from './storable.ts'

/** Bodies are JSON. An empty one is no body, as callers send the JSON content type always. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text, storable))
    } catch {
      done(new Refusal('malformed'))
    }
  })
}

function storable(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  for (const text of [key, value]) {
    if (typeof text === 'string' && !isStorable(text)) throw new Error('not storable')
  }
  return value
}
