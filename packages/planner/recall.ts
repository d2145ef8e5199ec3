import type { Activity, Recall } from '@pencil-quest/contract/plan-document'

const openings = [
  (day: number) => `{child}, do you remember day ${day}?`,
  (day: number) => `Before we start, {child}, one from day ${day}.`,
  (day: number) => `{child}, here is an old friend from day ${day}.`,
]

/** Chooses a question for each day from what the days before have taught: what was asked least and rested longest. */
export class RecallGiver {
  private readonly asked = new Map<string, number>()
  private readonly met = new Map<string, { activity: Activity; firstDay: number; lastDay: number }>()

  /** @param today activities of that day; they are remembered, too */
  next(day: number, today: readonly Activity[]): Recall | undefined {
    const ofToday = new Set(today.map(({ meta }) => meta.skillId))
    const [chosen] = [...this.met.entries()]
      .filter(([skillId]) => !ofToday.has(skillId))
      .sort(([a, one], [b, other]) => this.times(a) - this.times(b) || one.lastDay - other.lastDay)
    for (const activity of today) {
      const { skillId } = activity.meta
      const known = this.met.get(skillId)
      this.met.set(skillId, { activity: known?.activity ?? activity, firstDay: known?.firstDay ?? day, lastDay: day })
    }
    if (!chosen) return undefined
    const [skillId, { activity, firstDay }] = chosen
    this.asked.set(skillId, this.times(skillId) + 1)
    const { question, lookFor } = activity.meta.check
    const opening = openings[day % openings.length] ?? openings[0]
    return { skillId, fromDay: firstDay, say: `${opening?.(firstDay)} ${question.replace(/["“”]/g, "'")}`, lookFor }
  }

  private times(skillId: string): number {
    return this.asked.get(skillId) ?? 0
  }
}
