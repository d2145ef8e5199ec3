import type { LooseActivity } from './loose-plan.ts'
import { childText } from './plan-texts.ts'

/** Activities that share more than this of their five-word runs are one and the same to a family. */
export const mostAlike = 0.35

const known = new WeakMap<LooseActivity, Set<string>>()

/** Share of five-word runs that two activities have in common (Jaccard), names and numbers masked. */
export function likeness(a: LooseActivity, b: LooseActivity): number {
  const [ofA, ofB] = [runsOf(a), runsOf(b)]
  let both = 0
  for (const run of ofA) if (ofB.has(run)) both++
  return both / Math.max(1, ofA.size + ofB.size - both)
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
