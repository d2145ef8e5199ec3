import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const numberLine: KindDefinition<'number-line', TaskPage> = {
  kind: 'number-line',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st to 20', '1st', { kind: 'number-line', form: 'read', of: 'whole', upTo: 20, step: 1 }),
    sampled('1st hops', '1st', { kind: 'number-line', form: 'hop', of: 'whole', upTo: 20, step: 1 }),
    sampled('2nd tens', '2nd', { kind: 'number-line', form: 'read', of: 'whole', upTo: 1000, step: 10 }),
    sampled('2nd hops', '2nd', { kind: 'number-line', form: 'hop', of: 'whole', upTo: 100, step: 1 }),
    sampled('3rd fractions up to 1', '3rd', {
      kind: 'number-line',
      form: 'read',
      of: 'fraction',
      upTo: 1,
      denominators: [3, 4, 6, 8],
    }),
    sampled('3rd fractions past 1', '3rd', {
      kind: 'number-line',
      form: 'read',
      of: 'fraction',
      upTo: 3,
      denominators: [2, 3, 4, 6],
    }),
    sampled('4th tenths', '4th', { kind: 'number-line', form: 'read', of: 'decimal', upTo: 9, step: 10 }),
    sampled('5th hundredths', '5th', { kind: 'number-line', form: 'read', of: 'decimal', upTo: 2, step: 100 }),
  ],
}
