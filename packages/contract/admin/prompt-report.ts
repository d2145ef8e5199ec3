import { z } from 'zod'
import { personas } from './prompt-choices.ts'

/** What makes plans on this server, as far as prompts go. */
export const promptEngineSchema = z.object({
  name: z.string(),
  /** False where prompts change nothing that it makes. */
  readsPrompts: z.boolean(),
  /** In words: "a few seconds". */
  processingTime: z.string(),
})
export type PromptEngine = z.infer<typeof promptEngineSchema>

export const planJudgementSchema = z.object({
  /** 0 to 100, one decimal; null where the plan has not even the shape of one. */
  score: z.number().nullable(),
  failedGates: z.array(
    z.object({ check: z.string(), name: z.string(), findings: z.int(), path: z.string(), message: z.string() }),
  ),
})
export type PlanJudgement = z.infer<typeof planJudgementSchema>

const personaScoreSchema = planJudgementSchema.extend({
  persona: z.enum(personas),
  /** Why there is no plan to judge; null where there is one. */
  error: z.string().nullable(),
})
export type PersonaScore = z.infer<typeof personaScoreSchema>

/** Kept with a version: how the engine did with it for the three personas, seeds fixed. */
export const promptReportSchema = z.object({
  engine: z.string(),
  readsPrompts: z.boolean(),
  madeAt: z.iso.datetime(),
  /** Mean of the personas that have a score. */
  score: z.number().nullable(),
  personas: z.array(personaScoreSchema),
})
export type PromptReport = z.infer<typeof promptReportSchema>
