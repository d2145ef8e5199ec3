import { randomInt, randomUUID } from 'node:crypto'
import type { ComposeRequest, PlanRequest } from '@pencil-quest/contract/plan-request'
import type { Database, Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { learningPlans } from '../../db/schema/learning-plans.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { toComposeRequest } from './compose-request.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Engine } from './ports.ts'
import { randomPlanId } from './random-plan-id.ts'
import * as queries from './request-queries.ts'
import { requireGoalLimit } from './require-goal-limit.ts'
import { requireOffered } from './require-offered.ts'
import { requireQuota } from './require-quota.ts'
import { logEvent } from './stages.ts'
import { wishForMail } from './wish-for-mail.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  engine: Engine
  hasQuotas: boolean
}

/** How a request is sent, beside what it asks for: none of it makes another plan. */
interface Sent {
  idempotencyKey: string | undefined
  mailWhenReady: boolean
}

interface Accepted {
  requestId: string
  planId: number
  status: 'processing' | 'completed' | 'failed'
}

/** Plan, request and job are written in one transaction; the same request twice is one plan. */
export async function acceptRequest(parts: Parts, userId: string, request: PlanRequest, sent: Sent): Promise<Accepted> {
  requireOffered(parts.engine, request)
  requireGoalLimit(request)
  const child = await queries.findChild(parts.db, userId, request)
  if (child === 'unknown') return refuse('not_found')
  const fingerprint = fingerprintOf(request)

  return parts.db.transaction(async (tx) => {
    await queries.lockFamily(tx, userId)
    const same = await findSame(tx, userId, fingerprint, sent.idempotencyKey)
    if (same && sent.mailWhenReady) await wishForMail(tx, same.id, true)
    if (same) return { requestId: same.id, planId: same.planId, status: same.status }
    if (parts.hasQuotas) await requireQuota(tx, userId)
    const history = child === undefined ? [] : await queries.findHistory(tx, userId, child)
    const compose = toComposeRequest({ ...request, seed: request.seed ?? randomInt(0x1_0000_0000) }, history)
    return insertAll(parts, tx, { userId, request, compose, child, fingerprint, sent })
  })
}

async function findSame(tx: Queryable, userId: string, fingerprint: string, key: string | undefined) {
  const byKey = key ? await queries.findByKey(tx, userId, key) : undefined
  if (byKey && byKey.fingerprint !== fingerprint) refuse('key_reused')
  return byKey ?? queries.findRecentEqual(tx, userId, fingerprint)
}

async function insertAll(
  { engine, queue }: Parts,
  tx: Queryable,
  asked: {
    userId: string
    request: PlanRequest
    compose: ComposeRequest
    child: number | undefined
    fingerprint: string
    sent: Sent
  },
): Promise<Accepted> {
  const { userId, compose, child, fingerprint, sent } = asked
  const { interests: _interests, goals, history: _history, ...choices } = compose
  const planId = randomPlanId()
  const requestId = randomUUID()
  await tx.insert(learningPlans).values({
    ...choices,
    id: planId,
    userId,
    childProfileId: child ?? null,
    childNameAlone: child === undefined ? asked.request.childName : null,
    goals: goals.length > 0 ? goals.join(', ') : null,
    requestId,
    generationSource: engine.name,
  })
  await tx
    .insert(generationRequests)
    .values({ id: requestId, planId, userId, composeRequest: compose, fingerprint, ...sent })
  await logEvent(tx, requestId, 'info', 'Request accepted', { engine: engine.name, seed: compose.seed })
  await queue.send(tx, 'generate-plan', { requestId })
  return { requestId, planId, status: 'processing' }
}
