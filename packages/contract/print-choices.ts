import { z } from 'zod'
import { papers } from './choices.ts'

/** `with` the answer key, or `without` it. */
export const answerChoices = ['with', 'without'] as const

/** Day numbers as `3` or `1,2,5`. */
const daysSchema = z
  .string()
  .regex(/^\d{1,2}(,\d{1,2}){0,9}$/, 'Name days as 3 or 1,2,5')
  .transform((text) => [...new Set(text.split(',').map(Number))].sort((a, b) => a - b))

/** What of a plan is printed, and how. Left out: everything, with answers, on Letter. */
export const printChoicesSchema = z.object({
  paper: z.enum(papers, 'Choose letter or a4').optional(),
  days: daysSchema.optional(),
  /** Id of one worksheet; then nothing else is printed but, with answers, its key. */
  sheet: z.string().max(20).optional(),
  answers: z.enum(answerChoices, 'Choose with or without').optional(),
})
export type PrintChoices = z.output<typeof printChoicesSchema>
