import { planPackage, type WorksheetPackage } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { planQuery } from '#web/features/plans/queries.ts'
import { callForFile } from '#web/lib/call.ts'
import { hasCode } from '#web/lib/call-error.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts'
import { type Choices, packagePath } from './choices.ts'
import { saveFile } from './save-file.ts'

interface Props extends ButtonLook {
  planId: number
  worksheets: WorksheetPackage | null
  label: string
  choices: Choices
  /** Told where the server has no browser to make a package with. */
  onNoPdf: () => void
}

/** A plain link once the package is there; a failed one is tried once more by the call itself. */
export function PackageButton({ planId, worksheets, label, choices, onNoPdf, ...look }: Props) {
  const noteId = useId()
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => callForFile(planPackage, { params: { id: planId }, query: choices }),
    onSuccess: (blob) => {
      saveFile(blob, worksheets?.zipFilename ?? `lesson-plan-${planId}.zip`)
      toast({ title: texts.toasts.downloadStarted })
    },
    onError: (error) => {
      toastError(texts.failures.noPackage.title, texts.failures.noPackage.text)
      if (hasCode(error, 'no_browser')) onNoPdf()
    },
    onSettled: () => client.invalidateQueries({ queryKey: planQuery(String(planId)).queryKey }),
  })
  const content = (
    <>
      <Download aria-hidden="true" className="size-5" />
      {label}
    </>
  )
  if (worksheets?.state === 'ready' && worksheets.downloadUrl) {
    return (
      <a
        href={new URL(packagePath(planId, choices, worksheets.downloadUrl), location.origin).href}
        download={worksheets.zipFilename ?? ''}
        onClick={() => toast({ title: texts.toasts.downloadStarted })}
        className={buttonClass(look)}
      >
        {content}
      </a>
    )
  }
  if (worksheets?.state === 'making') {
    return (
      <div className="flex flex-col gap-1">
        <Button {...look} pending aria-describedby={noteId}>
          {label}
        </Button>
        <p id={noteId} role="status" className="text-sm text-muted">
          {screenTexts.plan.worksheetsMaking}
        </p>
      </div>
    )
  }
  return (
    <Button {...look} pending={retry.isPending} onClick={() => retry.mutate()}>
      {content}
    </Button>
  )
}
