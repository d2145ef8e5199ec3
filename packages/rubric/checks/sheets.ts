import { disproved } from '@pencil-quest/worksheets/draw'
import type { Finding, Gate } from '../finding.ts'
import { activitiesOf, activityPath } from '../plan-texts.ts'

/** G1: each marked activity has its one worksheet, named in its text; 35 to 70 % have one, every day at least one. */
export const everySheetInPlace: Gate = (plan) => {
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ check: 'G1', path, message })
  const activities = activitiesOf(plan)
  const used = new Set<string>()
  for (const activity of activities) {
    const path = activityPath(plan, activity)
    const sheet = plan.sheets.find(({ id }) => id === activity.meta.sheetId)
    if (activity.requiresWorksheet !== (sheet !== undefined)) add(path, 'marked and made worksheets differ')
    if (!sheet) continue
    used.add(sheet.id)
    if (sheet.subject !== activity.subject || sheet.skillId !== activity.meta.skillId)
      add(path, 'the worksheet is about another skill')
    if (!activity.parentInstructions.includes(sheet.title)) add(path, `the text does not name "${sheet.title}"`)
  }
  if (used.size !== plan.sheets.length) add('sheets', 'a worksheet belongs to no activity')
  const share = used.size / activities.length
  if (share < 0.35 || share > 0.7) add('sheets', `${Math.round(share * 100)} % of the activities have a worksheet`)
  plan.days.forEach((day, d) => {
    if (!day.activities.some(({ requiresWorksheet }) => requiresWorksheet)) add(`days[${d}]`, 'no worksheet')
  })
  return findings
}

/** G2, G3: every key is worked out again from the printed page, by code that shares nothing with its generator. */
export const keysAreProved: Gate = (plan) =>
  plan.sheets.flatMap((sheet, s) =>
    disproved(sheet.kind, sheet.view, sheet.answers).map((label) => ({
      check: 'G2',
      path: `sheets[${s}]`,
      message: `${sheet.kind} "${sheet.title}": the answer of ${label} is not confirmed`,
    })),
  )
