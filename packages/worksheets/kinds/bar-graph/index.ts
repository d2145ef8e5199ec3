import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { GraphView } from './view.ts'

export const barGraph: KindDefinition<'bar-graph', GraphView> = {
  kind: 'bar-graph',
  subjects: ['math', 'science', 'social-studies', 'environmental-studies'],
  generate,
  solve,
  samples,
}
