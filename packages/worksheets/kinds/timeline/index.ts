import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { TimelineView } from './view.ts'

/** Events on a line of hours, days, months or years, to read or to put in order. */
export const timeline: KindDefinition<'timeline', TimelineView> = {
  kind: 'timeline',
  subjects: ['social-studies', 'reading', 'math', 'life-skills', 'science'],
  generate,
  solve,
  samples,
}
