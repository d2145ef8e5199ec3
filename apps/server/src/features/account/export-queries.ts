import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { feedback } from '../../db/schema/feedback.ts'
import { generationLogs } from '../../db/schema/generation-logs.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { lessonFeedback } from '../../db/schema/lesson-feedback.ts'
import { planPackages } from '../../db/schema/plan-packages.ts'

export function listFeedback(db: Database, userId: string) {
  const { userId: _own, ...columns } = getTableColumns(feedback)
  return db.select(columns).from(feedback).where(eq(feedback.userId, userId)).orderBy(asc(feedback.id))
}

export function listLessonFeedback(db: Database, userId: string) {
  const { userId: _own, ...columns } = getTableColumns(lessonFeedback)
  return db
    .select(columns)
    .from(lessonFeedback)
    .where(eq(lessonFeedback.userId, userId))
    .orderBy(asc(lessonFeedback.id))
}

export async function listPlanIds(db: Database, userId: string): Promise<number[]> {
  const found = await db
    .select({ id: learningPlans.id })
    .from(learningPlans)
    .where(eq(learningPlans.userId, userId))
    .orderBy(asc(learningPlans.createdAt), asc(learningPlans.id))
  return found.map(({ id }) => id)
}

/** A plan with its document, how it was made, and the files of its packages. */
export async function readWholePlan(db: Database, userId: string, planId: number) {
  const own = and(eq(learningPlans.id, planId), eq(learningPlans.userId, userId))
  const [plan] = await db.select().from(learningPlans).where(own)
  if (!plan) return undefined
  const { userId: _own, fingerprint: _hash, ...columns } = getTableColumns(generationRequests)
  const requests = await db
    .select(columns)
    .from(generationRequests)
    .where(eq(generationRequests.planId, planId))
    .orderBy(asc(generationRequests.createdAt))
  const ids = requests.map(({ id }) => id)
  const logs = await db
    .select()
    .from(generationLogs)
    .where(inArray(generationLogs.requestId, ids))
    .orderBy(asc(generationLogs.id))
  const packages = await db.select().from(planPackages).where(eq(planPackages.planId, planId))
  return {
    plan,
    requests: requests.map((request) => ({
      ...request,
      logs: logs.filter(({ requestId }) => requestId === request.id),
    })),
    packages,
  }
}
