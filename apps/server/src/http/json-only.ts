import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

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

/** PostgreSQL stores neither the zero character nor half a surrogate pair. */
function storable(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new Error('not storable')
  }
  return value
}
