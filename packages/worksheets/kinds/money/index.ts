import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const money: KindDefinition<'money', TaskPage> = {
  kind: 'money',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('2nd coins', '2nd', { kind: 'money', form: 'count', values: [1, 5, 10, 25], upTo: 99 }),
    sampled('2nd prices', '2nd', { kind: 'money', form: 'make', values: [1, 5, 10, 25], upTo: 99 }),
    sampled('2nd coins and dollars', '2nd', { kind: 'money', form: 'count', values: [5, 10, 25, 100], upTo: 600 }),
    sampled('3rd prices', '3rd', { kind: 'money', form: 'make', values: [5, 10, 25, 100, 500], upTo: 900 }),
    sampled('3rd change', '3rd', { kind: 'money', form: 'change', values: [5, 10, 25], upTo: 500 }),
    sampled('4th change', '4th', { kind: 'money', form: 'change', values: [1, 5, 10, 25], upTo: 1000 }),
    sampled('5th change', '5th', { kind: 'money', form: 'change', values: [1, 5], upTo: 2000 }),
  ],
}
