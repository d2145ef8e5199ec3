import type { Activity } from '@pencil-quest/contract/plan-document'
import type { Finding, Gate } from '../../finding.ts'
import { activitiesOf } from '../../plan-texts.ts'

/**
 * B5: every goal has two activities on different days (one where its subject has no room), one of them with a check or
 * a worksheet and about the goal in its words; or it is named as not met.
 */
export const goalsAreMet: Gate = (plan, request) => {
  const activities = activitiesOf(plan)
  const activitiesWith = (ids: readonly string[]) => activities.filter(({ id }) => ids.includes(id))
  return request.goals.flatMap((goal): Finding[] => {
    const wrong = (message: string) => [{ check: 'B5', path: 'goalsMet', message: `"${goal}" ${message}` }]
    if (plan.notices.some((notice) => notice.includes(goal))) return []
    const own = activitiesWith(plan.goalsMet.find((entry) => entry.goal === goal)?.activityIds ?? [])
    const days = new Set(own.map(({ id }) => plan.days.findIndex((day) => day.activities.some((a) => a.id === id))))
    const subject = own[0]?.subject
    const room = activities.filter((activity) => activity.subject === subject).length
    const rivals = plan.goalsMet.filter(({ activityIds }) => activitiesWith(activityIds)[0]?.subject === subject).length
    if (days.size < (room < 2 * rivals ? 1 : 2)) return wrong(`has ${days.size} days`)
    if (!own.some(({ requiresWorksheet, meta }) => requiresWorksheet || meta.check?.question))
      return wrong('is never checked')
    return own.some((activity) => isAbout(activity, goal)) ? [] : wrong('stands in no objective')
  })
}

const small = new Set(
  `a about an and are as at be better by can do does for from get how i improve in is it learn more my of on or out
  practice practise than that the this to up what when who with work`.split(/\s+/),
)

function isAbout({ meta, lessonTitle }: Activity, goal: string): boolean {
  const words = stems(
    `${meta.objective ?? ''} ${lessonTitle} ${(meta.keywords ?? []).map(({ word }) => word).join(' ')}`,
  )
  return [...stems(goal)].some((stem) => words.has(stem))
}

/** Words that carry meaning, without the commonest endings, so that "adding" meets "add". */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  return new Set(
    words.filter((word) => !small.has(word)).map((word) => word.replace(/(?:ition|tion|ing|ed|es|s)$/, '')),
  )
}
