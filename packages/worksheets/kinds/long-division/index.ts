import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const longDivision: KindDefinition<'long-division', TaskPage> = {
  kind: 'long-division',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('4th two digits', '4th', { kind: 'long-division', dividend: [24, 98], divisor: [2, 9], remainder: true }),
    sampled('4th three digits', '4th', {
      kind: 'long-division',
      dividend: [112, 986],
      divisor: [2, 9],
      remainder: true,
    }),
    sampled('4th four digits', '4th', {
      kind: 'long-division',
      dividend: [1012, 9860],
      divisor: [3, 9],
      remainder: false,
    }),
    sampled('5th by two digits', '5th', {
      kind: 'long-division',
      dividend: [240, 9800],
      divisor: [11, 48],
      remainder: true,
    }),
  ],
}
