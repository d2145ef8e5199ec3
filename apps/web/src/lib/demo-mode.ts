import { isDemoQuery } from '@pencil-quest/contract/demo'

/** Whether the address asks for a demo mode. */
export function isDemoMode(): boolean {
  return typeof location !== 'undefined' && isDemoQuery(location.search)
}

/** The address of a frame, an event stream or a download: none of them can send the demo header. */
export function withDemo(path: string): string {
  if (!isDemoMode()) return path
  return `${path}${path.includes('?') ? '&' : '?'}demo=true`
}
