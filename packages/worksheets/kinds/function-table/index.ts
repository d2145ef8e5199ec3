import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const functionTable: KindDefinition<'function-table', TaskPage> = {
  kind: 'function-table',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st one rule', '1st', { kind: 'function-table', rules: ['add', 'subtract'], upTo: 20 }),
    sampled('2nd one rule', '2nd', { kind: 'function-table', rules: ['add', 'subtract'], upTo: 100 }),
    sampled('3rd one rule', '3rd', { kind: 'function-table', rules: ['add', 'subtract', 'multiply'], upTo: 100 }),
    sampled('4th rules', '4th', { kind: 'function-table', rules: ['multiply', 'two-step'], upTo: 300 }),
    sampled('5th two steps', '5th', { kind: 'function-table', rules: ['two-step'], upTo: 400 }),
  ],
}
