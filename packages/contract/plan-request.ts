import { z } from 'zod'
import { difficulties, durations, grades, learningStyles, lengths, subjects, themes } from './choices.ts'
import { profileIdSchema } from './ids.ts'
import { limits } from './limits.ts'
import { ageSchema, childNameSchema, interestsSchema } from './profiles.ts'
import { texts } from './texts.ts'

const t = texts.validation

/** The full request for a plan, as the wizard and the command line send it. Source: specification 1, section 5. */
export const planRequestSchema = z.object({
  childName: childNameSchema,
  childAge: ageSchema,
  childGrade: z.enum(grades, t.grade),
  learningStyle: z.enum(learningStyles, t.learningStyle),
  interests: interestsSchema,
  theme: z.enum(themes, t.theme),
  subjects: z
    .array(z.enum(subjects, t.subjectUnknown), t.subjects)
    .min(1, t.subjects)
    .max(subjects.length)
    .transform((list) => [...new Set(list)]),
  duration: z.literal([...durations], t.duration),
  difficulty: z.enum(difficulties, t.difficulty),
  length: z.literal([...lengths], t.length),
  /** Selected goals joined with commas, or free text. */
  goals: z.string().trim().max(limits.goalText, t.goalText).nullish(),
  selectedGoals: z.array(z.string().trim().min(1).max(200)).max(20).optional(),
  childProfileId: profileIdSchema.nullish(),
  /** Seed of the plan, 32 bits; random when left out. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
})
export type PlanRequest = z.infer<typeof planRequestSchema>

/** The request as an engine gets it: no name, goals sorted out, seed settled. */
export const composeRequestSchema = planRequestSchema
  .omit({ childName: true, goals: true, selectedGoals: true, childProfileId: true })
  .extend({
    seed: z.int().min(0).max(0xffff_ffff),
    /** Goals in the parent's words, one each. */
    goals: z.array(z.string()),
    /** Template ids of the child's two plans before this one. */
    history: z.array(z.string()),
  })
export type ComposeRequest = z.infer<typeof composeRequestSchema>
