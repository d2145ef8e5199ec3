import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const tallyChart: KindDefinition<'tally-chart', TaskPage> = {
  kind: 'tally-chart',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten', 'kindergarten', { kind: 'tally-chart', categories: 3, upTo: 10 }),
    sampled('1st', '1st', { kind: 'tally-chart', categories: 3, upTo: 15 }),
    sampled('2nd', '2nd', { kind: 'tally-chart', categories: 4, upTo: 24 }),
  ],
}
