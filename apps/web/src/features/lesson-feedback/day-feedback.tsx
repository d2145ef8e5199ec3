import { lessonFeedbackTexts as words } from '@pencil-quest/contract/feedback'
import { Frown, Smile } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { draftText } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { IssuesForm } from './issues-form.tsx'
import { lessonDraftName, useLessonFeedback } from './use-lesson-feedback.ts'

/** A quiet question at the end of a day, for the parent whose plan it is. */
export function DayFeedback({ planId, day }: { planId: number; day: number }) {
  const { isTold, send } = useLessonFeedback(planId, day)
  const draftName = lessonDraftName(planId, day)
  const [isOpen, setOpen] = useState(() => draftText(draftName) !== null)
  const headingId = useId()
  const formId = useId()
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (send.isSuccess) thanks.current?.focus({ preventScroll: true })
  }, [send.isSuccess])
  return (
    <section aria-labelledby={headingId} className="no-print border-t-2 border-edge pt-4">
      <h3 id={headingId} className="text-lg">
        {words.question}
        <span className="sr-only"> Day {day}</span>
      </h3>
      <p ref={thanks} role="status" tabIndex={-1} className="mt-1 font-bold text-success empty:hidden">
        {isTold ? words.thanks : null}
      </p>
      {isTold ? null : (
        <>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button
              tone="outline"
              className="grow sm:grow-0"
              pending={send.isPending && send.variables.wasUseful}
              onClick={() => send.mutate({ wasUseful: true })}
            >
              <Smile aria-hidden="true" className="size-5" />
              {words.good}
            </Button>
            <Button
              tone="outline"
              className="grow sm:grow-0"
              aria-expanded={isOpen}
              aria-controls={formId}
              onClick={() => setOpen(!isOpen)}
            >
              <Frown aria-hidden="true" className="size-5" />
              {words.bad}
            </Button>
          </div>
          <div id={formId} hidden={!isOpen}>
            {isOpen ? <IssuesForm draftName={draftName} isSending={send.isPending} onSend={send.mutate} /> : null}
          </div>
        </>
      )}
    </section>
  )
}
