import type { Format } from '@pencil-quest/content/types'
import type { ActivityMeta } from '@pencil-quest/contract/plan-document'

const actors = { hook: 'parent', show: 'parent', together: 'both', 'your-turn': 'child', share: 'both' } as const

/**
 * Whole minutes for hook, show, together, your turn and share, by the format's weights: at least one each, together
 * exactly `minutes`, none over `cap`, and the child is busy (together, your turn) for at least 60 % of the time.
 */
export function segmentsFor(format: Format, minutes: number, cap: number): ActivityMeta['segments'] {
  const { hook, show, together, yourTurn, share } = format.segments
  const weights = [hook, show, together, yourTurn, share]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (weight / total) * minutes)
  const whole = exact.map((value) => Math.min(cap, Math.max(1, Math.floor(value))))
  const sum = () => whole.reduce((all, value) => all + value, 0)
  const busy = () => (whole[2] as number) + (whole[3] as number)
  const grow = (order: number[]) => {
    const at = order.find((i) => (whole[i] as number) < cap)
    if (at === undefined) return false
    whole[at] = (whole[at] as number) + 1
    return true
  }
  while (sum() < minutes) {
    const byNeed = [2, 3].sort((a, b) => gap(b) - gap(a))
    if (!grow(byNeed) && !grow([1, 4, 0])) break
  }
  for (const i of [0, 1, 4, 2, 3])
    while (sum() > minutes && (whole[i] as number) > 1) whole[i] = (whole[i] as number) - 1
  while (busy() < minutes * 0.6) {
    const from = [0, 4, 1].find((i) => (whole[i] as number) > 1)
    const to = [3, 2].find((i) => (whole[i] as number) < cap)
    if (from === undefined || to === undefined) break
    whole[from] = (whole[from] as number) - 1
    whole[to] = (whole[to] as number) + 1
  }
  return (['hook', 'show', 'together', 'your-turn', 'share'] as const).map((phase, i) => ({
    phase,
    minutes: whole[i] as number,
    actor: actors[phase],
  }))

  function gap(i: number): number {
    return (exact[i] as number) - (whole[i] as number)
  }
}
