import { createFileRoute } from '@tanstack/react-router'
import { CreditsPage } from '#web/features/legal/credits-page.tsx'

export const Route = createFileRoute('/_open/credits')({ component: CreditsPage })
