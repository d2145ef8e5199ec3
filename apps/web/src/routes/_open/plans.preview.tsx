import { createFileRoute } from '@tanstack/react-router'
import { InvalidPlanId } from '#web/features/plan-preview/preview-states.tsx'

/** The preview's address with its id left out. */
export const Route = createFileRoute('/_open/plans/preview')({
  component: InvalidPlanId,
})
