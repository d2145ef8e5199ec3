import { planPdf } from '@pencil-quest/contract/plans'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { callForFile } from '#web/lib/call.ts'
import { hasStatus } from '#web/lib/call-error.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { saveFile } from './save-file.ts'

/** Saves the packet, and leaves a visible link to it: some tablets do not save by themselves. */
export function PdfButton({ planId }: { planId: number }) {
  const download = useMutation({
    mutationFn: async () => {
      const blob = await callForFile(planPdf, { params: { id: planId } })
      return saveFile(blob, `lesson-plan-${planId}.pdf`)
    },
    onSuccess: () => toast(texts.toasts.pdfDownloaded),
    onError: (error) => {
      const { title, text } = hasStatus(error, 404) ? texts.failures.pdfMissing : texts.failures.pdfOther
      toastError(title, text)
    },
  })
  return (
    <>
      <Button tone="outline" pending={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? null : <FileDown aria-hidden="true" className="size-5" />}
        {download.isPending ? 'Preparing PDF…' : 'Download PDF'}
      </Button>
      {download.data ? (
        <a href={download.data} target="_blank" rel="noreferrer" className={buttonClass({ tone: 'ghost' })}>
          Open PDF
        </a>
      ) : null}
    </>
  )
}
