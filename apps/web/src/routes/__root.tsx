import { demoParameters } from '@pencil-quest/contract/demo'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import { demoSearch } from '#web/features/demo/demo-search.ts'
import { Toasts } from '#web/features/frame/toasts.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: demoSearch,
  search: { middlewares: [retainSearchParams([...demoParameters])] },
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
})
