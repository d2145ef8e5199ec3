import { createHash } from 'node:crypto'

/** The same for the same request, whatever the order of its keys. */
export function fingerprintOf(request: Record<string, unknown>): string {
  const entries = Object.entries(request).filter(([, value]) => value !== undefined && value !== null)
  const sorted = entries.sort(([left], [right]) => (left < right ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
