import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const fractionShapes: KindDefinition<'fraction-shapes', TaskPage> = {
  kind: 'fraction-shapes',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st shares', '1st', { kind: 'fraction-shapes', form: 'partition', denominators: [2, 4, 3] }),
    sampled('2nd shares', '2nd', { kind: 'fraction-shapes', form: 'partition', denominators: [2, 3, 4] }),
    sampled('3rd shading', '3rd', { kind: 'fraction-shapes', form: 'shade', denominators: [2, 3, 4, 6, 8] }),
    sampled('3rd part of a set', '3rd', { kind: 'fraction-shapes', form: 'set', denominators: [2, 3, 4, 6] }),
    sampled('3rd equal fractions', '3rd', { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4] }),
    sampled('4th equal fractions', '4th', {
      kind: 'fraction-shapes',
      form: 'equivalent',
      denominators: [2, 3, 4, 5, 6],
    }),
    sampled('5th part of a set', '5th', { kind: 'fraction-shapes', form: 'set', denominators: [3, 4, 5, 6, 8] }),
  ],
}
