import { courses } from '@pencil-quest/content/courses'
import type { Subject } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import type { Finding, Gate } from '../../finding.ts'
import { Part } from '../../part.ts'
import { activitiesOf } from '../../plan-texts.ts'

/** A5: subjects share the activities evenly over plan and days; what is left out is named. */
export const subjectsShareTime: Gate = (plan, { subjects, goals }) => {
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ check: 'A5', path, message })
  const activities = activitiesOf(plan)
  const counts = subjects.map((subject) => activities.filter((activity) => activity.subject === subject).length)
  const spread = Math.max(...counts) - Math.min(...counts)
  if (spread > (goals.length > 0 ? 2 : 1)) add('days', `subjects differ by ${spread} activities`)
  if (activities.length < subjects.length)
    for (const [i, subject] of subjects.entries())
      if ((counts[i] ?? 0) > 1) add('days', `"${subject}" comes twice while others have no place`)
  const told = [plan.overview, ...plan.notices].join('\n').toLowerCase()
  for (const [i, subject] of subjects.entries())
    if (counts[i] === 0 && !namesOf(subject).some((name) => told.includes(name)))
      add('notices', `"${subject}" is left out without a word`)
  for (const [d, day] of plan.days.entries()) {
    const own = day.activities.map(({ subject }) => subject)
    const twice = own.find((subject, i) => own.indexOf(subject) < i)
    if (twice && own.length <= subjects.length) add(`days[${d}]`, `"${twice}" comes twice while others wait`)
  }
  return findings
}

/** A5: no subject opens every day. */
export const subjectsTakeTurns: ScoredCheck = {
  id: 'A5',
  name: 'Subjects take turns to come first',
  threshold: 'not one subject on all days',
  weight: 0,
  measure(plan, { subjects }) {
    const part = new Part('turns')
    const firsts = new Set(plan.days.map(({ activities: [first] }) => first?.subject))
    if (subjects.length > 1 && plan.days.length > 1)
      part.note(firsts.size > 1, 'days', `every day begins with ${[...firsts]}`)
    return [part]
  },
}

function namesOf(subject: Subject): string[] {
  return [subject, subject.replaceAll('-', ' '), courses[subject]?.name.toLowerCase() ?? subject]
}
