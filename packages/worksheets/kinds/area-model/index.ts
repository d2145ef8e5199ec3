import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { AreaModelView } from './view.ts'

/** Products as rectangles that are split by place value. */
export const areaModel: KindDefinition<'area-model', AreaModelView> = {
  kind: 'area-model',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
