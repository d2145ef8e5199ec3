import * as contract from '@pencil-quest/contract/plan-life'
import { texts } from '@pencil-quest/contract/texts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { Engine } from '../generation/ports.ts'
import { cancelPlan } from './cancel-plan.ts'
import { changeSharing } from './change-sharing.ts'
import { clearPlans, deletePlan } from './delete-plans.ts'
import { retryPlan } from './retry-plan.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  engine: Pick<Engine, 'processingTime'>
  config: Pick<Config, 'rateLimit'>
  dropFiles?(hashes: readonly string[]): Promise<void>
}

export function planLifeRoutes(mount: Mount, parts: Parts): void {
  const { db, engine, config } = parts

  mount(contract.changePlan, async ({ params, body, caller }) => {
    await changeSharing(db, caller.parent.id, params.id, body.sharing)
    return { success: true as const, sharing: body.sharing }
  })

  mount(contract.deletePlan, async ({ params, caller }) => {
    await deletePlan(parts, caller.parent.id, params.id)
    return { success: true as const, message: texts.toasts.planDeleted }
  })

  mount(contract.clearPlans, async ({ caller }) => {
    await clearPlans(parts, caller.parent.id)
    return { success: true as const, message: texts.toasts.plansCleared }
  })

  mount(contract.cancelPlan, async ({ params, caller }) => {
    await cancelPlan(db, caller.parent.id, params.id)
    return { success: true as const, message: texts.toasts.planCancelled }
  })

  mount(contract.retryPlan, async ({ params, caller }) => {
    const requestId = await retryPlan({ ...parts, hasQuotas: config.rateLimit }, caller.parent.id, params.id)
    return {
      success: true as const,
      status: 'processing' as const,
      requestId,
      id: params.id,
      processingTime: engine.processingTime,
    }
  })
}
