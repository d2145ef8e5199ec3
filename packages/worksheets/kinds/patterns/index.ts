import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const patterns: KindDefinition<'patterns', TaskPage> = {
  kind: 'patterns',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten chains', 'kindergarten', { kind: 'patterns', form: 'repeat', upTo: 10 }),
    sampled('kindergarten chains to copy', 'kindergarten', { kind: 'patterns', form: 'repeat', upTo: 10, copy: true }),
    sampled('kindergarten chains of two to copy', 'kindergarten', {
      kind: 'patterns',
      form: 'repeat',
      upTo: 10,
      copy: true,
      twoParts: true,
    }),
    sampled('kindergarten growing rows', 'kindergarten', { kind: 'patterns', form: 'grow', upTo: 10 }),
    sampled('1st chains', '1st', { kind: 'patterns', form: 'repeat', upTo: 20 }),
    sampled('1st growing rows', '1st', { kind: 'patterns', form: 'grow', upTo: 20 }),
    sampled('1st trails', '1st', { kind: 'patterns', form: 'number', upTo: 100 }),
    sampled('2nd trails', '2nd', { kind: 'patterns', form: 'number', upTo: 200 }),
    sampled('3rd trails', '3rd', { kind: 'patterns', form: 'number', upTo: 600 }),
    sampled('3rd trails and later numbers', '3rd', { kind: 'patterns', form: 'number-and-later', upTo: 200 }),
    sampled('4th trails', '4th', { kind: 'patterns', form: 'number', upTo: 1000 }),
    sampled('5th trails', '5th', { kind: 'patterns', form: 'number', upTo: 2000 }),
  ],
}
