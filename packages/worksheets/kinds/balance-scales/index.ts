import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const balanceScales: KindDefinition<'balance-scales', TaskPage> = {
  kind: 'balance-scales',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten missing', 'kindergarten', { kind: 'balance-scales', form: 'missing', upTo: 10 }),
    sampled('1st missing', '1st', { kind: 'balance-scales', form: 'missing', upTo: 20 }),
    sampled('2nd missing', '2nd', { kind: 'balance-scales', form: 'missing', upTo: 100 }),
    sampled('3rd weights', '3rd', { kind: 'balance-scales', form: 'weights', upTo: 40 }),
    sampled('4th weights', '4th', { kind: 'balance-scales', form: 'weights', upTo: 90 }),
    sampled('5th weights', '5th', { kind: 'balance-scales', form: 'weights', upTo: 99 }),
  ],
}
