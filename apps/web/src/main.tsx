import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askAgainWhoIsSignedIn, followSignIn, noteVisitor } from './features/accounts/current-user.ts'
import { createQueryClient, refreshPaths } from './lib/query-client.ts'
import { createAppRouter, fetchScreensInTime } from './router.tsx'
import './styles/app.css'

const queryClient = createQueryClient(() => {
  const asked = [askAgainWhoIsSignedIn(queryClient), refreshPaths(queryClient, '/api/admin/me')]
  void Promise.all(asked).then(() => router.invalidate())
})
noteVisitor(queryClient)
const router = createAppRouter(queryClient)
fetchScreensInTime(router)
followSignIn(queryClient, () => void router.invalidate())
const root = document.getElementById('root')
const shell = document.getElementById('shell')

// Both change places in one frame, so that nothing moves.
if (shell) router.subscribe('onResolved', () => shell.remove())

if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
