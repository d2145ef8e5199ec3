import type { WordProblemType } from '@pencil-quest/contract/sheets'
import type { Random } from '../../../random.ts'

/** What a spec and a setting allow. */
export interface Bounds {
  upTo: number
  factorUpTo: number
  denominators: number[]
  step: 0 | 1 | 2
  /** Sums and differences of one step go past a ten. */
  crossesTen?: true
  /** The second part is 2 to 4. */
  fewSteps?: true
}

/** The numbers of a problem by the letters that its texts use; fractions and decimals as they are written. */
export type Numbers = Record<string, number | string>

/**
 * A story with slots: `{hero}`, `{friend}`, `{place}`, `{thing}`, `{things}`, `{box}`, `{boxes}` from the cast; `{a}` a
 * number, `{a things}` a number with its noun, `{a boxes}` likewise, `{a is}` the verb that agrees with it.
 */
export interface Telling {
  tell: string
  /** Letter of the number asked for. */
  answer: string
  /** The number sentence of the worked example; where a change or a start is missing, first as told, with its gap. */
  equation: string
  /** What stands behind the number on the answer line. */
  unit?: string
  /** What a likely wrong answer means. */
  note?: string
  /** Says the opposite of what is to be done, such as "fewer" where one adds. */
  turned?: true
}

export interface StoryType {
  /** One try; undefined where chance gave nothing usable. */
  draw(random: Random, bounds: Bounds): Numbers | undefined
  /** At least four, each built in another way, the plain ones first. */
  tellings: Telling[]
}

export type StoryTypes<Type extends WordProblemType> = Record<Type, StoryType>

/** Tellings that ask for the same number. */
export function alike(common: Omit<Telling, 'tell'>, tells: string[]): Telling[] {
  return tells.map((tell) => ({ ...common, tell }))
}
