import { privacyText } from '@pencil-quest/contract/legal-texts'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#web/features/legal/legal-page.tsx'

export const Route = createFileRoute('/_open/privacy')({ component: () => <LegalPage text={privacyText} /> })
