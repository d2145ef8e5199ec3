import type { LessonPrompt } from '@pencil-quest/contract/admin/lesson-prompts'
import type { PromptEngine } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useRef, useState } from 'react'
import { ChangesCard } from './changes-card.tsx'
import { EditorCard } from './editor-card.tsx'
import { IssuesDialog } from './issues-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { TrialCard } from './trial-card.tsx'
import { usePromptActions } from './use-prompt-actions.ts'
import { usePromptText } from './use-prompt-text.ts'
import { VersionsCard } from './versions-card.tsx'

/** One prompt from its draft to its versions. */
export function PromptWorkshop({ prompt, engine }: { prompt: LessonPrompt; engine: PromptEngine }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEmptyTold, setIsEmptyTold] = useState(false)
  const [note, setNote] = useState('')
  const editor = usePromptText(prompt)
  const tellEmpty = () => {
    setIsEmptyTold(true)
    field.current?.focus()
  }
  const actions = usePromptActions(prompt, editor, tellEmpty)
  const isEmpty = editor.text.trim() === ''
  return (
    <div className="flex flex-col gap-6">
      <EditorCard
        prompt={prompt}
        editor={editor}
        actions={actions}
        error={isEmptyTold && isEmpty ? words.emptyDraft : undefined}
        field={field}
        note={note}
        onNote={setNote}
      />
      <TrialCard
        prompt={prompt}
        engine={engine}
        text={editor.text}
        saveFirst={actions.saveIfChanged}
        onEmpty={tellEmpty}
      />
      <ChangesCard draft={editor.text} live={prompt.liveContent} />
      <VersionsCard promptType={prompt.promptType} engine={engine} onRestored={editor.settle} />
      <IssuesDialog actions={actions} note={note} onContinue={() => field.current?.focus()} />
      <ReportDialog
        versionId={actions.appliedVersion}
        engine={engine}
        onClose={() => {
          setNote('')
          actions.closeReport()
        }}
      />
    </div>
  )
}
