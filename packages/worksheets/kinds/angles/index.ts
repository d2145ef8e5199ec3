import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const angles: KindDefinition<'angles', TaskPage> = {
  kind: 'angles',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('4th sorts', '4th', { kind: 'angles', form: 'classify' }),
    sampled('4th protractor', '4th', { kind: 'angles', form: 'measure' }),
    sampled('4th parts', '4th', { kind: 'angles', form: 'missing' }),
    sampled('4th names and parts', '4th', { kind: 'angles', form: 'name-and-split' }),
    sampled('4th named parts', '4th', { kind: 'angles', form: 'named-parts' }),
    sampled('5th parts', '5th', { kind: 'angles', form: 'missing' }),
  ],
}
