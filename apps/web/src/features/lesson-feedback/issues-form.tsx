import { type LessonIssue, lessonIssues, lessonFeedbackTexts as words } from '@pencil-quest/contract/feedback'
import { limits } from '@pencil-quest/contract/limits'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { keepDraft, keptDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChip, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import type { LessonFeedback } from './use-lesson-feedback.ts'

const draftSchema = z.object({
  ticked: z.array(z.enum(lessonIssues)).catch([]),
  text: z.string().catch(''),
})

interface Props {
  draftName: string
  isSending: boolean
  onSend: (said: LessonFeedback) => void
}

/** What was in the way: any of the causes, or none, and a word beside. */
export function IssuesForm({ draftName, isSending, onSend }: Props) {
  const [{ ticked, text }, setSaid] = useState(() => keptDraft(draftName, draftSchema) ?? { ticked: [], text: '' })
  function change(changed: Partial<z.output<typeof draftSchema>>) {
    const said = { ticked, text, ...changed }
    keepDraft(draftName, JSON.stringify(said))
    setSaid(said)
  }
  function toggle(issue: LessonIssue, isTicked: boolean) {
    change({ ticked: lessonIssues.filter((known) => (known === issue ? isTicked : ticked.includes(known))) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) onSend({ wasUseful: false, issueCategories: [...ticked], issueText: text })
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <ChoiceGroup legend={words.why} className="flex flex-wrap gap-2">
        {lessonIssues.map((issue) => (
          <ChoiceChip
            key={issue}
            type="checkbox"
            checked={ticked.includes(issue)}
            onChange={({ target }) => toggle(issue, target.checked)}
          >
            {words.issues[issue]}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <Field label={words.more}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={limits.feedbackText}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={isSending}>
        {words.send}
      </Button>
    </form>
  )
}
