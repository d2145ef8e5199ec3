import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { planIdSchema } from './ids.ts'
import { limits } from './limits.ts'

/** The survey, word for word. */
export const feedbackTexts = {
  title: 'Share Your Experience',
  intro: 'Four short questions. What you tell us shapes what comes next.',
  usefulness: 'How useful is Pencil Quest for your family?',
  ratings: ['Not useful at all', 'Slightly useful', 'Moderately useful', 'Very useful', 'Extremely useful'],
  letDown: 'What let you down?',
  letDownOptions: [
    'Limited theme variety',
    'Activities too simple/complex',
    'Worksheet quality',
    'Plan length options',
    'User interface',
    'Loading time',
    'Missing subjects',
    'Other',
  ],
  improvement: 'What would make it better?',
  improvementOptions: [
    'More themes',
    'Better worksheet design',
    'Video instructions',
    'Printable shopping lists',
    'Progress tracking',
    'Multiple children support',
    'Community features',
    'Other',
  ],
  other: 'Other',
  letDownOther: 'What else let you down?',
  improvementOther: 'What else would help?',
  tickAll: 'Tick all that fit, or none.',
  submit: 'Submit Feedback',
  rateFirst: 'Choose how useful it is for you, from 1 to 5',
  tooLong: `Use at most ${limits.feedbackText} letters`,
  thanks: 'Thank You!',
  thanksText: 'Your feedback is with the people who build this. It helps every family that plans the next adventure.',
  returnToDashboard: 'Return to Dashboard',
  toast: { title: 'Thank you!', text: 'Your feedback has been sent.' },
  failed: 'Failed to submit feedback. Please try again.',
} as const

const t = feedbackTexts
const free = z.string().trim().max(limits.feedbackText, t.tooLong).optional()

export const feedbackSchema = z.object({
  usefulnessRating: z.int(t.rateFirst).min(1, t.rateFirst).max(5, t.rateFirst),
  /** Ticked areas, joined with a comma and a space; "Other" itself is left out. */
  letDownAreas: free,
  letDownOther: free,
  improvementSuggestions: free,
  improvementOther: free,
})
export type Feedback = z.infer<typeof feedbackSchema>

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  summary: 'The survey: from a signed-in parent or from anybody',
  caller: 'public',
  body: feedbackSchema,
  status: 201,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['too_many'],
})

export const lessonIssues = [
  'too_hard',
  'too_easy',
  'didnt_match_theme',
  'felt_like_busywork',
  'instructions_unclear',
  'didnt_fit_interest',
  'too_long',
  'too_short',
] as const
export type LessonIssue = (typeof lessonIssues)[number]

export const lessonFeedbackTexts = {
  question: 'How did it go?',
  good: 'It went well',
  bad: 'Not so well',
  why: 'What was in the way?',
  issues: {
    too_hard: 'Too hard',
    too_easy: 'Too easy',
    didnt_match_theme: "Didn't match the theme",
    felt_like_busywork: 'Felt like busywork',
    instructions_unclear: 'Instructions unclear',
    didnt_fit_interest: "Didn't fit the interests",
    too_long: 'Too long',
    too_short: 'Too short',
  },
  more: 'Anything else? (optional)',
  send: 'Send',
  thanks: 'Thank you. Noted for this day.',
  failed: 'Failed to send this. Please try again.',
} as const satisfies { issues: Record<LessonIssue, string>; [text: string]: unknown }

export const lessonFeedbackSchema = z.object({
  planId: planIdSchema,
  dayNumber: z.int().min(1).max(10),
  wasUseful: z.boolean(),
  issueCategories: z.array(z.enum(lessonIssues)).max(lessonIssues.length).default([]),
  issueText: free,
})

export const sendLessonFeedback = endpoint({
  name: 'sendLessonFeedback',
  method: 'POST',
  path: '/api/lesson-feedback',
  summary: "How one day of the parent's own plan went; telling it again replaces what was said",
  caller: 'parent',
  body: lessonFeedbackSchema,
  status: 201,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found'],
})
