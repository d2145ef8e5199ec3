import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { ColorByNumberView } from './view.ts'

/** A picture whose parts are colored by the results that stand in them. */
export const colorByNumber: KindDefinition<'color-by-number', ColorByNumberView> = {
  kind: 'color-by-number',
  subjects: ['art', 'math'],
  generate,
  solve,
  samples,
}
