import { createFileRoute, redirect } from '@tanstack/react-router'
import { MissingPage } from '#web/features/frame/page-states.tsx'

export const Route = createFileRoute('/_open/$')({
  beforeLoad: ({ context: { user } }) => {
    // The server's landing page.
    if (!user) throw redirect({ to: '/', reloadDocument: true, replace: true })
  },
  component: MissingPage,
})
