import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const cagePuzzle: KindDefinition<'cage-puzzle', TaskPage> = {
  kind: 'cage-puzzle',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st sums', '1st', { kind: 'cage-puzzle', size: 3, operations: ['add'] }),
    sampled('2nd sums', '2nd', { kind: 'cage-puzzle', size: 3, operations: ['add', 'subtract'] }),
    sampled('3rd sums and products', '3rd', { kind: 'cage-puzzle', size: 4, operations: ['add', 'multiply'] }),
    sampled('4th', '4th', { kind: 'cage-puzzle', size: 4, operations: ['add', 'subtract', 'multiply'] }),
    sampled('5th', '5th', { kind: 'cage-puzzle', size: 5, operations: ['add', 'subtract', 'multiply', 'divide'] }),
  ],
}
