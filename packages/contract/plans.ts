import { z } from 'zod'
import { difficulties, durations, grades, learningStyles, lengths, subjects, themes } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { integerIdSchema, planIdSchema, uuidSchema } from './ids.ts'
import { daySchema } from './plan-document.ts'
import { printChoicesSchema } from './print-choices.ts'

export const planStatuses = ['processing', 'completed', 'failed'] as const
export type PlanStatus = (typeof planStatuses)[number]

export const packageStates = ['making', 'ready', 'failed'] as const
export type PackageState = (typeof packageStates)[number]

/** `link`: whoever has the link may view; `private`: the owner alone. */
export const sharings = ['link', 'private'] as const
export type Sharing = (typeof sharings)[number]

export const worksheetPackageSchema = z.object({
  state: z.enum(packageStates),
  downloadUrl: z.string().optional(),
  zipFilename: z.string().optional(),
})
export type WorksheetPackage = z.infer<typeof worksheetPackageSchema>

export const planSummarySchema = z.object({
  id: planIdSchema,
  childProfileId: z.int().nullable(),
  theme: z.enum(themes),
  subjects: z.array(z.enum(subjects)),
  duration: z.int(),
  length: z.int(),
  difficulty: z.enum(difficulties),
  status: z.enum(planStatuses),
  requestId: uuidSchema,
  generationSource: z.string(),
  createdAt: z.iso.datetime(),
})
export type PlanSummary = z.infer<typeof planSummarySchema>

/** The child is named (or called the placeholder) in all texts of this view. */
export const planViewSchema = z.object({
  id: planIdSchema,
  status: z.enum(planStatuses),
  /** Why a failed plan failed, or that the content of a completed one is damaged. */
  error: z.string().nullable(),
  isOwner: z.boolean(),
  childName: z.string(),
  theme: z.enum(themes),
  world: z.string().nullable(),
  subjects: z.array(z.enum(subjects)),
  grade: z.enum(grades),
  learningStyle: z.enum(learningStyles),
  duration: z.literal([...durations]),
  difficulty: z.enum(difficulties),
  length: z.literal([...lengths]),
  goals: z.string().nullable(),
  generationSource: z.string(),
  code: z.string().nullable(),
  notices: z.array(z.string()),
  /** The worksheets by id, for printing one. */
  sheets: z.array(z.object({ id: z.string(), title: z.string(), day: z.int(), subject: z.enum(subjects) })),
  /** Null until the plan can be viewed. */
  html_content: z.object({ theme: z.string(), overview: z.string(), days: z.array(daySchema) }).nullable(),
  planContent: z
    .object({ childName: z.string(), days: z.array(daySchema), worksheetPackage: worksheetPackageSchema })
    .nullable(),
  worksheetPackage: worksheetPackageSchema.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For the owner alone. */
  requestId: uuidSchema.optional(),
  childProfileId: z.int().nullable().optional(),
  sharing: z.enum(sharings).optional(),
})
export type PlanView = z.infer<typeof planViewSchema>

const planParams = z.object({ id: integerIdSchema })

export const listPlans = endpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/api/learning-plans/{userId}',
  summary: "All plans of the signed-in parent, newest first; the id is the parent's own",
  caller: 'parent',
  touches: 'self',
  params: z.object({ userId: z.string().max(64) }),
  reply: z.array(planSummarySchema),
  errors: ['not_found'],
})

export const readPlan = endpoint({
  name: 'readPlan',
  method: 'GET',
  path: '/api/learning-plan/{id}',
  summary: 'One plan: its owner, or anybody while it is shared by link',
  caller: 'plan-reader',
  touches: 'plan',
  params: planParams,
  reply: z.object({ success: z.literal(true), plan: planViewSchema }),
  errors: ['not_found', 'too_many'],
})

export const planPdf = endpoint({
  name: 'planPdf',
  method: 'POST',
  path: '/api/learning-plan/{id}/pdf',
  summary: 'The whole packet as a PDF; waits up to 60 s for a package in the making',
  caller: 'plan-reader',
  touches: 'plan',
  params: planParams,
  body: printChoicesSchema,
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['not_found', 'no_browser', 'still_making', 'plan_failed', 'package_waiting', 'package_failed', 'too_many'],
  isOpenInDemo: true,
})

export const planPackage = endpoint({
  name: 'planPackage',
  method: 'GET',
  path: '/api/learning-plan/{id}/package',
  summary: 'The package as a ZIP: packet, one PDF for each worksheet, answer key, plan.json, README.txt',
  caller: 'plan-reader',
  touches: 'plan',
  params: planParams,
  query: printChoicesSchema,
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['not_found', 'no_browser', 'still_making', 'plan_failed', 'package_waiting', 'package_failed', 'too_many'],
})

export const planPage = endpoint({
  name: 'planPage',
  method: 'GET',
  path: '/api/learning-plan/{id}/page',
  summary: 'The pages as one HTML document without scripts, for the preview frame and for printing without a PDF',
  caller: 'plan-reader',
  touches: 'plan',
  params: planParams,
  query: printChoicesSchema,
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['not_found', 'still_making', 'plan_failed', 'too_many'],
})

export const printFont = endpoint({
  name: 'printFont',
  method: 'GET',
  path: '/fonts/{family}/{file}',
  summary: 'Style sheet or font file that the HTML pages use',
  caller: 'public',
  params: z.object({ family: z.string().max(40), file: z.string().max(120) }),
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const printFontFile = endpoint({
  name: 'printFontFile',
  method: 'GET',
  path: '/fonts/{family}/files/{file}',
  summary: 'Font file that a style sheet of the HTML pages names',
  caller: 'public',
  params: z.object({ family: z.string().max(40), file: z.string().max(120) }),
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['not_found'],
})
