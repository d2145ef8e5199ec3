import type { ScoredCheck } from '../../check.ts'
import { Part } from '../../part.ts'
import { traditionOf } from '../../people-names.ts'
import { allTexts } from '../../plan-texts.ts'

/** How far "he" and "she" may be apart, as a share of both. */
const largestGap = 0.4
/** Fewer mentions than this say nothing. */
const fewest = 12
const leastTraditions = 3

/** F4: the people of a plan are not all of one sort. */
export const people: ScoredCheck = {
  id: 'F4',
  name: 'People of many sorts',
  threshold: 'he and she within 40 %, names of 3 traditions in 10 days',
  weight: 0,
  measure(plan) {
    const balance = new Part('he and she')
    const names = new Part('naming traditions')
    const text = allTexts(plan)
      .map((located) => located.text)
      .join('\n')
    const he = text.match(/\b(?:he|him|his)\b/gi)?.length ?? 0
    const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0
    const gap = Math.abs(he - she) / Math.max(1, he + she)
    if (he + she >= fewest) balance.note(gap <= largestGap, 'days', `"he" ${he} times, "she" ${she} times`)
    const seen = new Set((text.match(/\b[A-Z][a-z]+\b/g) ?? []).flatMap((name) => traditionOf(name) ?? []))
    if (plan.days.length >= 10 && seen.size > 0)
      names.note(seen.size >= leastTraditions, 'days', `names of ${[...seen].join(', ')}`)
    return [balance, names]
  },
}
