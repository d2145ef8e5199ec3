import { z } from 'zod'
import { difficulties, durations, grades, lengths, subjects, themes } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { planIdSchema, uuidSchema } from './ids.ts'
import { limits } from './limits.ts'
import { planRequestSchema } from './plan-request.ts'
import { planStatuses, planSummarySchema } from './plans.ts'

/** The real stages, in order. `packing` goes on after the plan can be viewed. */
export const stages = ['waiting', 'composing', 'checking', 'publishing', 'packing', 'done'] as const
export type Stage = (typeof stages)[number]

const timeSchema = z.iso.datetime()

export const generatePlan = endpoint({
  name: 'generatePlan',
  method: 'POST',
  path: '/api/learning-plan/generate',
  summary:
    'Ask for a plan. The same Idempotency-Key, or the same request of the same family within a minute, is one plan',
  caller: 'parent',
  body: planRequestSchema.extend({
    /** Mail the parent when the plan can be viewed; without meaning where the server sends no mail. */
    mailWhenReady: z.boolean().optional(),
  }),
  status: 202,
  reply: z.object({
    status: z.enum(planStatuses),
    requestId: uuidSchema,
    id: planIdSchema,
    /** A phrase such as "a few seconds". */
    processingTime: z.string(),
  }),
  errors: ['not_offered', 'not_found', 'key_reused', 'too_many_plans'],
  isOpenInDemo: true,
})

const requestParams = z.object({ requestId: z.string().max(64) })

export const requestStatusSchema = z.object({
  requestId: uuidSchema,
  status: z.enum(planStatuses),
  planId: planIdSchema.nullable(),
  error: z.string().nullable(),
})
export type RequestStatus = z.infer<typeof requestStatusSchema>

export const requestStatus = endpoint({
  name: 'requestStatus',
  method: 'GET',
  path: '/api/requests/{requestId}/status',
  summary: 'Status of a request; planId is there once the plan can be viewed',
  caller: 'parent',
  touches: 'request',
  params: requestParams,
  reply: requestStatusSchema,
  errors: ['not_found'],
})

export const pendingRequestSchema = z.object({ requestId: uuidSchema, status: z.string(), timestamp: timeSchema })

export const detailedStatusSchema = z.object({
  requestId: uuidSchema,
  status: z.enum(planStatuses),
  detailed: z.object({
    plan: planSummarySchema.extend({ userId: uuidSchema, updatedAt: timeSchema }).nullable(),
    pendingRequest: pendingRequestSchema
      .extend({ stage: z.enum(stages), attempts: z.int(), mailWhenReady: z.boolean() })
      .nullable(),
  }),
})
export type DetailedStatus = z.infer<typeof detailedStatusSchema>

export const requestStatusDetailed = endpoint({
  name: 'requestStatusDetailed',
  method: 'GET',
  path: '/api/requests/{requestId}/status-detailed',
  summary: 'Status with the plan row and the pending request',
  caller: 'parent',
  touches: 'request',
  params: requestParams,
  reply: detailedStatusSchema,
  errors: ['not_found'],
})

export const logTypes = ['error', 'callback', 'outbound', 'stage', 'info'] as const

export const logEntrySchema = z.object({
  timestamp: timeSchema,
  type: z.enum(logTypes),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type LogEntry = z.infer<typeof logEntrySchema>

export const requestLogs = endpoint({
  name: 'requestLogs',
  method: 'GET',
  path: '/api/requests/{requestId}/logs',
  summary: 'What happened to a request, oldest first',
  caller: 'parent',
  touches: 'request',
  params: requestParams,
  reply: z.object({ logs: z.array(logEntrySchema) }),
  errors: ['not_found'],
})

export const changeRequest = endpoint({
  name: 'changeRequest',
  method: 'PATCH',
  path: '/api/requests/{requestId}',
  summary: 'Whether the parent gets a mail when the plan can be viewed; only while it is being made',
  caller: 'parent',
  touches: 'request',
  params: requestParams,
  body: z.object({ mailWhenReady: z.boolean('Choose true or false') }),
  reply: z.object({ success: z.literal(true), mailWhenReady: z.boolean() }),
  errors: ['not_found', 'not_making', 'no_mail'],
})

export const generationActivity = endpoint({
  name: 'generationActivity',
  method: 'GET',
  path: '/api/debug/n8n/activity',
  summary: "The activity feed of the signed-in parent's own requests",
  caller: 'parent',
  touches: 'self',
  reply: z.object({
    data: z.object({
      environment: z.string(),
      totalPending: z.int(),
      pendingRequests: z.array(pendingRequestSchema),
      recentLogs: z.array(logEntrySchema.omit({ details: true }).extend({ requestId: uuidSchema })),
    }),
    timestamp: timeSchema,
  }),
})

/** One server-sent event (`event: progress`). The first one carries where the request stands now. */
export const progressEventSchema = z.object({
  requestId: uuidSchema,
  status: z.enum(planStatuses),
  stage: z.enum(stages),
  planId: planIdSchema.nullable(),
  error: z.string().nullable(),
  /** Stages behind us with the milliseconds each took. */
  finished: z.array(z.object({ stage: z.enum(stages), milliseconds: z.int() })),
})
export type ProgressEvent = z.infer<typeof progressEventSchema>

export const requestEvents = endpoint({
  name: 'requestEvents',
  method: 'GET',
  path: '/api/requests/{requestId}/events',
  summary: 'Progress as server-sent events; ends when the package is ready or the request has failed',
  caller: 'parent',
  touches: 'request',
  params: requestParams,
  replyKind: 'events',
  reply: progressEventSchema,
  errors: ['not_found'],
})

export const suggestGoals = endpoint({
  name: 'suggestGoals',
  method: 'POST',
  path: '/api/learning-goals/suggest',
  summary: 'Goals that fit the child and the chosen subjects, from the skills that plans are made of',
  caller: 'parent',
  body: planRequestSchema.pick({ childAge: true, childGrade: true, subjects: true, theme: true, difficulty: true }),
  reply: z.object({ suggestions: z.array(z.string()) }),
  errors: ['not_offered'],
  isOpenInDemo: true,
})

export const optionSchema = z.object({ slug: z.string(), name: z.string(), description: z.string() })

/** What an engine can make today: the wizard offers this and nothing more. */
export const engineOptionsSchema = z.object({
  themes: z.array(z.object({ slug: z.enum(themes), name: z.string(), world: z.string(), description: z.string() })),
  subjects: z.array(z.object({ slug: z.enum(subjects), name: z.string() })),
  grades: z.array(z.enum(grades)),
  difficulties: z.array(z.enum(difficulties)),
  durations: z.array(z.literal([...durations])),
  lengths: z.array(z.literal([...lengths])),
  goalLimits: z.object({ 5: z.literal(limits.goals[5]), 10: z.literal(limits.goals[10]) }),
})
export type PlanOptions = z.infer<typeof engineOptionsSchema>

export const planOptions = endpoint({
  name: 'planOptions',
  method: 'GET',
  path: '/api/plan-options',
  summary: 'Themes, subjects and grades that plans can be made for, and whether the server can mail when one is ready',
  caller: 'public',
  reply: engineOptionsSchema.extend({ hasMail: z.boolean() }),
})
export type ServerOptions = z.infer<typeof planOptions.reply>
