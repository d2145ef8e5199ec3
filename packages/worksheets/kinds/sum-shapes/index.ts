import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const sumShapes: KindDefinition<'sum-shapes', TaskPage> = {
  kind: 'sum-shapes',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st pyramids', '1st', { kind: 'sum-shapes', form: 'pyramid', upTo: 20 }),
    sampled('2nd pyramids', '2nd', { kind: 'sum-shapes', form: 'pyramid', upTo: 100 }),
    sampled('2nd squares', '2nd', { kind: 'sum-shapes', form: 'square', upTo: 30 }),
    sampled('3rd pyramids', '3rd', { kind: 'sum-shapes', form: 'pyramid', upTo: 300 }),
    sampled('3rd squares', '3rd', { kind: 'sum-shapes', form: 'square', upTo: 60 }),
    sampled('4th pyramids', '4th', { kind: 'sum-shapes', form: 'pyramid', upTo: 1000 }),
    sampled('4th squares', '4th', { kind: 'sum-shapes', form: 'square', upTo: 150 }),
    sampled('5th squares', '5th', { kind: 'sum-shapes', form: 'square', upTo: 600 }),
  ],
}
