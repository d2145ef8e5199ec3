import * as contract from '@pencil-quest/contract/admin/generation'
import { generationTexts } from '@pencil-quest/contract/admin/generation-texts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { listLogs } from '../generation/status-queries.ts'
import { hideTyped } from './hide-typed.ts'
import { countEngines, countReasons, countStates, findAsked, type RequestRow, readPage } from './queries.ts'
import { scoreStoredPlan } from './score-stored-plan.ts'
import { cancelAsAdmin, retryAsAdmin } from './steer-plan.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
}

const success = { success: true as const }

export function adminGenerationRoutes(mount: Mount, { db, queue }: Parts): void {
  mount(contract.listGenerationRequests, async ({ query }) => {
    const found = await readPage(db, query)
    const requests = found.slice(0, query.limit).map(presentRequest)
    return { requests, next: found.length > requests.length ? (requests.at(-1)?.requestId ?? null) : null }
  })

  mount(contract.readGenerationSummary, async ({ query }) => {
    const [states, engines, reasons] = await Promise.all([
      countStates(db, query),
      countEngines(db, query),
      countReasons(db, query),
    ])
    const at = (status: string) => states.find((state) => state.status === status)?.count ?? 0
    return {
      states: { processing: at('processing'), completed: at('completed'), failed: at('failed') },
      engines,
      reasons,
    }
  })

  mount(contract.readGenerationLogs, async ({ params: { requestId } }) => {
    const asked = (await findAsked(db, requestId)) ?? refuse('not_found')
    const rows = await listLogs(db, requestId)
    return {
      logs: rows.map(({ createdAt, type, message, details }) => ({
        timestamp: createdAt.toISOString(),
        type,
        message,
        ...(details ? { details: hideTyped(details, asked) } : {}),
      })),
    }
  })

  mount(contract.scoreStoredPlan, ({ params }) => scoreStoredPlan(db, params.id))

  mount(contract.retryPlanAsAdmin, async ({ params, caller }) => {
    const requestId = await retryAsAdmin({ db, queue }, caller.admin, params.id)
    return { ...success, message: generationTexts.retriedText, requestId }
  })

  mount(contract.cancelPlanAsAdmin, async ({ params, caller }) => {
    await cancelAsAdmin({ db, queue }, caller.admin, params.id)
    return { ...success, message: generationTexts.cancelledText }
  })
}

function presentRequest({ retriedBy, planStatus, newestRequest, createdAt, ...row }: RequestRow) {
  const isNewest = newestRequest === row.requestId
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    isMadeAgain: retriedBy !== null,
    mayRetry: isNewest && planStatus === 'failed',
    mayCancel: isNewest && row.status === 'processing',
    mayScore: isNewest && planStatus === 'completed',
  }
}
