import type { Finding, Gate } from '../../finding.ts'
import { activitiesOf, activityPath } from '../../plan-texts.ts'

const share = { least: 0.35, most: 0.7 }

/** G1: each marked activity has its one worksheet, named in its text; 35 to 70 % have one, every day at least one. */
export const everySheetInPlace: Gate = (plan) => {
  const findings: Finding[] = []
  const add = (path: string, message: string) => findings.push({ check: 'G1', path, message })
  const activities = activitiesOf(plan)
  const sheets = new Map(plan.sheets.map((sheet) => [sheet.id, sheet]))
  if (sheets.size < plan.sheets.length) add('sheets', 'two worksheets carry one id')
  const used = new Set<string>()
  for (const [d, day] of plan.days.entries()) {
    for (const activity of day.activities) {
      const path = activityPath(plan, activity)
      const { sheetId, skillId } = activity.meta
      const sheet = sheets.get(sheetId ?? '')
      if (activity.requiresWorksheet !== (sheet !== undefined)) add(path, 'marked and made worksheets differ')
      if (!sheet) continue
      if (used.has(sheet.id)) add(path, `"${sheet.title}" belongs to two activities`)
      used.add(sheet.id)
      if (sheet.day !== day.day) add(path, `"${sheet.title}" is printed for day ${sheet.day}`)
      if (sheet.subject !== activity.subject || sheet.skillId !== skillId)
        add(path, 'the worksheet is about another skill')
      if (!activity.parentInstructions.includes(sheet.title)) add(path, `the text does not name "${sheet.title}"`)
    }
    if (!day.activities.some(({ requiresWorksheet }) => requiresWorksheet)) add(`days[${d}]`, 'no worksheet')
  }
  if (used.size !== plan.sheets.length) add('sheets', 'a worksheet belongs to no activity')
  const part = used.size / activities.length
  if (part < share.least || part > share.most)
    add('sheets', `${Math.round(part * 100)} % of the activities have a worksheet`)
  return findings
}
