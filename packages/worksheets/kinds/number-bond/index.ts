import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const numberBond: KindDefinition<'number-bond', TaskPage> = {
  kind: 'number-bond',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten to 5', 'kindergarten', { kind: 'number-bond', form: 'bond', of: 'add', upTo: 5 }),
    sampled('kindergarten to 10', 'kindergarten', { kind: 'number-bond', form: 'bond', of: 'add', upTo: 10 }),
    sampled('1st to 20', '1st', { kind: 'number-bond', form: 'bond', of: 'add', upTo: 20 }),
    sampled('1st families', '1st', { kind: 'number-bond', form: 'family', of: 'add', upTo: 12 }),
    sampled('2nd to 100', '2nd', { kind: 'number-bond', form: 'bond', of: 'add', upTo: 100 }),
    sampled('3rd products', '3rd', { kind: 'number-bond', form: 'bond', of: 'multiply', upTo: 100 }),
    sampled('3rd families', '3rd', { kind: 'number-bond', form: 'family', of: 'multiply', upTo: 100 }),
  ],
}
