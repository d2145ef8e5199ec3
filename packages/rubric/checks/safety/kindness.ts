import type { Gate } from '../../finding.ts'
import { allTexts } from '../../plan-texts.ts'
import { protectedNamesIn } from '../../protected-names.ts'
import { leavesOut, unkindWords, violentWords } from '../../word-lists.ts'

/** F4: no unkind and no violent word, none that leaves somebody out. */
export const kindWords: Gate = (plan) =>
  allTexts(plan).flatMap(({ path, text }) => {
    const wrong = (hit: string, why: string) => ({ check: 'F4', path, message: `"${hit}"${why}` })
    const hit = text.match(unkindWords) ?? text.match(violentWords)
    return [
      ...(hit ? [wrong(hit[0], '')] : []),
      ...leavesOut.flatMap(([pattern, instead]) => {
        const found = text.match(pattern)
        return found ? [wrong(found[0], ` leaves somebody out; better: ${instead}`)] : []
      }),
    ]
  })

/** F4: no name that belongs to somebody else, but for the theme's own name where the plan is introduced. */
export const rightsSafe: Gate = (plan, { theme }) =>
  allTexts(plan).flatMap(({ path, text }) =>
    protectedNamesIn(text, theme, path === 'title' || path === 'overview').map((name) => ({
      check: 'F4',
      path,
      message: `"${name}" belongs to somebody else`,
    })),
  )
