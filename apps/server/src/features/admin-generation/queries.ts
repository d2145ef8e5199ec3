import type { GenerationFilter } from '@pencil-quest/contract/admin/generation'
import { generationLimits } from '@pencil-quest/contract/admin/generation-limits'
import { sampleUserId } from '@pencil-quest/contract/demo'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationRequests as requests } from '../../db/schema/generation-requests.ts'
import { learningPlans as plans } from '../../db/schema/learning-plans.ts'

type Span = Pick<GenerationFilter, 'from' | 'until'>

/** Nothing of the child but age and grade is among them, and nothing of the parent but the id. */
const shown = {
  requestId: requests.id,
  planId: requests.planId,
  familyId: requests.userId,
  status: requests.status,
  stage: requests.stage,
  engine: plans.generationSource,
  attempts: requests.attempts,
  reason: requests.error,
  theme: plans.theme,
  grade: plans.childGrade,
  length: plans.length,
  createdAt: requests.createdAt,
  retriedBy: requests.retriedBy,
  planStatus: plans.status,
  /** The request that answers for the plan. */
  newestRequest: plans.requestId,
}
export type RequestRow = Awaited<ReturnType<typeof readPage>>[number]

/** Sample plans were asked for by nobody. */
const ofFamilies = ne(requests.userId, sampleUserId)

function within({ from, until }: Span): (SQL | undefined)[] {
  return [
    ofFamilies,
    from === undefined ? undefined : gte(requests.createdAt, new Date(from)),
    until === undefined ? undefined : lt(requests.createdAt, new Date(until)),
  ]
}

/** One more than `limit`, newest first; with `before` what comes after that request. Walks the index. */
export function readPage(db: Queryable, filter: GenerationFilter & { limit: number; before?: string | undefined }) {
  const { status, engine, reason, before, limit } = filter
  const placeOf = (id: string) =>
    db.select({ at: requests.createdAt, id: requests.id }).from(requests).where(eq(requests.id, id))
  return db
    .select(shown)
    .from(requests)
    .innerJoin(plans, eq(requests.planId, plans.id))
    .where(
      and(
        ...within(filter),
        status === undefined ? undefined : eq(requests.status, status),
        engine === undefined ? undefined : eq(plans.generationSource, engine),
        reason === undefined ? undefined : and(eq(requests.status, 'failed'), eq(requests.error, reason)),
        before === undefined ? undefined : sql`(${requests.createdAt}, ${requests.id}) < (${placeOf(before)})`,
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit + 1)
}

export function countStates(db: Queryable, span: Span) {
  return db
    .select({ status: requests.status, count: count() })
    .from(requests)
    .where(and(...within(span)))
    .groupBy(requests.status)
}

export function countEngines(db: Queryable, span: Span) {
  return db
    .select({ engine: plans.generationSource, count: count() })
    .from(requests)
    .innerJoin(plans, eq(requests.planId, plans.id))
    .where(and(...within(span)))
    .groupBy(plans.generationSource)
    .orderBy(desc(count()), plans.generationSource)
    .limit(generationLimits.named)
}

export function countReasons(db: Queryable, span: Span) {
  const reason = sql<string>`${requests.error}`
  return db
    .select({ reason, count: count() })
    .from(requests)
    .where(and(...within(span), eq(requests.status, 'failed'), sql`${requests.error} <> ''`))
    .groupBy(requests.error)
    .orderBy(desc(count()), requests.error)
    .limit(generationLimits.named)
}

/** What the engine was asked for. */
export async function findAsked(db: Queryable, requestId: string): Promise<ComposeRequest | undefined> {
  const [found] = await db
    .select({ asked: requests.composeRequest })
    .from(requests)
    .where(and(eq(requests.id, requestId), ofFamilies))
  return found?.asked
}

/** Of a family; whose it is stays on the server. */
export async function findPlan(db: Queryable, planId: number) {
  const [found] = await db
    .select({ userId: plans.userId, status: plans.status, error: plans.error, requestId: plans.requestId })
    .from(plans)
    .where(and(eq(plans.id, planId), ne(plans.userId, sampleUserId)))
  return found
}

/** The document and what the engine was asked for. */
export async function findDocument(db: Queryable, planId: number) {
  const [found] = await db
    .select({
      status: plans.status,
      engine: plans.generationSource,
      document: plans.planContent,
      request: requests.composeRequest,
    })
    .from(plans)
    .innerJoin(requests, eq(plans.requestId, requests.id))
    .where(and(eq(plans.id, planId), ne(plans.userId, sampleUserId)))
  return found
}
