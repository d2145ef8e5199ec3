import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { DecimalGridView } from './view.ts'

/** Tenths and hundredths of one square: named, shaded, compared and put in order. */
export const decimalGrid: KindDefinition<'decimal-grid', DecimalGridView> = {
  kind: 'decimal-grid',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
