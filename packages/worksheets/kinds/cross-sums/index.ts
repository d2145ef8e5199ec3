import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

/** Boxes in rows and columns to fill so that each run makes its sum. */
export const crossSums: KindDefinition<'cross-sums', TaskPage> = {
  kind: 'cross-sums',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('3rd three by three', '3rd', { kind: 'cross-sums', size: 3 }),
    sampled('4th three by three', '4th', { kind: 'cross-sums', size: 3 }),
    sampled('4th four by four', '4th', { kind: 'cross-sums', size: 4 }),
    sampled('5th four by four', '5th', { kind: 'cross-sums', size: 4 }),
    sampled('5th five by five', '5th', { kind: 'cross-sums', size: 5 }),
  ],
}
