import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const linePlot: KindDefinition<'line-plot', TaskPage> = {
  kind: 'line-plot',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('2nd whole units', '2nd', { kind: 'line-plot', parts: 1 }),
    sampled('3rd halves', '3rd', { kind: 'line-plot', parts: 2 }),
    sampled('3rd fourths', '3rd', { kind: 'line-plot', parts: 4 }),
    sampled('4th eighths', '4th', { kind: 'line-plot', parts: 8 }),
    sampled('5th fourths', '5th', { kind: 'line-plot', parts: 4 }),
    sampled('2nd own, whole inches', '2nd', { kind: 'line-plot', form: 'own', parts: 1 }),
    sampled('3rd bars to measure', '3rd', { kind: 'line-plot', form: 'measured', parts: 4 }),
    sampled('3rd bars to measure, how much longer', '3rd', {
      kind: 'line-plot',
      form: 'measured',
      parts: 4,
      apart: true,
    }),
    sampled('3rd own, half inches', '3rd', { kind: 'line-plot', form: 'own', parts: 2 }),
    sampled('3rd own, quarter inches', '3rd', { kind: 'line-plot', form: 'own', parts: 4 }),
  ],
}
