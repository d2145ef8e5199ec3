import type { PlanStatus } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Badge } from '#web/ui/badge.tsx'

/** A finished plan needs none. */
export function StatusBadge({ status }: { status: PlanStatus }) {
  if (status === 'processing') return <Badge tone="primary">{screenTexts.dashboard.processing}</Badge>
  if (status === 'failed') return <Badge tone="danger">{screenTexts.dashboard.failed}</Badge>
  return null
}
