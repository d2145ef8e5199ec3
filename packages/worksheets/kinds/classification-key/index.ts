import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { ClassificationKeyView } from './view.ts'

/** Made-up living things, sorted by one rule or named by a key, as naturalists do. */
export const classificationKey: KindDefinition<'classification-key', ClassificationKeyView> = {
  kind: 'classification-key',
  subjects: ['science'],
  generate,
  solve,
  samples,
}
