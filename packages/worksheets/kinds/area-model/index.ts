import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const areaModel: KindDefinition<'area-model', TaskPage> = {
  kind: 'area-model',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('3rd', '3rd', { kind: 'area-model', left: [3, 6], right: [11, 16] }),
    sampled('4th by one digit', '4th', { kind: 'area-model', left: [3, 9], right: [112, 986] }),
    sampled('4th two digits', '4th', { kind: 'area-model', left: [12, 48], right: [12, 98] }),
    sampled('5th', '5th', { kind: 'area-model', left: [23, 97], right: [112, 678] }),
  ],
}
