import type { ScoredCheck } from '../../check.ts'
import { gradeLimits } from '../../content/grade-limits.ts'
import { wordsOf } from '../../language/sentences.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'

const mostWords = 20
/** What nobody can see a child do. */
const unseen = /\b(?:understand|know|learn|appreciate|be aware of|explore|become familiar)\b/i

export const objective: ScoredCheck = {
  id: 'B1',
  name: 'One measurable objective',
  threshold: '100 %',
  weight: 3,
  measure(plan, { childGrade }) {
    const form = new Part('I can')
    const verbs = new Part('verb')
    for (const { meta, path } of placedActivities(plan)) {
      const { objective: text, skillGrade = childGrade } = meta
      if (text === undefined) continue
      const [, verb] = /^I can (?:also )?([a-z]+)/.exec(text) ?? []
      const words = wordsOf(text).length
      form.note(verb !== undefined && words <= mostWords, path, `${words} words: "${text}"`)
      const isSeen =
        verb !== undefined && gradeLimits[skillGrade].verbs.has(verb) && !unseen.test(text.replace(/how I know/gi, ''))
      verbs.note(isSeen, path, `"${verb}" is no verb to see in ${skillGrade}: "${text}"`)
    }
    return [form, verbs]
  },
}
