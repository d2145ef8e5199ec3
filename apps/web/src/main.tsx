import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askAgainWhoIsSignedIn } from './features/accounts/current-user.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createAppRouter } from './router.tsx'
import './styles/app.css'

const queryClient = createQueryClient(() => {
  void askAgainWhoIsSignedIn(queryClient).then(() => router.invalidate())
})
const router = createAppRouter(queryClient)
const root = document.getElementById('root')

if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
