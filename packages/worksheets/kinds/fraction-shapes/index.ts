import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { FractionShapesView } from './view.ts'

/** Equal shares of shapes and sets: cut, named, shaded, taken and written in two ways. */
export const fractionShapes: KindDefinition<'fraction-shapes', FractionShapesView> = {
  kind: 'fraction-shapes',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
