import type { Format } from '@pencil-quest/content/types'
import { type ActivityMeta, segmentPhases } from '@pencil-quest/contract/plan-document'

type Phase = ActivityMeta['segments'][number]['phase']

interface Part {
  phase: Phase
  /** What its weight gives it, in minutes. */
  exact: number
  minutes: number
}

const actors = { hook: 'parent', show: 'parent', together: 'both', 'your-turn': 'child', share: 'both' } as const

/** The child's own phases hold this share of the time, at least; each list in the order of giving and of getting a minute. */
const busyShare = 0.6
/** What an example takes, wherever the child's own phases can spare it. */
const shownFor = 2
const given: readonly Phase[] = ['hook', 'share', 'show']
const busy: readonly Phase[] = ['your-turn', 'together']

/**
 * Whole minutes for hook, show, together, your turn and share, by the format's weights: at least one each, together
 * exactly `minutes`, none over `cap`, and the child is busy (together, your turn) for at least 60 % of the time.
 */
export function segmentsFor({ segments }: Format, minutes: number, cap: number): ActivityMeta['segments'] {
  const { yourTurn, ...weights } = segments
  const parts = partsOf({ ...weights, 'your-turn': yourTurn }, minutes, cap)
  const total = () => sumOf(parts.map((part) => part.minutes))
  const canGrow = (part: Part) => part.minutes < cap
  const canShrink = (part: Part) => part.minutes > 1
  while (total() < minutes) {
    const next = most(parts.filter(canGrow), (part) => part.exact - part.minutes)
    if (!next) break
    next.minutes += 1
  }
  while (total() > minutes) {
    const next = most(parts.filter(canShrink), (part) => part.minutes - part.exact)
    if (!next) break
    next.minutes -= 1
  }
  const named = (phase: Phase) => parts.filter((part) => part.phase === phase)
  while (sumOf(busy.flatMap(named).map((part) => part.minutes)) < minutes * busyShare) {
    const [from, to] = [given.flatMap(named).find(canShrink), busy.flatMap(named).find(canGrow)]
    if (!from || !to) break
    from.minutes -= 1
    to.minutes += 1
  }
  const show = named('show')[0]
  const longest = most(busy.flatMap(named), (part) => part.minutes)
  if (
    show &&
    longest &&
    show.minutes < shownFor &&
    sumOf(busy.flatMap(named).map((part) => part.minutes)) - 1 >= minutes * busyShare
  ) {
    longest.minutes -= 1
    show.minutes += 1
  }
  return parts.map((part) => ({ phase: part.phase, minutes: part.minutes, actor: actors[part.phase] }))
}

function partsOf(weights: Record<Phase, number>, minutes: number, cap: number): Part[] {
  const all = sumOf(Object.values(weights))
  return segmentPhases.map((phase) => {
    const exact = (weights[phase] / all) * minutes
    return { phase, exact, minutes: Math.min(cap, Math.max(1, Math.floor(exact))) }
  })
}

function most(parts: readonly Part[], by: (part: Part) => number): Part | undefined {
  return parts.toSorted((a, b) => by(b) - by(a))[0]
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
