import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { SymmetryGridView } from './view.ts'

/** Squares and half squares to mirror, copy or enlarge on a grid. */
export const symmetryGrid: KindDefinition<'symmetry-grid', SymmetryGridView> = {
  kind: 'symmetry-grid',
  subjects: ['art', 'math'],
  generate,
  solve,
  samples,
}
