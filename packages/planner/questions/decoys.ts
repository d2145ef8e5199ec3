import type { FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import { wrongAnswer } from '../slips/wrong-answers.ts'

interface Asked {
  skill: Skill
  take: FormatTake
  prompts: readonly Prompt[]
}

/**
 * For each question of a lesson the wrong answer that its game plays with, no number twice; null where it needs none or
 * nothing tempts.
 */
export function decoysOf({ skill, take, prompts }: Asked): (string | null)[] {
  const found: Prompt[] = []
  return prompts.map((prompt, i) => {
    if (!take.wrongAnswers || i >= usedBy(take)) return null
    const decoy = wrongAnswer(prompt, skill, [...prompts, ...found]) ?? wrongAnswer(prompt, skill)
    if (decoy !== null && /^\d/.test(decoy)) found.push({ ask: '', answer: decoy })
    return decoy
  })
}

/** What is written on cards or signs before the game stands on those alone. */
function usedBy({ steps: [getOut = ''] }: FormatTake): number {
  return getOut.includes('{decoys}') ? 2 : getOut.includes('{signs}') ? 1 : Number.POSITIVE_INFINITY
}
