import type { BodyOf } from '@pencil-quest/contract/endpoint'
import type { sendFeedback } from '@pencil-quest/contract/feedback'
import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { limits } from '@pencil-quest/contract/limits'
import { z } from 'zod'

const free = z.string().trim().max(limits.feedbackText, feedbackTexts.tooLong)

/** The survey as the form holds it: ticks are lists, the rating is the value of a radio. */
export const surveySchema = z.object({
  rating: z.string(feedbackTexts.rateFirst).regex(/^[1-5]$/, feedbackTexts.rateFirst),
  letDown: z.array(z.string()),
  letDownOther: free,
  improvement: z.array(z.string()),
  improvementOther: free,
})
export type Survey = z.infer<typeof surveySchema>

/** The survey in the middle of being filled in. */
export const keptSurveySchema = z.object({
  rating: z.string().catch(''),
  letDown: z.array(z.string()).catch([]),
  letDownOther: z.string().catch(''),
  improvement: z.array(z.string()).catch([]),
  improvementOther: z.string().catch(''),
})

export const emptySurvey: Survey = { rating: '', letDown: [], letDownOther: '', improvement: [], improvementOther: '' }

/** Ticks joined with a comma and a space, "Other" itself left out; its text counts only while it is ticked. */
export function surveyBody(survey: Survey): BodyOf<typeof sendFeedback> {
  const { rating, letDown, letDownOther, improvement, improvementOther } = survey
  return {
    usefulnessRating: Number(rating),
    letDownAreas: joined(letDown),
    letDownOther: hasOther(letDown) ? letDownOther : '',
    improvementSuggestions: joined(improvement),
    improvementOther: hasOther(improvement) ? improvementOther : '',
  }
}

export function hasOther(ticked: readonly string[]): boolean {
  return ticked.includes(feedbackTexts.other)
}

function joined(ticked: readonly string[]): string {
  return ticked.filter((option) => option !== feedbackTexts.other).join(', ')
}
