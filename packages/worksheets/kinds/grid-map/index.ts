import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { GridMapView } from './view.ts'

/** A made-up map with letters, numbers, a key and a compass, to find places and ways. */
export const gridMap: KindDefinition<'grid-map', GridMapView> = {
  kind: 'grid-map',
  subjects: ['social-studies', 'math'],
  generate,
  solve,
  samples,
}
