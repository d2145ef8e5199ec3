import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { HandwritingView } from './view.ts'

/** Ruled rows at the grade's height: letters, words, sentences or the child's name to trace and to copy. */
export const handwriting: KindDefinition<'handwriting', HandwritingView> = {
  kind: 'handwriting',
  subjects: ['writing', 'reading'],
  generate,
  solve,
  samples,
}
