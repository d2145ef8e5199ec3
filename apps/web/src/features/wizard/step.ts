import type { PlanOptions } from '@pencil-quest/contract/generation'
import type { Draft } from './draft.ts'
import type { ChangeDraft } from './use-draft.ts'

export interface StepProps {
  draft: Draft
  change: ChangeDraft
  options: PlanOptions
}
