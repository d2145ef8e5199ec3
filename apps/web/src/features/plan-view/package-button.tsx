import { planPackage, type WorksheetPackage } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { planQuery } from '#web/features/plans/queries.ts'
import { callForFile } from '#web/lib/call.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { saveFile } from './save-file.ts'

interface Props {
  planId: number
  worksheets: WorksheetPackage | null
}

/** A plain link once the package is there; a failed one is tried once more by the call itself. */
export function PackageButton({ planId, worksheets }: Props) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => callForFile(planPackage, { params: { id: planId } }),
    onSuccess: (blob) => {
      saveFile(blob, worksheets?.zipFilename ?? `lesson-plan-${planId}.zip`)
      toast({ title: texts.toasts.downloadStarted })
    },
    onError: () => toastError(texts.failures.noPackage.title, texts.failures.noPackage.text),
    onSettled: () => client.invalidateQueries({ queryKey: planQuery(String(planId)).queryKey }),
  })
  const label = (
    <>
      <Download aria-hidden="true" className="size-5" />
      {screenTexts.plan.download}
    </>
  )
  if (worksheets?.state === 'ready' && worksheets.downloadUrl) {
    return (
      <a
        href={new URL(worksheets.downloadUrl, location.origin).href}
        download={worksheets.zipFilename ?? ''}
        onClick={() => toast({ title: texts.toasts.downloadStarted })}
        className={buttonClass()}
      >
        {label}
      </a>
    )
  }
  if (worksheets?.state === 'making') {
    return (
      <div className="flex flex-col gap-1">
        <Button pending aria-describedby="package-note">
          {screenTexts.plan.download}
        </Button>
        <p id="package-note" role="status" className="text-sm text-muted">
          {screenTexts.plan.worksheetsMaking}
        </p>
      </div>
    )
  }
  return (
    <Button pending={retry.isPending} onClick={() => retry.mutate()}>
      {label}
    </Button>
  )
}
