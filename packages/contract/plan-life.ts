import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { integerIdSchema, planIdSchema, uuidSchema } from './ids.ts'
import { planStatuses, sharings } from './plans.ts'

const ownPlan = { caller: 'parent', touches: 'plan', params: z.object({ id: integerIdSchema }) } as const
const done = z.object({ success: z.literal(true), message: z.string() })

export const changePlan = endpoint({
  name: 'changePlan',
  method: 'PATCH',
  path: '/api/learning-plan/{id}',
  summary: 'Share a plan by link, or keep it private',
  ...ownPlan,
  body: z.object({ sharing: z.enum(sharings, 'Choose link or private') }),
  reply: z.object({ success: z.literal(true), sharing: z.enum(sharings) }),
  errors: ['not_found'],
})

export const deletePlan = endpoint({
  name: 'deletePlan',
  method: 'DELETE',
  path: '/api/learning-plan/{id}',
  summary: 'Delete one plan with its packages; one in the making is cancelled',
  ...ownPlan,
  reply: done,
  errors: ['not_found'],
})

export const retryPlan = endpoint({
  name: 'retryPlan',
  method: 'POST',
  path: '/api/learning-plan/{id}/retry',
  summary: 'Make a failed plan again: the same plan, a new request; the old request answers with the new one’s state',
  ...ownPlan,
  status: 202,
  reply: z.object({
    success: z.literal(true),
    status: z.enum(planStatuses),
    requestId: uuidSchema,
    id: planIdSchema,
    processingTime: z.string(),
  }),
  errors: ['not_found', 'not_failed', 'too_many_plans'],
})

export const cancelPlan = endpoint({
  name: 'cancelPlan',
  method: 'POST',
  path: '/api/learning-plan/{id}/cancel',
  summary: 'Stop a plan in the making; it then stands as failed with the reason "Cancelled"',
  ...ownPlan,
  reply: done,
  errors: ['not_found', 'not_making'],
})

export const clearPlans = endpoint({
  name: 'clearPlans',
  method: 'DELETE',
  path: '/api/learning-plans/{userId}',
  summary: "Delete all plans of the signed-in parent; what is being made is cancelled; the id is the parent's own",
  caller: 'parent',
  touches: 'self',
  params: z.object({ userId: z.string().max(64) }),
  reply: done,
  errors: ['not_found'],
})
