import type { SheetKind, SheetSetting, SheetSpec } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type KindDefinition } from './kind.ts'
import { headline } from './kinds/headline.ts'
import type { Random } from './random.ts'
import { kinds } from './registry.ts'

type AnyKind = KindDefinition<SheetKind, unknown>

/** The definition of a kind, for callers that do not know its view. */
export function kindNamed(kind: SheetKind): AnyKind {
  return kinds[kind] as unknown as AnyKind
}

/** Draws a page, or null where the spec allows none in this setting. */
export function drawSheet(spec: SheetSpec, setting: SheetSetting, random: Random): DrawnSheet<unknown> | null {
  try {
    const sheet = kindNamed(spec.kind).generate(spec as never, setting, random)
    return { ...sheet, title: fitting(sheet.title, setting.place) }
  } catch (error) {
    if (error instanceof CannotDraw) return null
    throw error
  }
}

/** Letters that a title has room for beside the lines for name and date. */
const longestTitle = 28

/** Without the place, where there is no room for it. */
function fitting(title: string, place: string): string {
  if (title.length <= longestTitle) return title
  const [before = title, after] = title.split(new RegExp(` (?:at|of|along) ${headline(place)}(?=\\??$)`))
  return after === undefined ? title : `${before}${after}`
}

/**
 * Proves a page's key: works it out from the view alone and compares.
 * @returns labels of the items whose printed answer the solver does not confirm; empty when the key is proved.
 */
export function disproved(
  kind: SheetKind,
  view: unknown,
  answers: readonly { label: string; answer: string }[],
): string[] {
  const solved = kindNamed(kind).solve(view)
  if (solved.length !== answers.length) return ['the number of items']
  return answers.filter(({ answer }, index) => solved[index] !== answer).map(({ label }) => label)
}
