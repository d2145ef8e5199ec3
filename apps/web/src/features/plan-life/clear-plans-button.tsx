import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type ClearWords, useClearPlans } from './use-clear-plans.ts'

interface Props {
  userId: string
  words: ClearWords
  /** Without plans there is nothing to clear: the button goes, its dialog finishes. */
  hasPlans: boolean
  /** Takes the focus when the button is gone. */
  focusAfter: () => void
}

export function ClearPlansButton({ userId, words, hasPlans, focusAfter }: Props) {
  const [isAsking, setAsking] = useState(false)
  const clear = useClearPlans(userId, words)
  return (
    <>
      {hasPlans ? (
        <Button tone="outline" className="grow sm:grow-0" pending={clear.isPending} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          {screenTexts.dashboard.clearAll}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        onCloseAutoFocus={(event) => {
          if (!clear.isPending && !clear.isSuccess) return
          event.preventDefault()
          clear.reset()
          focusAfter()
        }}
        title={screenTexts.dashboard.clearAll}
        confirmLabel={screenTexts.dashboard.clearAll}
        onConfirm={() => clear.mutate()}
      >
        {screenTexts.planLife.clearText}
      </ConfirmDialog>
    </>
  )
}
