import { z } from 'zod'
import { difficulties, durations, grades, subjects, themes } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { integerIdSchema } from '../ids.ts'
import { planDocumentSchema } from '../plan-document.ts'
import { ageSchema } from '../profiles.ts'
import { personas, promptIssueTypes, promptLimits, promptTypes, promptVariables } from './prompt-choices.ts'
import { planJudgementSchema, promptEngineSchema, promptReportSchema } from './prompt-report.ts'
import { lessonPromptTexts } from './prompt-texts.ts'

const t = lessonPromptTexts
const typeParams = z.object({ promptType: z.enum(promptTypes) })
const idParams = z.object({ id: integerIdSchema })
const done = { success: z.literal(true), message: z.string() }

const contentSchema = z
  .string(t.emptyDraft)
  .max(promptLimits.content, t.tooLong)
  .refine((text) => text.trim() !== '', t.emptyDraft)

export const lessonPromptSchema = z.object({
  id: z.int(),
  promptType: z.enum(promptTypes),
  draftContent: z.string(),
  liveContent: z.string(),
  /** Whether the draft differs from what is live. */
  hasDraft: z.boolean(),
  lastAppliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The version that is live; its score where it was scored. */
  liveVersion: z.object({ id: z.int(), score: z.number().nullable() }).nullable(),
})
export type LessonPrompt = z.infer<typeof lessonPromptSchema>

export const promptIssueSchema = z.object({
  type: z.enum(promptIssueTypes),
  description: z.string(),
  /** False for advice, which keeps nothing from being applied. */
  required: z.boolean(),
})
export type PromptIssue = z.infer<typeof promptIssueSchema>

export const scenarioDataSchema = z.object({
  childName: z.string().trim().min(1).max(60),
  childAge: ageSchema,
  childGrade: z.enum(grades),
  subjects: z.array(z.enum(subjects)).min(1, t.noSubject).max(subjects.length),
  theme: z.enum(themes),
  duration: z.literal([...durations]),
  difficulty: z.enum(difficulties),
})
export type ScenarioData = z.infer<typeof scenarioDataSchema>

const versionSummarySchema = z.object({
  id: z.int(),
  promptType: z.enum(promptTypes),
  author: z.string(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Cut as every preview is. */
  preview: z.string(),
  characters: z.int(),
  isLive: z.boolean(),
  score: z.number().nullable(),
})
export type PromptVersionSummary = z.infer<typeof versionSummarySchema>

const changed = z.object({ ...done, prompt: lessonPromptSchema })
const applied = z.object({ ...done, prompt: lessonPromptSchema, version: versionSummarySchema })
const applyBody = z.object({ note: z.string().trim().max(promptLimits.note).nullish() })

export const listLessonPrompts = endpoint({
  name: 'listLessonPrompts',
  method: 'GET',
  path: '/api/admin/lesson-prompts',
  summary: 'The prompts, draft and live, and the engine that would read them',
  caller: 'admin',
  reply: z.object({ prompts: z.array(lessonPromptSchema), engine: promptEngineSchema }),
})

export const saveLessonPrompt = endpoint({
  name: 'saveLessonPrompt',
  method: 'PUT',
  path: '/api/admin/lesson-prompts',
  summary: 'Save a draft; what is live stays',
  caller: 'admin',
  body: z.object({ promptType: z.enum(promptTypes), draftContent: contentSchema }),
  reply: changed,
})

export const testLessonPrompt = endpoint({
  name: 'testLessonPrompt',
  method: 'POST',
  path: '/api/admin/lesson-prompts/test/{persona}',
  summary: 'The saved draft with its variables filled in for a persona; `scenario` changes parts of what it asks for',
  caller: 'admin',
  params: z.object({ persona: z.enum(personas) }),
  body: z.object({
    promptType: z.enum(promptTypes).default('single_day'),
    scenario: scenarioDataSchema
      .pick({ theme: true, subjects: true, duration: true, difficulty: true })
      .partial()
      .nullish(),
  }),
  reply: z.object({
    success: z.literal(true),
    testScenario: z.enum(personas),
    result: z.object({
      scenarioData: scenarioDataSchema,
      draftPrompt: z.string(),
      processedPrompt: z.string(),
      templateVariables: z.record(z.enum(promptVariables), z.string()),
    }),
  }),
  errors: ['no_prompt'],
})

export const generateTestPlan = endpoint({
  name: 'generateTestPlan',
  method: 'POST',
  path: '/api/admin/lesson-prompts/generate',
  summary:
    'A plan for a persona by the configured engine, with this prompt in place of the live one; nothing is stored',
  caller: 'admin',
  body: z.object({
    promptContent: contentSchema,
    promptType: z.enum(promptTypes).default('single_day'),
    context: z.object(scenarioDataSchema.shape, t.selectPersona),
  }),
  reply: z.object({
    success: z.literal(true),
    engine: promptEngineSchema,
    /** The child is named in it as the context says. */
    plan: planDocumentSchema,
    ...planJudgementSchema.shape,
    milliseconds: z.int(),
  }),
  errors: ['not_offered', 'no_plan'],
})

export const validateLessonPrompt = endpoint({
  name: 'validateLessonPrompt',
  method: 'POST',
  path: '/api/admin/lesson-prompts/{promptType}/validate',
  summary: 'What a draft lacks: the text given, else the saved one',
  caller: 'admin',
  params: typeParams,
  body: z.object({ draftContent: contentSchema.nullish() }),
  reply: z.object({ isValid: z.boolean(), issues: z.array(promptIssueSchema) }),
  errors: ['no_prompt'],
})

const applying = {
  method: 'POST',
  summary: 'Validate the saved draft and make it live as a new version',
  caller: 'admin',
  params: typeParams,
  body: applyBody,
  reply: applied,
  errors: ['no_prompt', 'no_draft', 'prompt_invalid'],
} as const

export const applyLessonPrompt = endpoint({
  ...applying,
  name: 'applyLessonPrompt',
  path: '/api/admin/lesson-prompts/{promptType}/apply',
})

/** The same operation. */
export const applyLessonPromptByType = endpoint({
  ...applying,
  name: 'applyLessonPromptByType',
  path: '/api/admin/lesson-prompts/apply/{promptType}',
})

export const autoCorrectLessonPrompt = endpoint({
  name: 'autoCorrectLessonPrompt',
  method: 'POST',
  path: '/api/admin/lesson-prompts/{promptType}/auto-correct',
  summary: 'Add to the saved draft what it lacks, and save it',
  caller: 'admin',
  params: typeParams,
  reply: changed.extend({ corrections: z.array(z.string()) }),
  errors: ['no_prompt'],
})

export const revertLessonPrompt = endpoint({
  name: 'revertLessonPrompt',
  method: 'POST',
  path: '/api/admin/lesson-prompts/revert',
  summary: 'Give the draft up: it is what is live again',
  caller: 'admin',
  body: z.object({ promptType: z.enum(promptTypes) }),
  reply: changed,
  errors: ['no_prompt', 'never_live'],
})

export const initializeLessonPrompts = endpoint({
  name: 'initializeLessonPrompts',
  method: 'POST',
  path: '/api/admin/lesson-prompts/initialize',
  summary: 'Create the prompts that are missing from the built-in ones; never overwrites',
  caller: 'admin',
  reply: z.object({ ...done, created: z.array(z.enum(promptTypes)), prompts: z.array(lessonPromptSchema) }),
})

export const listPromptVersions = endpoint({
  name: 'listPromptVersions',
  method: 'GET',
  path: '/api/admin/lesson-prompts/{promptType}/versions',
  summary: 'Every version that was live, newest first; `before` is the id that the last page ended with',
  caller: 'admin',
  params: typeParams,
  query: z.object({ before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.object({ versions: z.array(versionSummarySchema), next: z.int().nullable() }),
})

export const readPromptVersion = endpoint({
  name: 'readPromptVersion',
  method: 'GET',
  path: '/api/admin/lesson-prompts/versions/{id}',
  summary: 'A version whole, with its report',
  caller: 'admin',
  params: idParams,
  reply: versionSummarySchema.extend({ content: z.string(), report: promptReportSchema.nullable() }),
})

export const restorePromptVersion = endpoint({
  name: 'restorePromptVersion',
  method: 'POST',
  path: '/api/admin/lesson-prompts/versions/{id}/restore',
  summary: 'Make a version the draft; what is live stays',
  caller: 'admin',
  params: idParams,
  reply: changed,
})

export const scorePromptVersion = endpoint({
  name: 'scorePromptVersion',
  method: 'POST',
  path: '/api/admin/lesson-prompts/versions/{id}/report',
  summary: 'The report of a version, made at the first call and kept, and that of the version before it',
  caller: 'admin',
  params: idParams,
  reply: z.object({ success: z.literal(true), report: promptReportSchema, previous: promptReportSchema.nullable() }),
})

export const lessonPromptEndpoints = [
  listLessonPrompts,
  saveLessonPrompt,
  testLessonPrompt,
  generateTestPlan,
  validateLessonPrompt,
  applyLessonPrompt,
  applyLessonPromptByType,
  autoCorrectLessonPrompt,
  revertLessonPrompt,
  initializeLessonPrompts,
  listPromptVersions,
  readPromptVersion,
  restorePromptVersion,
  scorePromptVersion,
] as const
