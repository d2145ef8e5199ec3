import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const nonogram: KindDefinition<'nonogram', TaskPage> = {
  kind: 'nonogram',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st five by five', '1st', { kind: 'nonogram', size: 5 }),
    sampled('2nd five by five', '2nd', { kind: 'nonogram', size: 5 }),
    sampled('3rd eight by eight', '3rd', { kind: 'nonogram', size: 8 }),
    sampled('4th eight by eight', '4th', { kind: 'nonogram', size: 8 }),
    sampled('5th ten by ten', '5th', { kind: 'nonogram', size: 10 }),
  ],
}
