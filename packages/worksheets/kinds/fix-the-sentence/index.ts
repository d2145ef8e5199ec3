import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { FixTheSentenceView } from './view.ts'

/** Sentences of the world with mistakes of some sorts, to be found and written out right. */
export const fixTheSentence: KindDefinition<'fix-the-sentence', FixTheSentenceView> = {
  kind: 'fix-the-sentence',
  subjects: ['writing', 'reading'],
  generate,
  solve,
  samples,
}
