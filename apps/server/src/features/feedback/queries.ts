import type { lessonFeedbackSchema } from '@pencil-quest/contract/feedback'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { feedback } from '../../db/schema/feedback.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { lessonFeedback } from '../../db/schema/lesson-feedback.ts'

export async function insertFeedback(db: Database, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row)
}

/**
 * Keeps what a family says of one day, with what the plan was asked for, so that it still tells something when the plan
 * is gone. One word a day: a second one replaces the first. False where the plan or its day is not the family's.
 */
export function keepLessonFeedback(
  db: Database,
  userId: string,
  said: z.output<typeof lessonFeedbackSchema>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [plan] = await tx
      .select()
      .from(learningPlans)
      .where(and(eq(learningPlans.id, said.planId), eq(learningPlans.userId, userId)))
      .for('update')
    if (!plan || said.dayNumber > plan.length) return false
    const sameDay = and(eq(lessonFeedback.planId, said.planId), eq(lessonFeedback.dayNumber, said.dayNumber))
    await tx.delete(lessonFeedback).where(sameDay)
    const { theme, subjects, goals, childAge, difficulty } = plan
    await tx.insert(lessonFeedback).values({
      ...said,
      // A day that went well has nothing in the way.
      ...(said.wasUseful ? { issueCategories: [] } : {}),
      userId,
      theme,
      subjects,
      learningGoals: goals,
      childAge,
      difficulty,
    })
    return true
  })
}
