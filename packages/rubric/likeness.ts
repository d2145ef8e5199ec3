import type { LooseActivity } from './loose-plan.ts'
import { childText } from './plan-texts.ts'

/** Activities that share more than this of their five-word runs are one and the same to a family. */
export const mostAlike = 0.35

const known = new WeakMap<LooseActivity, Set<string>>()

/**
 * Whether two activities share `mostAlike` or more of their five-word runs (Jaccard), names and numbers masked. Quick for two
 * that hardly do, as it stops where too many runs differ.
 */
export function areTooAlike(a: LooseActivity, b: LooseActivity): boolean {
  const [fewer, more] = [runsOf(a), runsOf(b)].sort((one, other) => one.size - other.size) as [Set<string>, Set<string>]
  const needed = (mostAlike * (fewer.size + more.size)) / (1 + mostAlike)
  let mayDiffer = fewer.size - needed
  for (const run of fewer) if (!more.has(run) && --mayDiffer < 0) return false
  return fewer.size > 0 && mayDiffer >= 0
}

/** Every activity that is nearly the same as one before it, with the first such. Quick for many at once. */
export function nearCopies(activities: readonly LooseActivity[]): { index: number; earlier: number; share: number }[] {
  const places = new Map<string, number[]>()
  const sizes = activities.map((activity) => runsOf(activity).size)
  return activities.flatMap((activity, index) => {
    const own = runsOf(activity)
    const shared = new Map<number, number>()
    for (const run of own) {
      const earlier = places.get(run)
      if (!earlier) {
        places.set(run, [index])
        continue
      }
      for (const at of earlier) shared.set(at, (shared.get(at) ?? 0) + 1)
      earlier.push(index)
    }
    const copies = [...shared]
      .map(([earlier, both]) => ({ index, earlier, share: both / (own.size + (sizes[earlier] ?? 0) - both) }))
      .filter(({ share }) => share >= mostAlike)
    return copies.sort((a, b) => a.earlier - b.earlier).slice(0, 1)
  })
}

function runsOf(activity: LooseActivity): Set<string> {
  let runs = known.get(activity)
  if (!runs) {
    runs = runsIn(wholeText(activity))
    known.set(activity, runs)
  }
  return runs
}

function wholeText(activity: LooseActivity): string {
  const { easier, harder, misconception } = activity.meta ?? {}
  const support = [easier, harder, misconception?.says, misconception?.reply]
  return [activity.lessonTitle, childText(activity), activity.parentInstructions, ...support].join('\n')
}

function runsIn(text: string): Set<string> {
  const masked = text
    .replace(/\b[A-Z][a-z]+\b(?<![.!?]\s\w+)/g, 'N')
    .toLowerCase()
    .replace(/\d+/g, '#')
  const words = masked.match(/[a-z#']+/g) ?? []
  const found = new Set<string>()
  for (let i = 0; i + 5 <= words.length; i++) found.add(words.slice(i, i + 5).join(' '))
  return found
}
