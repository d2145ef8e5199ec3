import { planPdf } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { planQuery } from '#web/features/plans/queries.ts'
import { callForFile } from '#web/lib/call.ts'
import { hasCode, hasStatus } from '#web/lib/call-error.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts'
import { type Choices, pdfName } from './choices.ts'
import { saveFile } from './save-file.ts'

interface Props extends ButtonLook {
  planId: number
  choices: () => Choices
  /** Told where the server has no browser to make a PDF with. */
  onNoPdf: () => void
}

/** Saves the packet, and leaves a visible link to it: some tablets do not save by themselves. */
export function PdfButton({ planId, choices, onNoPdf, tone = 'outline', ...look }: Props) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: async () => {
      const chosen = choices()
      const blob = await callForFile(planPdf, { params: { id: planId }, body: chosen })
      return saveFile(blob, pdfName(planId, chosen))
    },
    onSuccess: () => toast(texts.toasts.pdfDownloaded),
    onError: (error) => {
      const { title, text } = hasStatus(error, 404) ? texts.failures.pdfMissing : texts.failures.pdfOther
      toastError(title, text)
      if (hasCode(error, 'no_browser')) onNoPdf()
      // Perhaps it was deleted in the meantime: then the screen says so.
      else if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: planQuery(String(planId)).queryKey })
    },
  })
  return (
    <>
      <Button tone={tone} {...look} pending={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? null : <FileDown aria-hidden="true" className="size-5" />}
        {download.isPending ? 'Preparing PDF…' : screenTexts.print.pdf}
      </Button>
      {download.data ? (
        <a href={download.data} target="_blank" rel="noreferrer" className={buttonClass({ ...look, tone: 'ghost' })}>
          {screenTexts.print.openPdf}
        </a>
      ) : null}
    </>
  )
}
