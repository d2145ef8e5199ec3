import type { ScoredCheck } from '../../check.ts'
import type { Gate } from '../../finding.ts'
import { Part } from '../../part.ts'
import { allTexts } from '../../plan-texts.ts'
import { screenAllowed, screenDoubts, screenWords } from '../../word-lists.ts'

/** F1: no screen, no media. */
export const screenFree: Gate = (plan) =>
  allTexts(plan).flatMap(({ path, text }) =>
    [...text.matchAll(screenWords)].flatMap((hit) => {
      const around = text.slice(Math.max(0, hit.index - 25), hit.index + hit[0].length + 25)
      if (screenAllowed.some((allowed) => allowed.test(around))) return []
      return [{ check: 'F1', path, message: `"${hit[0]}"` }]
    }),
  )

/** F1: words that a person should look at. */
export const screenDoubt: ScoredCheck = {
  id: 'F1',
  name: 'Words that may mean a screen',
  threshold: 'listed for a reader',
  weight: 0,
  measure(plan) {
    const part = new Part('in doubt')
    for (const { path, text } of allTexts(plan)) {
      const hits = [...text.matchAll(screenDoubts)].map(([hit]) => hit)
      part.note(hits.length === 0, path, `"${hits.join('", "')}"`)
    }
    return [part]
  },
}
