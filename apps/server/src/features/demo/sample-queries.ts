import { sampleUserId } from '@pencil-quest/contract/demo'
import { planDocumentVersion } from '@pencil-quest/contract/plan-document'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { childProfiles } from '../../db/schema/child-profiles.ts'
import { generationLogs } from '../../db/schema/generation-logs.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { users } from '../../db/schema/users.ts'
import type { DemoFamily } from '../../http/caller.ts'
import { fingerprintOf } from '../generation/fingerprint.ts'
import { stageMessages } from '../generation/stages.ts'
import { sortInterests } from '../profiles/sort-interests.ts'
import type { MadeSample } from './make-samples.ts'
import { sampleChildren, sampleUser } from './sample-family.ts'
import { finishedStages } from './walk.ts'

const lock = 7_214_011
const noRequest = '00000000-0000-0000-0000-000000000000'

/** The sample family with the request that the call's path names, where it is theirs. */
export async function findSampleFamily(db: Queryable, requestId: string | undefined): Promise<DemoFamily | undefined> {
  const [found] = await db
    .select({ user: users, request: generationRequests })
    .from(users)
    .leftJoin(
      generationRequests,
      and(eq(generationRequests.id, requestId ?? noRequest), eq(generationRequests.userId, users.id)),
    )
    .where(eq(users.id, sampleUserId))
  return found
}

/** Puts the family there as it must be now. What is stored of an earlier release goes, its packages with it. */
export function storeSamples(db: Database, samples: readonly MadeSample[]): Promise<void> {
  const fingerprint = fingerprintOf({ sampleChildren, samples })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    if (await isStored(tx, fingerprint)) return
    await tx.delete(users).where(eq(users.id, sampleUserId))
    await tx.insert(users).values(sampleUser)
    const ids = new Map<string, number>()
    for (const { childName, childAge, childGrade, interests, learningStyle } of sampleChildren) {
      const child = {
        name: childName,
        age: childAge,
        grade: childGrade,
        learningStyle,
        ...sortInterests(interests, null),
      }
      const [row] = await tx
        .insert(childProfiles)
        .values({ userId: sampleUserId, ...child })
        .returning({ id: childProfiles.id })
      if (row) ids.set(childName, row.id)
    }
    for (const sample of samples) {
      await insertSample(tx, sample, { fingerprint, childProfileId: ids.get(sample.asked.childName) ?? null })
    }
  })
}

async function isStored(tx: Queryable, fingerprint: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: generationRequests.id })
    .from(generationRequests)
    .where(and(eq(generationRequests.userId, sampleUserId), eq(generationRequests.fingerprint, fingerprint)))
    .limit(1)
  return found !== undefined
}

/**
 * The plan in the making has no stored request: it would be swept away as overdue, or taken up by a worker. Its state
 * is worked out when it is asked for.
 */
async function insertSample(
  tx: Queryable,
  { id, requestId, end, hoursAgo, compose, document }: MadeSample,
  { fingerprint, childProfileId }: { fingerprint: string; childProfileId: number | null },
): Promise<void> {
  const { interests: _interests, goals: _goals, history: _history, ...choices } = compose
  const status = typeof end === 'string' ? end : 'failed'
  const error = typeof end === 'string' ? null : end.failed
  const createdAt = sql`now() - make_interval(hours => ${hoursAgo})`
  await tx.insert(learningPlans).values({
    ...choices,
    id,
    requestId,
    userId: sampleUserId,
    childProfileId,
    planContent: document,
    schemaVersion: planDocumentVersion,
    status,
    error,
    createdAt,
    updatedAt: createdAt,
  })
  if (status === 'processing') return
  await tx.insert(generationRequests).values({
    id: requestId,
    planId: id,
    userId: sampleUserId,
    status,
    error,
    stage: status === 'completed' ? 'done' : 'composing',
    finished: status === 'completed' ? finishedStages : finishedStages.slice(0, 1),
    attempts: 1,
    composeRequest: compose,
    fingerprint,
    createdAt,
    updatedAt: createdAt,
  })
  const lines = status === 'completed' ? finishedStages.slice(1).map(({ stage }) => stageMessages[stage]) : []
  await tx
    .insert(generationLogs)
    .values([
      { requestId, type: 'info', message: 'Request accepted', createdAt },
      ...lines.map((message) => ({ requestId, type: 'stage' as const, message, createdAt })),
      ...(error ? [{ requestId, type: 'error' as const, message: error, createdAt }] : []),
    ])
}
