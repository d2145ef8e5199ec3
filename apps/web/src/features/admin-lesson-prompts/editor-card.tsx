import type { LessonPrompt } from '@pencil-quest/contract/admin/lesson-prompts'
import { promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { type RefObject, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import { IssueList } from './issue-list.tsx'
import type { PromptActions } from './use-prompt-actions.ts'
import type { PromptText } from './use-prompt-text.ts'
import { VariableList } from './variable-list.tsx'

interface Props {
  prompt: LessonPrompt
  editor: PromptText
  actions: PromptActions
  error: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
  note: string
  onNote: (note: string) => void
}

export function EditorCard({ prompt, editor, actions, error, field, note, onNote }: Props) {
  const [asksRevert, setAsksRevert] = useState(false)
  const { screen } = words
  const { isPending, issues } = actions
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{words.types[prompt.promptType]}</h2>
        {prompt.hasDraft ? <Badge tone="pencil">{words.hasDraft}</Badge> : <Badge tone="success">{words.live}</Badge>}
        {editor.isChanged ? <Badge>{screen.unsaved}</Badge> : null}
      </div>
      {editor.isFound ? (
        <KeptNotice
          text={screen.restoredText}
          label={screen.backToSaved}
          onClick={() => editor.settle(prompt.draftContent)}
        />
      ) : null}
      <Field label={screen.text} error={error} hint={countOf(editor.text)}>
        {(wiring) => (
          <TextArea
            {...wiring}
            ref={field}
            rows={promptLimits.editorRows}
            maxLength={promptLimits.content}
            spellCheck={false}
            value={editor.text}
            onChange={({ target }) => editor.change(target.value)}
            className="font-mono text-sm leading-relaxed"
          />
        )}
      </Field>
      <VariableList />
      <Field label={screen.note} hint={screen.noteHint}>
        {(wiring) => (
          <TextInput
            {...wiring}
            maxLength={promptLimits.note}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button pending={isPending} onClick={actions.save}>
          {words.saveDraft}
        </Button>
        <Button tone="outline" pending={isPending} onClick={actions.validate}>
          {words.validate}
        </Button>
        <Button tone="outline" pending={isPending} onClick={() => actions.apply(note)}>
          {words.apply}
        </Button>
        <Button tone="outline" pending={isPending} onClick={() => setAsksRevert(true)}>
          {words.revert}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {issues?.length === 0 ? <p className="font-bold text-success">{screen.valid}</p> : null}
        {issues && issues.length > 0 ? <IssueList issues={issues} /> : null}
      </div>
      <ConfirmDialog
        open={asksRevert}
        onOpenChange={setAsksRevert}
        title={screen.revertTitle}
        confirmLabel={words.revert}
        onConfirm={actions.revert}
      >
        {screen.revertText}
      </ConfirmDialog>
    </Card>
  )
}

function countOf(text: string): string {
  return `${text.length.toLocaleString('en')} of ${promptLimits.content.toLocaleString('en')} characters`
}
