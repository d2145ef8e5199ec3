import type { Check, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import { goTogether, questionsFor } from './fit.ts'

/** Remembers what a plan has asked of each skill, so that it asks something else the next time. */
export class QuestionTurn {
  private readonly times = new Map<string, number>()

  /** Questions that a take can work with: those asked least, the easiest first; in order of difficulty. */
  prompts(take: FormatTake, skill: Skill, count: number): Prompt[] {
    const inTurn = [...questionsFor(take, skill)].sort((a, b) => this.asked(skill, a.ask) - this.asked(skill, b.ask))
    const chosen: Prompt[] = []
    for (const prompt of inTurn) {
      if (chosen.length === count) break
      if (chosen.every((other) => goTogether(take, prompt, other))) chosen.push(prompt)
    }
    return chosen.sort((a, b) => skill.prompts.indexOf(a) - skill.prompts.indexOf(b))
  }

  /** What is asked at the end of a lesson: the skill's own check first, another on each later visit. */
  check(skill: Skill): Check {
    const checks = [skill.check, ...(skill.laterChecks ?? [])]
    return leastAsked(checks, ({ question }) => this.asked(skill, question))
  }

  /** A question from memory: a check that has not been asked, else a question that has not, else the check again. */
  recall(skill: Skill): Check {
    const spare: Check[] = skill.prompts
      .filter(({ answer }) => answer.split(' ').length <= 6)
      .map(({ ask, answer }) => ({
        question: ask,
        lookFor: answer.startsWith('such as') ? `S${answer.slice(1)}.` : `The answer: ${answer}.`,
      }))
    const checks = [...(skill.laterChecks ?? []), ...spare.reverse(), skill.check]
    const plain = checks.filter(({ question, lookFor }) => !`${question}${lookFor}`.includes('{'))
    return leastAsked(plain.length > 0 ? plain : [skill.check], ({ question }) => this.asked(skill, question))
  }

  /** Remembers what was asked. */
  take(skill: Skill, asks: readonly string[]): void {
    for (const ask of asks) this.times.set(keyOf(skill, ask), this.asked(skill, ask) + 1)
  }

  private asked(skill: Skill, ask: string): number {
    return this.times.get(keyOf(skill, ask)) ?? 0
  }
}

function leastAsked(checks: readonly Check[], times: (check: Check) => number): Check {
  const [first, ...others] = checks
  if (!first) throw new Error('There is nothing to ask')
  return others.reduce((best, check) => (times(check) < times(best) ? check : best), first)
}

function keyOf(skill: Skill, ask: string): string {
  return `${skill.id}\n${ask}`
}
