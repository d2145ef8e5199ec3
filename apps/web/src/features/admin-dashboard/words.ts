import type { FeedbackEntry } from '@pencil-quest/contract/admin/feedback'
import { feedbackTexts } from '@pencil-quest/contract/feedback'

export const count = (value: number) => value.toLocaleString('en-US')

/** `5 – Extremely useful`. */
export function ratingWords(rating: number): string {
  return `${rating} – ${feedbackTexts.ratings[rating - 1] ?? ''}`
}

/** What a parent wrote in their own words, of both questions. */
export function ownWords({ letDownOther, improvementOther }: FeedbackEntry): string {
  return [letDownOther, improvementOther].filter(Boolean).join(' · ')
}

/** `348 MB`. */
export function size(bytes: number): string {
  const mega = bytes / 1024 / 1024
  return mega < 1024 ? `${mega.toFixed(mega < 10 ? 1 : 0)} MB` : `${(mega / 1024).toFixed(1)} GB`
}

/** `3 d 4 h`, `4 h 12 min`, `12 min`. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [d, h, min] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (d > 0) return `${d} d ${h} h`
  return h > 0 ? `${h} h ${min} min` : `${min} min`
}
