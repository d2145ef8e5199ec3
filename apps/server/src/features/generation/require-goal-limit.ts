import { limits } from '@pencil-quest/contract/limits'
import type { PlanRequest } from '@pencil-quest/contract/plan-request'
import { refuse } from '../../http/refusal.ts'

export function requireGoalLimit({ selectedGoals = [], length }: PlanRequest): void {
  const limit = limits.goals[length]
  if (selectedGoals.length <= limit) return
  const message = `Choose at most ${limit} goals for a plan of ${length} days`
  refuse('invalid', { message, issues: [{ path: 'selectedGoals', message }] })
}
