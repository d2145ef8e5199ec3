import { useSyncExternalStore } from 'react'

export const schemes = ['light', 'dark', 'system'] as const
export type Scheme = (typeof schemes)[number]

const key = 'color-scheme'
const watchers = new Set<() => void>()

function current(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** `public/before-app.js` reads the same key before the first paint. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  try {
    if (scheme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, scheme)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const watcher of watchers) watcher()
}

export function useScheme(): Scheme {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }, current)
}
