import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const shapes: KindDefinition<'shapes', TaskPage> = {
  kind: 'shapes',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten names', 'kindergarten', { kind: 'shapes', form: 'name' }),
    sampled('1st names', '1st', { kind: 'shapes', form: 'name' }),
    sampled('kindergarten solids', 'kindergarten', { kind: 'shapes', form: 'solids' }),
    sampled('1st sides', '1st', { kind: 'shapes', form: 'sides' }),
    sampled('2nd sides', '2nd', { kind: 'shapes', form: 'sides' }),
    sampled('3rd quadrilaterals', '3rd', { kind: 'shapes', form: 'quadrilaterals' }),
    sampled('3rd every name', '3rd', { kind: 'shapes', form: 'every-name' }),
    sampled('5th every name', '5th', { kind: 'shapes', form: 'every-name' }),
    sampled('3rd pairs', '3rd', { kind: 'shapes', form: 'pairs' }),
    sampled('5th properties', '5th', { kind: 'shapes', form: 'properties' }),
    sampled('4th symmetry', '4th', { kind: 'shapes', form: 'symmetry' }),
    sampled('4th symmetry of regular shapes', '4th', { kind: 'shapes', form: 'regular-symmetry' }),
    sampled('5th quadrilaterals', '5th', { kind: 'shapes', form: 'quadrilaterals' }),
  ],
}
