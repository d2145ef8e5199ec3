import type { Subject } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { spokenWords } from '../../language/sentences.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { parentText } from '../../plan-texts.ts'

const leastWords = 6
const withMisconception: ReadonlySet<Subject> = new Set<Subject>(['math', 'science', 'reading', 'coding'])
/** A skill that comes back is called up from memory. */
const recalls = /\b(?:recall|from memory|worked example|look back|warm up)\b/i

export const support: ScoredCheck = {
  id: 'B3',
  name: 'Model, check and misconception',
  threshold: 'model 95 %, check 100 %, misconception 90 %',
  weight: 5,
  measure(plan) {
    const models = new Part('model', 0.95)
    const shown = new Part('model in the steps', 0.95)
    const checks = new Part('check')
    const misconceptions = new Part('misconception', 0.9)
    for (const { activity, meta, path } of placedActivities(plan)) {
      const { model, check, misconception, isReview } = meta
      if (model !== undefined) {
        models.note(spokenWords(model) >= leastWords, path, `"${model}" is no worked example`)
        const steps = parentText(activity).replaceAll('\n', ' ')
        const stands =
          steps.includes(model.slice(0, 40).replace(/^Say: /, '')) || (isReview === true && recalls.test(steps))
        shown.note(stands, path, 'the worked example is in no step')
      }
      if (check !== undefined) {
        const words = spokenWords(`${check.question} ${check.lookFor}`)
        checks.note(
          check.question !== '' && check.lookFor !== '' && words >= leastWords,
          path,
          `"${check.question}" "${check.lookFor}"`,
        )
      }
      if (misconception !== undefined && withMisconception.has(activity.subject)) {
        const isWhole = misconception.says !== '' && spokenWords(misconception.reply) >= leastWords
        misconceptions.note(isWhole, path, `"${misconception.says}" "${misconception.reply}"`)
      }
    }
    return [models, shown, checks, misconceptions]
  },
}
