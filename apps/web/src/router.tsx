import { isDemoQuery } from '@pencil-quest/contract/demo'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { FailedPage, PendingPage } from './features/frame/page-states.tsx'
import { wantHeadingFocus } from './lib/page-focus.ts'
import { parseSearch, stringifySearch } from './lib/search.ts'
import { routeTree } from './routeTree.gen.ts'

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: FailedPage,
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation, toLocation }) => {
    // What was read as somebody else must not be shown on.
    if (fromLocation && isDemoQuery(fromLocation.searchStr) !== isDemoQuery(toLocation.searchStr)) queryClient.clear()
    if (pathChanged && fromLocation) wantHeadingFocus()
  })
  return router
}

/**
 * Fetches what the other screens of a parent are drawn with, once there is nothing else to do: later a connection may
 * be lost, and a screen that cannot be fetched takes with it what is on this one.
 */
export function fetchScreensInTime(router: ReturnType<typeof createAppRouter>): void {
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    // Whoever comes to sign in waits for nothing but that, and an admin needs none of them.
    if (/^\/(?:auth|admin)(?:\/|$)/.test(toLocation.pathname)) return
    stop()
    const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
    idle(() => {
      const screens = Object.values(router.routesById).filter(({ id }) => !id.startsWith('/admin'))
      for (const screen of screens) Promise.resolve(router.loadRouteChunk(screen)).catch(() => {})
    })
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
