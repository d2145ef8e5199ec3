/** The path to go back to after signing in: one of the app's own screens, or nothing. */
export function safeNextPath(next: unknown, origin: string): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return undefined
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  if (!url || url.origin !== origin || url.pathname === '/auth' || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}
