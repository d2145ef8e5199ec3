import { worlds } from '@pencil-quest/content/worlds'
import { grades } from '@pencil-quest/contract/choices'
import type { Finding, Gate } from '../finding.ts'
import { activitiesOf, activityPath, taskText } from '../plan-texts.ts'

/** B5: every goal has two activities on different days (one where its subject has no room), or is named as not met. */
export const goalsAreMet: Gate = (plan, request) => {
  const activities = activitiesOf(plan)
  const subjectOf = (ids: readonly string[]) => activities.find(({ id }) => ids.includes(id))?.subject
  return request.goals.flatMap((goal) => {
    const met = plan.goalsMet.find((entry) => entry.goal === goal)
    if (plan.notices.some((notice) => notice.includes(goal))) return []
    const days = new Set(met?.activityIds.map((id) => id.split('a')[0]))
    const subject = subjectOf(met?.activityIds ?? [])
    const room = activities.filter((activity) => activity.subject === subject).length
    const rivals = plan.goalsMet.filter(({ activityIds }) => subjectOf(activityIds) === subject).length
    const needed = room < 2 * rivals ? 1 : 2
    return days.size >= needed ? [] : [{ check: 'B5', path: 'goalsMet', message: `"${goal}" has ${days.size} days` }]
  })
}

const window = { easy: [-1, 0], medium: [0, 0], hard: [0, 1] } as const

/** B6: every skill lies in the grades that the difficulty allows. */
export const gradeFits: Gate = (plan, request) => {
  const [from, to] = window[request.difficulty]
  const own = grades.indexOf(request.childGrade)
  return activitiesOf(plan).flatMap((activity) => {
    const away = grades.indexOf(activity.meta.skillGrade) - own
    if (away >= from && away <= to) return []
    return [
      { check: 'B6', path: activityPath(plan, activity), message: `a skill of grade ${activity.meta.skillGrade}` },
    ]
  })
}

/** D1: nothing is left unfilled but `{child}`, which comes one to three times a day and at most twice an activity. */
export const nothingUnfilled: Gate = (plan) => {
  const findings: Finding[] = []
  for (const [path, text] of textsWithPlaces(plan)) {
    const rest = text.replaceAll('{child}', '')
    const hit = rest.match(
      /\{\{?[^}]*\}?|\[(?:child|name|theme|subject|insert)[^\]]*\]|\b(?:undefined|NaN|TBD)\b|\bnull\b/,
    )
    if (hit) findings.push({ check: 'D1', path, message: `"${hit[0]}" is left in the text` })
  }
  return findings
}

function textsWithPlaces(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, entry]) => textsWithPlaces(entry, path ? `${path}.${key}` : key))
}

/** D3: the theme is inside the child's task, not only in a title. */
export const themeInTask: Gate = (plan, request) => {
  const world = worlds[request.theme]
  if (!world) return []
  const names = world.characters.map(({ name }) => name.toLowerCase())
  const nouns = world.scenes.flatMap(({ things, place }) => [...things.flatMap(({ one, many }) => [one, many]), place])
  const terms = [...world.terms, ...names, ...nouns].map((term) => term.toLowerCase())
  return activitiesOf(plan).flatMap((activity) => {
    const text = ` ${taskText(activity)
      .toLowerCase()
      .replace(/[^a-z' -]+/g, ' ')} `
    if (terms.some((term) => text.includes(` ${term} `) || text.includes(` ${term}s `))) return []
    return [
      { check: 'D3', path: activityPath(plan, activity), message: 'the task would be the same without its world' },
    ]
  })
}
