import type { PlanView } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'

/** An id that is no number names no plan. */
export function isPlanId(planId: string): boolean {
  return planId.trim() !== '' && Number.isFinite(Number(planId))
}

/** Theme (hyphens as spaces), days, difficulty, and whether a workflow made it. */
export function badgesOf(plan: Pick<PlanView, 'theme' | 'length' | 'difficulty' | 'generationSource'>): string[] {
  const badges = [plan.theme.replaceAll('-', ' '), `${plan.length} days`, plan.difficulty]
  return plan.generationSource === 'n8n' ? [...badges, screenTexts.preview.aiGenerated] : badges
}
