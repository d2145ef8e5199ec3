import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { CircleStop } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { useCancelPlan } from './use-cancel-plan.ts'

interface Props extends ButtonLook {
  planId: number
  /** Which plan, where several are on screen. */
  about?: string
}

export function CancelButton({ planId, about, tone = 'outline', ...look }: Props) {
  const cancel = useCancelPlan()
  return (
    <Button tone={tone} {...look} pending={cancel.isPending} onClick={() => cancel.mutate(planId)}>
      {cancel.isPending ? null : <CircleStop aria-hidden="true" className="size-5" />}
      {screenTexts.planLife.cancel}
      {about ? <span className="sr-only"> {about}</span> : null}
    </Button>
  )
}
