import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const hundredChart: KindDefinition<'hundred-chart', TaskPage> = {
  kind: 'hundred-chart',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten pieces', 'kindergarten', { kind: 'hundred-chart', form: 'pieces', upTo: 100 }),
    sampled('1st pieces', '1st', { kind: 'hundred-chart', form: 'pieces', upTo: 120 }),
    sampled('1st by twos', '1st', { kind: 'hundred-chart', form: 'skip', upTo: 120, steps: [2, 5, 10] }),
    sampled('2nd by fives', '2nd', { kind: 'hundred-chart', form: 'skip', upTo: 120, steps: [2, 5, 10] }),
    sampled('3rd by threes', '3rd', { kind: 'hundred-chart', form: 'skip', upTo: 120, steps: [3, 4, 6, 7, 8, 9] }),
  ],
}
