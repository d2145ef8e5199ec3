import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { PlaceValueBlocksView } from './view.ts'

/** Numbers in blocks of ten: counted, traded, and taken apart by the worth of their digits. */
export const placeValueBlocks: KindDefinition<'place-value-blocks', PlaceValueBlocksView> = {
  kind: 'place-value-blocks',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
