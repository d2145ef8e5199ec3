import { limits } from '@pencil-quest/contract/limits'
import type { Queryable } from '../../db/client.ts'
import { refuse } from '../../http/refusal.ts'
import { countPlans } from './request-queries.ts'

/** Three plans in the making and twenty a day for a family. */
export async function requireQuota(tx: Queryable, userId: string): Promise<void> {
  const { inTheMaking, today } = await countPlans(tx, userId)
  if (inTheMaking >= limits.plansInTheMaking) {
    refuse('too_many_plans', {
      message: `${limits.plansInTheMaking} plans are being made already. Wait until one is ready.`,
      retryAfter: 30,
    })
  }
  if (today >= limits.plansPerDay) refuse('too_many_plans')
}
