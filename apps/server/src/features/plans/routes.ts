import * as contract from '@pencil-quest/contract/plans'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { preferencesOf } from '../account/print-preferences.ts'
import { presentPlanSummary } from './present-plan-summary.ts'
import { listPlanFacts } from './queries.ts'
import { readPlan } from './read-plan.ts'

export function planRoutes(mount: Mount, parts: { db: Database; hasPackages(): boolean }): void {
  mount(contract.listPlans, async ({ caller }) =>
    (await listPlanFacts(parts.db, caller.parent.id)).map(presentPlanSummary),
  )

  mount(contract.readPlan, async ({ caller }) => ({
    success: true as const,
    plan: await readPlan(parts, caller.plan, { isOwner: caller.isOwner, paper: preferencesOf(caller).paper }),
  }))
}
