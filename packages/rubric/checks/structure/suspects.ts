import type { DaySuspects } from '@pencil-quest/contract/plan-document'
import { clearedOn } from '@pencil-quest/contract/sheets'
import type { Finding } from '../../finding.ts'
import type { LooseDay, LoosePlan } from '../../loose-plan.ts'

/** A1: where a day says which of its suspects is right, its answers, its pages and its story rule out every other one, once. */
export function oneSuspectIsLeft(plan: LoosePlan): Finding[] {
  return plan.days.flatMap((day, d) =>
    (day.suspects?.solution === undefined ? [] : faultsOf(day, day.suspects, spelledOn(plan, day))).map((message) => ({
      check: 'A1',
      path: `days[${d}].suspects`,
      message,
    })),
  )
}

/** Whom the words of the day's pages rule out. */
function spelledOn({ sheets }: LoosePlan, { day }: LooseDay): string[] {
  return sheets.flatMap((sheet) => (sheet.day === day ? (clearedOn(sheet) ?? []) : []))
}

function faultsOf(
  { activities }: LooseDay,
  { names, solution, told = [] }: DaySuspects,
  spelled: readonly string[],
): string[] {
  // Where an engine says nothing but words, no question tells whom it clears.
  if (!activities.every(({ meta }) => meta)) return []
  const byAnswers = activities.flatMap(({ meta }) => meta?.questions?.flatMap(({ clears }) => clears ?? []) ?? [])
  const out = [...byAnswers, ...spelled, ...told.map(({ name }) => name)].sort()
  const wrong = names.filter((name) => name !== solution).sort()
  return [
    ...(names.length - wrong.length === 1 ? [] : [`"${solution}" is not one of the suspects`]),
    ...(out.join() === wrong.join() ? [] : [`ruled out are "${listed(out)}", to be ruled out "${listed(wrong)}"`]),
  ]
}

function listed(names: readonly string[]): string {
  return names.join(', ')
}
