import { capitalisedWords, type Grade, type Subject } from '@pencil-quest/contract/choices'
import type { Activity, PlanDocument } from '@pencil-quest/contract/plan-document'

export function gradeName(grade: Grade): string {
  return grade === 'kindergarten' ? 'Kindergarten' : `${grade} grade`
}

function subjectName(subject: Subject): string {
  return capitalisedWords(subject)
}

/** `Math: `, before the name of a lesson; nothing where all lessons of the plan are of one subject. */
export function beforeLesson({ days }: Pick<PlanDocument, 'days'>, { subject }: Pick<Activity, 'subject'>): string {
  const isOne = days.every(({ activities }) => activities.every((other) => other.subject === subject))
  return isOne ? '' : `${subjectName(subject)}: `
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
