import { feedbackTexts, lessonFeedbackTexts, sendFeedback, sendLessonFeedback } from '@pencil-quest/contract/feedback'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { insertFeedback, keepLessonFeedback } from './queries.ts'

export function feedbackRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(sendFeedback, async ({ body, caller }) => {
    await insertFeedback(db, { ...body, userId: caller.session?.user.id ?? null })
    return { success: true as const, message: feedbackTexts.toast.text }
  })

  mount(sendLessonFeedback, async ({ body, caller }) => {
    if (!(await keepLessonFeedback(db, caller.parent.id, body))) refuse('not_found')
    return { success: true as const, message: lessonFeedbackTexts.thanks }
  })
}
