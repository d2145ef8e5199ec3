import { scorePromptVersion } from '@pencil-quest/contract/admin/lesson-prompts'
import type { PromptEngine, PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ReportTable } from './report-table.tsx'

interface Props {
  versionId: number | null
  engine: PromptEngine
  onClose: () => void
}

/** The score of a version beside that of the one before it; made while it is waited for, where it was not made yet. */
export function ReportDialog({ versionId, engine, onClose }: Props) {
  return (
    <Dialog
      open={versionId !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.screen.reportTitle}
      description={words.screen.reportText}
    >
      {versionId === null ? null : <ReportOf versionId={versionId} engine={engine} />}
    </Dialog>
  )
}

function ReportOf({ versionId, engine }: { versionId: number; engine: PromptEngine }) {
  const client = useQueryClient()
  const { data, error, mutate } = useMutation({
    mutationFn: (id: number): Promise<{ report: PromptReport; previous: PromptReport | null }> =>
      call(scorePromptVersion, { params: { id } }),
    onSuccess: () => refreshPaths(client, '/api/admin/lesson-prompts'),
    onError: (problem) => toastError(words.screen.reportFailed, messageOf(problem, words.screen.reportFailed)),
  })
  useEffect(() => mutate(versionId), [mutate, versionId])
  if (data) return <ReportTable report={data.report} previous={data.previous} />
  if (error) return <Button onClick={() => mutate(versionId)}>{words.screen.score}</Button>
  const time = engine.readsPrompts ? words.generationTime : `It takes ${engine.processingTime}.`
  return <Spinner label={`${words.screen.scoring} ${time}`} className="text-center" />
}
