import type { PrintPreferences } from '@pencil-quest/contract/account'
import type { Paper } from '@pencil-quest/contract/choices'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { PrintChoices } from '@pencil-quest/contract/print-choices'
import type { Part } from '@pencil-quest/packet/part'
import type { Audience } from '../../db/schema/plan-packages.ts'
import { refuse } from '../../http/refusal.ts'

export interface Chosen {
  paper: Paper
  /** Without decorative art. */
  inkSaver: boolean
  part: Part
}

/** The choices of a call with what they leave out filled in. Names the day or worksheet that the plan does not have. */
export function chosenPart(plan: PlanDocument, choices: PrintChoices, preferences: PrintPreferences): Chosen {
  const { paper = preferences.paper, days = null, sheet = null, answers = 'with' } = choices
  const wrongDay = days?.find((day) => day < 1 || day > plan.days.length)
  if (wrongDay !== undefined)
    refuseChoice('days', `This plan has ${plan.days.length} days; there is no day ${wrongDay}.`)
  if (sheet !== null && !plan.sheets.some(({ id }) => id === sheet)) {
    refuseChoice('sheet', `There is no worksheet "${sheet}" in this plan.`)
  }
  return { paper, inkSaver: preferences.inkSaver, part: { days, sheet, answers: answers === 'with' } }
}

function refuseChoice(path: string, message: string): never {
  return refuse('invalid', { message, issues: [{ path, message }] })
}

/** Only whole packages are kept, for visitors with their art; anything else is printed when it is asked for. */
export function isKept({ part, inkSaver }: Chosen, audience: Audience): boolean {
  const isWhole = part.days === null && part.sheet === null && part.answers
  return isWhole && (audience === 'family' || !inkSaver)
}
