import type { Subject } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { type LoosePlan, type PlacedActivity, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'

const core: ReadonlySet<Subject> = new Set<Subject>(['math', 'reading', 'writing', 'science'])
/** Steps of difficulty that a new skill may lie below the one before it. */
const mostFall = 1
/** Days between two meetings of a core skill in a ten-day plan. */
const leastGap = 2

export const progression: ScoredCheck = {
  id: 'B7',
  name: 'Progression and spaced review',
  threshold: 'no fall in 90 % of subjects, review on 90 % of days, core skills spaced 80 %',
  weight: 5,
  measure(plan) {
    const all = placedActivities(plan).filter(({ meta }) => meta.skillId !== undefined)
    return [rising(all), reviewDays(plan, all), ...(plan.days.length >= 10 ? [spaced(all)] : [])]
  },
}

function rising(all: readonly PlacedActivity[]): Part {
  const part = new Part('rising', 0.9)
  for (const [subject, own] of groups(all, ({ activity }) => activity.subject)) {
    const fresh = own.filter(({ meta }) => !meta.isReview && meta.difficultyIndex !== undefined)
    if (fresh.length < 2) continue
    const steps = fresh.map(({ meta }) => meta.difficultyIndex ?? 0)
    const fall = steps.findIndex((step, i) => i > 0 && step < (steps[i - 1] ?? step) - mostFall)
    const ends = own.length < 3 || (steps.at(-1) ?? 0) >= (steps[0] ?? 0)
    const path = fresh[Math.max(0, fall)]?.path ?? 'days'
    part.note(fall < 0 && ends, path, `${subject} goes ${steps.join(', ')}`)
  }
  return part
}

/** From day 2 on each day comes back to something of a day before, by a question or a whole activity. */
function reviewDays(plan: LoosePlan, all: readonly PlacedActivity[]): Part {
  const part = new Part('review', 0.9)
  if (all.length === 0) return part
  for (const [d, { day, recall }] of plan.days.entries()) {
    if (d === 0) continue
    const before = new Set(all.filter((other) => other.day < day).map(({ meta }) => meta.skillId))
    const asks = recall !== undefined && before.has(recall.skillId)
    const returns = asks || all.some((own) => own.day === day && before.has(own.meta.skillId))
    part.note(returns, `days[${d}]`, 'nothing of the days before comes back')
  }
  return part
}

function spaced(all: readonly PlacedActivity[]): Part {
  const part = new Part('spaced', 0.8)
  const ofCore = all.filter(({ activity }) => core.has(activity.subject))
  for (const [skill, own] of groups(ofCore, ({ meta }) => meta.skillId ?? '')) {
    const days = own.map(({ day }) => day)
    const gap = Math.max(...days) - Math.min(...days)
    part.note(own.length >= 2 && gap >= leastGap, own[0]?.path ?? 'days', `${skill} comes on day ${days.join(', ')}`)
  }
  return part
}

function groups<Entry>(list: readonly Entry[], key: (entry: Entry) => string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of list) found.set(key(entry), [...(found.get(key(entry)) ?? []), entry])
  return found
}
