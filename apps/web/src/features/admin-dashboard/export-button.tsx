import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { exportFeedback } from '@pencil-quest/contract/admin/feedback'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { saveFile } from '#web/features/printing/save-file.ts'
import { callForFile } from '#web/lib/call.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'

const words = dashboardTexts.export
/** Milliseconds until the browser may let go of a file that it has been handed. */
const holdFor = 60_000

/** No plain link: the admin's token goes in a header. */
export function ExportButton() {
  const download = useMutation({
    mutationFn: () => callForFile(exportFeedback),
    onSuccess: (blob) => {
      const address = saveFile(blob, `pencil-quest-feedback-${new Date().toISOString().slice(0, 10)}.csv`)
      setTimeout(() => URL.revokeObjectURL(address), holdFor)
      toast({ title: texts.toasts.downloadStarted })
    },
    onError: (error) => toastError(words.failed, refusalText(error, words.failed)),
  })
  return (
    <Button tone="outline" pending={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-5" />
      {words.button}
    </Button>
  )
}
