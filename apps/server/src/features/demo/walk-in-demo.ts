import * as contract from '@pencil-quest/contract/generation'
import type { Database } from '../../db/client.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import type { Mount } from '../../http/mount.ts'
import type { Engine } from '../generation/ports.ts'
import { presentDetailed, presentStatus } from '../generation/present-status.ts'
import { stageMessages } from '../generation/stages.ts'
import { streamProgress } from '../generation/stream-progress.ts'
import { findPlanFacts } from '../plans/queries.ts'
import { answerInDemo, demoAnswer } from './demo-answers.ts'
import { samplePlans } from './sample-family.ts'
import { beginWalk, type Walk, walkAt } from './walk.ts'

interface Parts {
  db: Database
  streams: EventStreams
  engine: Pick<Engine, 'processingTime'>
}

const now = (requestId: string) => walkAt(requestId, Date.now())

/**
 * For the calls around the making of a plan: the demo family's asking writes nothing and leads through the real progress
 * to a ready sample plan.
 */
export function walkInDemo(mount: Mount, { db, streams, engine }: Parts): Mount {
  return answerInDemo(mount, [
    demoAnswer(contract.generatePlan, ({ body }) => {
      const { id } = body.length === 10 ? samplePlans.tenDays : samplePlans.fiveDays
      const requestId = beginWalk(body.length, Date.now())
      return { status: 'processing' as const, requestId, id, processingTime: engine.processingTime }
    }),
    demoAnswer(contract.requestStatus, ({ params }) => {
      const walk = now(params.requestId)
      return walk && presentStatus(walk)
    }),
    demoAnswer(contract.requestStatusDetailed, ({ params }) => {
      const walk = now(params.requestId)
      return walk && detailsOf(db, walk)
    }),
    demoAnswer(contract.requestLogs, ({ params }) => {
      const walk = now(params.requestId)
      return walk && { logs: logsOf(walk) }
    }),
    demoAnswer(contract.requestEvents, ({ params, reply }) => {
      if (!now(params.requestId)) return undefined
      streamProgress(streams.open(reply), { subscribe: byClock }, params.requestId, async () => now(params.requestId))
      return reply
    }),
  ])
}

async function detailsOf(db: Database, walk: Walk) {
  const { id, planId, status, createdAt } = walk
  const plan = await findPlanFacts(db, planId)
  return presentDetailed(walk, plan && { ...plan, requestId: id, status, createdAt, updatedAt: createdAt })
}

/** One line for each stage, as the log of a real request has them. */
function logsOf({ createdAt, stage, finished }: Walk) {
  const entered = [...finished.map(({ stage: passed }) => passed), stage].slice(1)
  let at = createdAt.getTime()
  const lines = entered.map((name, i) => {
    at += finished[i]?.milliseconds ?? 0
    return { timestamp: new Date(at).toISOString(), type: 'stage' as const, message: stageMessages[name] }
  })
  return [{ timestamp: createdAt.toISOString(), type: 'info' as const, message: 'Request accepted' }, ...lines]
}

/** Calls back whenever the walk moves; answers how to stop it. */
function byClock(requestId: string, act: () => void): () => void {
  const timers = (now(requestId)?.moves ?? []).map((wait) => setTimeout(act, wait + 1))
  return () => timers.forEach(clearTimeout)
}
