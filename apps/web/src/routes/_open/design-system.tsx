import { createFileRoute } from '@tanstack/react-router'
import { DesignSystem } from '#web/features/design-system/design-system.tsx'

export const Route = createFileRoute('/_open/design-system')({ component: DesignSystem })
