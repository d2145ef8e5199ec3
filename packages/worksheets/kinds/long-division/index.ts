import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { LongDivisionView } from './view.ts'

/** Division in written steps, with boxes that fade out and a check by multiplying. */
export const longDivision: KindDefinition<'long-division', LongDivisionView> = {
  kind: 'long-division',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
