import type { Activity } from '@pencil-quest/contract/plan-document'
import { childText } from './plan-texts.ts'

/** Activities that share more than this of their five-word runs are one and the same to a family. */
export const mostAlike = 0.35

const known = new WeakMap<Activity, Set<string>>()

/** Share of five-word runs that two activities have in common (Jaccard), names and numbers masked. */
export function likeness(a: Activity, b: Activity): number {
  const [ofA, ofB] = [runsOf(a), runsOf(b)]
  let both = 0
  for (const run of ofA) if (ofB.has(run)) both++
  return both / Math.max(1, ofA.size + ofB.size - both)
}

function runsOf(activity: Activity): Set<string> {
  let runs = known.get(activity)
  if (!runs) {
    runs = runsIn(wholeText(activity))
    known.set(activity, runs)
  }
  return runs
}

function wholeText(activity: Activity): string {
  const { easier, harder, misconception } = activity.meta
  const support = [easier, harder, misconception.says, misconception.reply]
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
