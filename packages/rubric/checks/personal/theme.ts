import type { ScoredCheck } from '../../check.ts'
import type { Gate } from '../../finding.ts'
import { wordsOf } from '../../language/sentences.ts'
import { type LooseActivity, type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { activitiesOf, activityPath, childText, taskText } from '../../plan-texts.ts'
import { printedTexts } from '../../sheets/printed.ts'
import { themeTermsIn } from '../../theme-terms.ts'

/** D3: the theme is inside the child's task or worksheet, not only in a title. */
export const themeInTask: Gate = (plan, { theme }) =>
  activitiesOf(plan).flatMap((activity) => {
    if (themeTermsIn(theme, taskText(activity)).length > 0) return []
    if (themeTermsIn(theme, sheetText(plan, activity)).length > 0) return []
    return [
      { check: 'D3', path: activityPath(plan, activity), message: 'the task would be the same without its world' },
    ]
  })

function sheetText(plan: LoosePlan, { meta }: LooseActivity): string {
  const sheet = plan.sheets.find(({ id }) => id === meta?.sheetId)
  return sheet ? [sheet.instructions, ...printedTexts(sheet)].join('\n') : ''
}

const fewestTerms = { 5: 12, 10: 20 }
const largestShare = 0.25
/** Share of the words; beyond it the theme drowns the task. */
const densest = 0.12

export const themeThroughout: ScoredCheck = {
  id: 'D3',
  name: 'Theme in every activity',
  threshold: '2 terms in 95 % of activities; 12 terms in 5 days, 20 in 10; none over 25 %; 12 % of words at most',
  weight: 5,
  measure(plan, { theme, length }) {
    const two = new Part('two terms in an activity', 0.95)
    const many = new Part('different terms')
    const even = new Part('no term leads')
    const density = new Part('room for the task', 0.95)
    const times = new Map<string, number>()
    for (const { activity, path } of placedActivities(plan)) {
      const text = childText(activity)
      const found = themeTermsIn(theme, text)
      two.note(new Set(found).size >= 2, path, `${new Set(found).size} words of the theme`)
      const share = found.length / Math.max(1, wordsOf(text).length)
      density.note(share <= densest, path, `${Math.round(share * 100)} % are words of the theme`)
      for (const term of found) times.set(term, (times.get(term) ?? 0) + 1)
    }
    const hits = [...times.values()].reduce((sum, count) => sum + count, 0)
    many.note(times.size >= fewestTerms[length], 'days', `${times.size} different words of the theme`)
    const [first] = [...times].sort((a, b) => b[1] - a[1])
    if (first) even.note(first[1] <= hits * largestShare, 'days', `"${first[0]}" is ${first[1]} of ${hits}`)
    return [two, many, even, density]
  },
}
