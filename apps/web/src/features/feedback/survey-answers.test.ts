import { feedbackSchema, feedbackTexts } from '@pencil-quest/contract/feedback'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySurvey, surveyBody, surveySchema } from './survey-answers.ts'

test('a survey without a rating, or with one that is not offered, is refused', () => {
  for (const rating of ['', '0', '6', '2.5', 'x'])
    expect(surveySchema.safeParse({ ...emptySurvey, rating }).success, rating).toBe(false)
})

test('ticks are joined without "Other", whose text counts only while it is ticked', () => {
  const ticks = (options: readonly string[]) => fc.subarray([...options])
  const { letDownOptions, improvementOptions, other } = feedbackTexts
  fc.assert(
    fc.property(ticks(letDownOptions), ticks(improvementOptions), (letDown, improvement) => {
      const body = surveyBody({ rating: '4', letDown, improvement, letDownOther: 'ink', improvementOther: 'more' })
      expect(body.letDownAreas?.split(', ').filter(Boolean)).toEqual(letDown.filter((option) => option !== other))
      expect(body.letDownOther).toBe(letDown.includes(other) ? 'ink' : '')
      expect(body.improvementOther).toBe(improvement.includes(other) ? 'more' : '')
      expect(feedbackSchema.safeParse(body).success).toBe(true)
    }),
  )
})
