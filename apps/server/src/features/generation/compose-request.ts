import type { ComposeRequest, PlanRequest } from '@pencil-quest/contract/plan-request'
import { splitGoals } from '@pencil-quest/planner/split-goals'

/**
 * The request as engines get it: without the child's name, which is also struck from what the parent typed.
 * @param history template ids of the child's plans before
 */
export function toComposeRequest(request: PlanRequest & { seed: number }, history: string[]): ComposeRequest {
  const { childName, goals, selectedGoals, childProfileId: _, interests, ...rest } = request
  const typed = goals ? splitGoals(goals) : []
  const strike = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => withoutName(text, childName)).filter(Boolean)),
  ]
  return { ...rest, interests: strike(interests), goals: strike(selectedGoals ?? typed), history }
}

/** Strikes the name where it stands as whole words, whatever signs it holds. */
function withoutName(text: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu'), '')
    .replace(/\s+/g, ' ')
    .trim()
}
