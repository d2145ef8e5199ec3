import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const logicGrid: KindDefinition<'logic-grid', TaskPage> = {
  kind: 'logic-grid',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('2nd three by three', '2nd', { kind: 'logic-grid', size: 3, categories: 2 }),
    sampled('3rd three by three', '3rd', { kind: 'logic-grid', size: 3, categories: 3 }),
    sampled('4th four by four', '4th', { kind: 'logic-grid', size: 4, categories: 2 }),
    sampled('5th four by four', '5th', { kind: 'logic-grid', size: 4, categories: 3 }),
  ],
}
