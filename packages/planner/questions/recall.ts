import type { Skill } from '@pencil-quest/content/types'
import type { Recall } from '@pencil-quest/contract/plan-document'
import type { QuestionTurn } from './question-turn.ts'

const openings = [
  (day: number) => `{child}, do you remember day ${day}?`,
  (day: number) => `Before we start, {child}, one from day ${day}.`,
  (day: number) => `{child}, here is an old friend from day ${day}.`,
]

/** Chooses a question for each day from what the days before have taught: what was asked least and rested longest. */
export class RecallGiver {
  private readonly times = new Map<Skill, number>()
  private readonly met = new Map<Skill, { firstDay: number; furtherDay: number | null; lastDay: number }>()

  private readonly questions: QuestionTurn

  constructor(questions: QuestionTurn) {
    this.questions = questions
  }

  /** @param today skills of that day; they are remembered, too */
  next(day: number, today: readonly Skill[]): Recall | undefined {
    const [chosen] = [...this.met.entries()]
      .filter(([skill]) => !today.includes(skill))
      .sort(([a, one], [b, other]) => this.timesOf(a) - this.timesOf(b) || one.lastDay - other.lastDay)
    for (const skill of today) {
      const before = this.met.get(skill)
      const firstDay = before?.firstDay ?? day
      // The second lesson shows one step further.
      const furtherDay = before ? (before.furtherDay ?? day) : null
      this.met.set(skill, { firstDay, furtherDay, lastDay: day })
    }
    if (!chosen) return undefined
    const [skill, { firstDay, furtherDay }] = chosen
    const { question, lookFor, further } = this.questions.recall(skill, furtherDay !== null)
    const fromDay = further && furtherDay !== null ? furtherDay : firstDay
    this.times.set(skill, this.timesOf(skill) + 1)
    this.questions.take(skill, [question])
    const opening = openings[day % openings.length] ?? openings[0]
    const say = `${opening?.(fromDay)} ${question.replace(/["“”]/g, "'")}`
    return { skillId: skill.id, fromDay, say, lookFor }
  }

  private timesOf(skill: Skill): number {
    return this.times.get(skill) ?? 0
  }
}
