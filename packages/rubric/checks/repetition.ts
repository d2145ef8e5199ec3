import type { Activity } from '@pencil-quest/contract/plan-document'
import type { Finding, Gate } from '../finding.ts'
import { activitiesOf, activityPath, childText } from '../plan-texts.ts'

/** E1: no activity comes twice, in this plan or out of the child's plans before; lesson titles are unique. */
export const noRepeats: Gate = (plan, request) => {
  const findings: Finding[] = []
  const seen = new Set(request.history)
  const titles = new Set<string>()
  for (const activity of activitiesOf(plan)) {
    const path = activityPath(plan, activity)
    const { templateId } = activity.meta
    if (seen.has(templateId)) findings.push({ check: 'E1', path, message: `${templateId} comes twice` })
    if (titles.has(activity.lessonTitle))
      findings.push({ check: 'E1', path, message: `"${activity.lessonTitle}" twice` })
    seen.add(templateId)
    titles.add(activity.lessonTitle)
  }
  return findings
}

const mostAlike = 0.35

/** E1: the same text with another noun or number is a repeat; five-word runs of names and numbers masked. */
export const noNearCopies: Gate = (plan) => {
  const activities = activitiesOf(plan)
  const shingles = activities.map((activity) => runs(wholeText(activity)))
  const findings: Finding[] = []
  for (let i = 0; i < activities.length; i++) {
    for (let j = i + 1; j < activities.length; j++) {
      const alike = jaccard(shingles[i] as Set<string>, shingles[j] as Set<string>)
      if (alike < mostAlike) continue
      const path = activityPath(plan, activities[j] as Activity)
      findings.push({
        check: 'E1',
        path,
        message: `${Math.round(alike * 100)} % like ${(activities[i] as Activity).id}`,
      })
    }
  }
  return findings
}

function wholeText(activity: Activity): string {
  const { easier, harder, misconception } = activity.meta
  const support = [easier, harder, misconception.says, misconception.reply]
  return [activity.lessonTitle, childText(activity), activity.parentInstructions, ...support].join('\n')
}

function runs(text: string): Set<string> {
  const words =
    text
      .replace(/\b[A-Z][a-z]+\b(?<![.!?]\s\w+)/g, 'N')
      .toLowerCase()
      .replace(/\d+/g, '#')
      .match(/[a-z#']+/g) ?? []
  const found = new Set<string>()
  for (let i = 0; i + 5 <= words.length; i++) found.add(words.slice(i, i + 5).join(' '))
  return found
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let both = 0
  for (const run of a) if (b.has(run)) both++
  return both / Math.max(1, a.size + b.size - both)
}
