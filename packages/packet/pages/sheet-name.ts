import type { Activity, PlanDocument } from '@pencil-quest/contract/plan-document'

/** Of the activity's worksheet; null where it has none. */
export function sheetOf(plan: PlanDocument, { meta }: Activity): string | null {
  const sheet = plan.sheets.find(({ id }) => id === meta.sheetId)
  return sheet ? sheetName(plan, sheet.id) : null
}

/** `Sheet 3 (day 2)`: the number that the worksheet's page and the answer key carry too. */
export function sheetName(plan: PlanDocument, id: string): string {
  const at = plan.sheets.findIndex((sheet) => sheet.id === id)
  return `Sheet ${at + 1} (day ${plan.sheets[at]?.day})`
}
