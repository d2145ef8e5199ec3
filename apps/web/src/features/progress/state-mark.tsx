import { CircleAlert, CircleCheck } from 'lucide-react'
import { Ring } from '#web/ui/spinner.tsx'

export type Phase = 'processing' | 'completed' | 'failed'

/** A spinner, a green check or a red alert. */
export function StateMark({ phase }: { phase: Phase }) {
  if (phase === 'completed') return <CircleCheck aria-label="Completed" className="size-20 text-success" />
  if (phase === 'failed') return <CircleAlert aria-label="Failed" className="size-20 text-danger" />
  return <Ring className="size-20 text-primary" />
}
