import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import type { PlanOptions } from '@pencil-quest/contract/generation'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

export type ComposeOutcome = { ok: true; document: PlanDocument } | { ok: false; reason: string }

/** What the admin wrote for engines that read it, with variables in double braces. */
export type EnginePrompts = Record<PromptType, string>

/** What makes plans. It never sees a child's name. */
export interface Engine {
  /** Stored as `generationSource`. */
  name: string
  /** How long a plan takes, in words: "a few seconds". */
  processingTime: string
  /** What it can make today: nothing else is offered or accepted. */
  catalog(): PlanOptions
  /** Why it cannot make this, in words for the parent; null where it can. */
  notOffered(wanted: Pick<ComposeRequest, 'theme' | 'subjects'>): string | null
  suggestGoals(setting: Pick<ComposeRequest, 'childGrade' | 'difficulty' | 'subjects'>): string[]
  /** Whether prompts steer it; false where this is left out. */
  readsPrompts?: boolean
  /**
   * @param redraw counts up when the checks refused the plan before
   * @param prompts for an engine that reads them
   */
  compose(request: ComposeRequest, redraw: number, prompts?: EnginePrompts): ComposeOutcome | Promise<ComposeOutcome>
}

export interface CheckOutcome {
  passed: boolean
  failures: readonly { check: string; path: string; message: string }[]
}
export type PlanChecker = (document: PlanDocument, request: ComposeRequest) => CheckOutcome | Promise<CheckOutcome>

/** Makes the printable package of a plan. Throws where it could not; another attempt follows. */
export interface PackageMaker {
  makePackage(planId: number): Promise<void>
}
