import type { ScoredCheck } from '../../check.ts'
import { spokenWords } from '../../language/sentences.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { taskText } from '../../plan-texts.ts'

const leastWords = 8
const mostAlike = 0.6
/** The same task with another amount is no other version. */
const onlyAmount = /^(?:do|try|give|answer|solve) (?:only )?(?:fewer|less|more|half|twice)\b/i

export const versions: ScoredCheck = {
  id: 'B4',
  name: 'Easier and harder versions',
  threshold: '100 %',
  weight: 4,
  measure(plan) {
    const part = new Part('versions')
    for (const { activity, meta, path } of placedActivities(plan)) {
      const { easier, harder } = meta
      if (easier === undefined || harder === undefined) continue
      for (const [name, text] of Object.entries({ easier, harder })) {
        const isOwn = spokenWords(text) >= leastWords && !onlyAmount.test(text)
        part.note(isOwn, `${path}.meta.${name}`, `"${text}" is no other task`)
        part.note(alike(text, taskText(activity)) < mostAlike, `${path}.meta.${name}`, 'is the task itself')
      }
      part.note(alike(easier, harder) < mostAlike, path, 'easier and harder are the same')
    }
    return [part]
  },
}

/** Share of words that two texts have in common (Jaccard). */
function alike(one: string, other: string): number {
  const [a, b] = [wordSet(one), wordSet(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return both / Math.max(1, a.size + b.size - both)
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9']+/g))
}
