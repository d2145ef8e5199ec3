import { z } from 'zod'
import { grades, themes } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { logEntrySchema, stages } from '../generation.ts'
import { integerIdSchema, planIdSchema, uuidSchema } from '../ids.ts'
import { planStatuses } from '../plans.ts'
import { generationLimits } from './generation-limits.ts'

// A database knows no year 0, and this product nothing from before 2000.
const momentSchema = z.iso
  .datetime({ offset: true, error: 'Use a time such as 2026-01-31T08:00:00Z.' })
  .refine((text) => text >= '2000', 'Use a time after the year 2000.')

const spanSchema = z.object({ from: momentSchema.optional(), until: momentSchema.optional() })

export const generationFilterSchema = spanSchema.extend({
  status: z.enum(planStatuses).optional(),
  engine: z.string().min(1).max(80).optional(),
  reason: z.string().min(1).max(generationLimits.reason).optional(),
})
export type GenerationFilter = z.infer<typeof generationFilterSchema>

/** A request as an operator sees it: the family is an id, the child is nobody. */
export const operatorRequestSchema = z.object({
  requestId: uuidSchema,
  planId: planIdSchema,
  familyId: uuidSchema,
  status: z.enum(planStatuses),
  stage: z.enum(stages),
  engine: z.string(),
  attempts: z.int(),
  /** Why it failed. */
  reason: z.string().nullable(),
  theme: z.enum(themes),
  grade: z.enum(grades),
  /** Days. */
  length: z.int(),
  createdAt: z.iso.datetime(),
  /** A later request makes the plan again. */
  isMadeAgain: z.boolean(),
  mayRetry: z.boolean(),
  mayCancel: z.boolean(),
  /** Whether there is a plan to score. */
  mayScore: z.boolean(),
})
export type OperatorRequest = z.infer<typeof operatorRequestSchema>

export const listGenerationRequests = endpoint({
  name: 'listGenerationRequests',
  method: 'GET',
  path: '/api/admin/generation/requests',
  summary:
    'Requests of all families, newest first, by state, engine, time and failure reason; `before` is the request that the last page ended with',
  caller: 'admin',
  query: generationFilterSchema.extend({
    before: uuidSchema.optional(),
    limit: z.coerce.number().int().min(1).max(generationLimits.mostPerPage).default(generationLimits.perPage),
  }),
  reply: z.object({ requests: z.array(operatorRequestSchema), next: uuidSchema.nullable() }),
})

export const generationSummarySchema = z.object({
  states: z.object({ processing: z.int(), completed: z.int(), failed: z.int() }),
  engines: z.array(z.object({ engine: z.string(), count: z.int() })),
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type GenerationSummary = z.infer<typeof generationSummarySchema>

export const readGenerationSummary = endpoint({
  name: 'readGenerationSummary',
  method: 'GET',
  path: '/api/admin/generation/summary',
  summary: 'How many requests there are in each state, by each engine, and for which reasons they failed',
  caller: 'admin',
  query: spanSchema,
  reply: generationSummarySchema,
})

export const readGenerationLogs = endpoint({
  name: 'readGenerationLogs',
  method: 'GET',
  path: '/api/admin/generation/requests/{requestId}/logs',
  summary: "What happened to a request of any family, oldest first; never a name or a plan's text",
  caller: 'admin',
  params: z.object({ requestId: uuidSchema }),
  reply: z.object({ logs: z.array(logEntrySchema) }),
  errors: ['not_found'],
})

export const scoredCheckSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `gate` rejects a plan, `score` counts with its weight, `warn` is only told. */
  severity: z.enum(['gate', 'score', 'warn']),
  status: z.enum(['pass', 'fail', 'na']),
  weight: z.number(),
  /** Share that holds, 0 to 1; of a gate the number of findings. */
  value: z.number().nullable(),
  threshold: z.string(),
  /** All of them; `evidence` has the first few. */
  findings: z.int(),
  evidence: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ScoredCheck = z.infer<typeof scoredCheckSchema>

export const planScoreSchema = z.object({
  planId: planIdSchema,
  engine: z.string(),
  /** 0 to 100, one decimal; null where nothing could be judged. */
  score: z.number().nullable(),
  gatesHold: z.boolean(),
  /** What failed comes first. */
  checks: z.array(scoredCheckSchema),
})
export type StoredPlanScore = z.infer<typeof planScoreSchema>

const planParams = z.object({ id: integerIdSchema })

export const scoreStoredPlan = endpoint({
  name: 'scoreStoredPlan',
  method: 'GET',
  path: '/api/admin/generation/plans/{id}/score',
  summary: "The rubric's score of a stored plan, with its evidence; the child is the placeholder",
  caller: 'admin',
  params: planParams,
  reply: planScoreSchema,
  errors: ['not_found', 'still_making', 'plan_failed'],
})

const done = z.object({ success: z.literal(true), message: z.string() })

export const retryPlanAsAdmin = endpoint({
  name: 'retryPlanAsAdmin',
  method: 'POST',
  path: '/api/admin/generation/plans/{id}/retry',
  summary: "Make any family's failed plan again; the family's limits do not count",
  caller: 'admin',
  params: planParams,
  status: 202,
  reply: done.extend({ requestId: uuidSchema }),
  errors: ['not_found', 'not_failed'],
})

export const cancelPlanAsAdmin = endpoint({
  name: 'cancelPlanAsAdmin',
  method: 'POST',
  path: '/api/admin/generation/plans/{id}/cancel',
  summary: 'Stop any family\'s plan in the making; it then stands as failed with the reason "Cancelled"',
  caller: 'admin',
  params: planParams,
  reply: done,
  errors: ['not_found', 'not_making'],
})

export const adminGenerationEndpoints = [
  listGenerationRequests,
  readGenerationSummary,
  readGenerationLogs,
  scoreStoredPlan,
  retryPlanAsAdmin,
  cancelPlanAsAdmin,
] as const
