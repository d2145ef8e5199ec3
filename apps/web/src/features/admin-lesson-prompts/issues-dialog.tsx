import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IssueList } from './issue-list.tsx'
import type { PromptActions } from './use-prompt-actions.ts'

interface Props {
  actions: Pick<PromptActions, 'blocking' | 'continueEditing' | 'correctAndApply'>
  note: string
  /** The editor takes the focus when it goes on there. */
  onContinue: () => void
}

/** What keeps a draft from being applied, and two ways on. */
export function IssuesDialog({ actions, note, onContinue }: Props) {
  const { blocking, continueEditing, correctAndApply } = actions
  return (
    <Dialog
      open={blocking !== null}
      onOpenChange={(open) => {
        if (!open) continueEditing()
      }}
      title={words.screen.issuesTitle}
      description={words.screen.issuesText}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onContinue()
      }}
    >
      <IssueList issues={blocking ?? []} />
      <div className="sticky -bottom-5 -mb-5 flex flex-col-reverse gap-3 bg-card py-4 sm:-bottom-7 sm:-mb-7 sm:flex-row sm:justify-end">
        <Button tone="outline" onClick={continueEditing}>
          {words.continueEditing}
        </Button>
        <Button onClick={() => correctAndApply(note)}>{words.autoCorrectAndApply}</Button>
      </div>
    </Dialog>
  )
}
