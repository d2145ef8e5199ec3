import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const unitSquares: KindDefinition<'unit-squares', TaskPage> = {
  kind: 'unit-squares',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('3rd area', '3rd', { kind: 'unit-squares', form: 'area', size: 8 }),
    sampled('3rd perimeter', '3rd', { kind: 'unit-squares', form: 'perimeter', size: 8 }),
    sampled('4th both', '4th', { kind: 'unit-squares', form: 'both', size: 8 }),
    sampled('3rd rectangles', '3rd', { kind: 'unit-squares', form: 'both', size: 8, rectangles: true }),
    sampled('5th joined cubes', '5th', { kind: 'unit-squares', form: 'joined-cubes', size: 6 }),
    sampled('5th cubes', '5th', { kind: 'unit-squares', form: 'cubes', size: 6 }),
  ],
}
