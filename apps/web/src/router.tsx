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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
