import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Entries that the list answers at once: where nothing is asked for, and at most. */
export const feedbackPage = { usual: 100, most: 500 } as const

export const feedbackEntrySchema = z.object({
  id: z.int(),
  usefulnessRating: z.int().min(1).max(5),
  letDownAreas: z.string().nullable(),
  letDownOther: z.string().nullable(),
  improvementSuggestions: z.string().nullable(),
  improvementOther: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>

export const listFeedback = endpoint({
  name: 'listFeedback',
  method: 'GET',
  path: '/api/admin/feedback',
  summary: `Answers to the survey, newest first; \`before\` is the id that the last page ended with, \`limit\` ${feedbackPage.usual} unless told`,
  caller: 'admin',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(feedbackPage.most).default(feedbackPage.usual),
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.array(feedbackEntrySchema),
})

export const feedbackStatsSchema = z.object({
  total: z.int().min(0),
  /** To one decimal; null where nobody has answered. */
  average: z.number().min(1).max(5).nullable(),
  lastSevenDays: z.int().min(0),
  /** From 5 down to 1. */
  ratings: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int().min(0) })).length(5),
})
export type FeedbackStats = z.infer<typeof feedbackStatsSchema>

export const readFeedbackStats = endpoint({
  name: 'readFeedbackStats',
  method: 'GET',
  path: '/api/admin/feedback/stats',
  summary: 'How many answers, their average, those of the last 7 days, and how often each rating was given',
  caller: 'admin',
  reply: feedbackStatsSchema,
})

export const exportFeedback = endpoint({
  name: 'exportFeedback',
  method: 'GET',
  path: '/api/admin/feedback/export',
  summary: 'All answers to the survey as CSV for a spreadsheet, newest first; what would be a formula there is text',
  caller: 'admin',
  replyKind: 'file',
  reply: z.unknown(),
})
