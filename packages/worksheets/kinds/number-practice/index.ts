import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { NumberView } from './view.ts'

export const numberPractice: KindDefinition<'number-practice', NumberView> = {
  kind: 'number-practice',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
