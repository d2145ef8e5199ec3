import type { Subject } from '@pencil-quest/contract/choices'
import type { Sheet, SheetAnswer, SheetKind, SheetSetting, SheetSpec } from '@pencil-quest/contract/sheets'
import type { Random } from './random.ts'

export type SpecOf<Kind extends SheetKind> = Extract<SheetSpec, { kind: Kind }>

/** Patterns beside the kinds: `task-page.html`, `task-page.css`. */
export const sharedPatterns = ['task-page'] as const
export type SharedPattern = (typeof sharedPatterns)[number]

/** A page before it gets its place in a plan. */
export interface DrawnSheet<View> {
  title: string
  /** For the child, one or two short sentences. */
  instructions: string
  view: View
  answers: SheetAnswer[]
  samples?: Sheet['samples']
}

/**
 * One kind of worksheet: a folder with its generator, its independent solver, its pattern (pattern.html, Mustache;
 * pattern.css; or a shared one) and samples.
 */
export interface KindDefinition<Kind extends SheetKind, View> {
  kind: Kind
  subjects: readonly Subject[]
  /** The pattern that several kinds share, in place of one in the kind's own folder. */
  pattern?: SharedPattern
  /** Deterministic in spec, setting and random. Throws `CannotDraw` where spec and setting allow no good page. */
  generate(spec: SpecOf<Kind>, setting: SheetSetting, random: Random): DrawnSheet<View>
  /**
   * Works the page out from what is printed, sharing no code with the generator, and answers in page order.
   * `null` for an item means: not exactly one answer, which disproves the page.
   */
  solve(view: View): (string | null)[]
  /** Specs and settings that together show every form of the kind; for tests and for the pattern library. */
  samples: { name: string; spec: SpecOf<Kind>; setting: SheetSetting }[]
}

export class CannotDraw extends Error {
  override name = 'CannotDraw'
}
