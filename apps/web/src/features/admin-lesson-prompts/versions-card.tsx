import type { PromptVersionSummary } from '@pencil-quest/contract/admin/lesson-prompts'
import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptEngine } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { OlderButton } from '#web/ui/older-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useRestore, useVersions } from './use-versions.ts'
import { VersionRow } from './version-row.tsx'

interface Props {
  promptType: PromptType
  engine: PromptEngine
  onRestored: (text: string) => void
}

/** Everything that was ever live, newest first. */
export function VersionsCard({ promptType, engine, onRestored }: Props) {
  const { screen } = words
  const list = useVersions(promptType)
  const { data, isPending, error, refetch } = list
  const [restoring, setRestoring] = useState<PromptVersionSummary | null>(null)
  const [scored, setScored] = useState<number | null>(null)
  const restore = useRestore(onRestored)
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-2xl">{screen.versionsTitle}</h2>
      {isPending ? <Spinner label="Loading…" /> : null}
      {error ? (
        <Button tone="outline" className="self-start" onClick={() => void refetch()}>
          Try again
        </Button>
      ) : null}
      {data && versions.length === 0 ? <p className="text-muted">{screen.noVersions}</p> : null}
      <ul aria-label={screen.versionsTitle} className="flex flex-col gap-3 empty:hidden">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onRestore={() => setRestoring(version)}
            onScore={() => setScored(version.id)}
          />
        ))}
      </ul>
      <OlderButton list={list}>{screen.more}</OlderButton>
      <ReportDialog versionId={scored} engine={engine} onClose={() => setScored(null)} />
      <ConfirmDialog
        open={restoring !== null}
        onOpenChange={(open) => {
          if (!open) setRestoring(null)
        }}
        title={screen.restoreTitle}
        confirmLabel={screen.restore}
        onConfirm={() => {
          if (restoring) restore.mutate(restoring.id)
        }}
      >
        {screen.restoreText}
      </ConfirmDialog>
    </Card>
  )
}
