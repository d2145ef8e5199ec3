import { capitalisedWords, type Grade, type Subject } from '@pencil-quest/contract/choices'
import type { Activity, Material, PlanDocument } from '@pencil-quest/contract/plan-document'

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

const irregular: Record<string, string> = { dice: 'die', brushes: 'brush' }

/** `socks (6)`, `1 sock`, `1 sock (rolled up)`: what to get out, and how much of it. */
export function amountOf({ name, quantity }: Pick<Material, 'name' | 'quantity'>): string {
  const [, isOne, how] = /^(1)(?:, (.+))?$/.exec(quantity) ?? []
  if (!isOne) return `${name} (${quantity})`
  const one = `1 ${irregular[name] ?? name.replace(/(?<=[a-z])s$/, '')}`
  return how ? `${one} (${how})` : one
}
