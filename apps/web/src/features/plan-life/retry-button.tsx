import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { RotateCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { useRetryPlan } from './use-retry-plan.ts'

interface Props extends ButtonLook {
  planId: number
  /** Which plan, where several are on screen. */
  about?: string
}

export function RetryButton({ planId, about, tone = 'outline', ...look }: Props) {
  const retry = useRetryPlan()
  return (
    <Button tone={tone} {...look} pending={retry.isPending} onClick={() => retry.mutate(planId)}>
      {retry.isPending ? null : <RotateCw aria-hidden="true" className="size-5" />}
      {screenTexts.planLife.retry}
      {about ? <span className="sr-only"> {about}</span> : null}
    </Button>
  )
}
