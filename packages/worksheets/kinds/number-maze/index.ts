import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const numberMaze: KindDefinition<'number-maze', TaskPage> = {
  kind: 'number-maze',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten counting on', 'kindergarten', { kind: 'number-maze', rule: 'count-on', upTo: 20 }),
    sampled('1st counting back', '1st', { kind: 'number-maze', rule: 'count-back', upTo: 40 }),
    sampled('1st counting on', '1st', { kind: 'number-maze', rule: 'count-on', upTo: 100 }),
    sampled('1st by tens', '1st', { kind: 'number-maze', rule: 'skip', by: 10, upTo: 100 }),
    sampled('2nd even', '2nd', { kind: 'number-maze', rule: 'even', upTo: 100 }),
    sampled('2nd by fives', '2nd', { kind: 'number-maze', rule: 'skip', by: 5, upTo: 200 }),
    sampled('3rd multiples of 4', '3rd', { kind: 'number-maze', rule: 'multiples', by: 4, upTo: 60 }),
    sampled('4th multiples of 7', '4th', { kind: 'number-maze', rule: 'multiples', by: 7, upTo: 140 }),
    sampled('5th bigger', '5th', { kind: 'number-maze', rule: 'bigger', upTo: 999 }),
    sampled('4th bigger decimals', '4th', { kind: 'number-maze', rule: 'bigger', of: 'decimal', upTo: 5 }),
    sampled('5th bigger decimals', '5th', { kind: 'number-maze', rule: 'bigger', of: 'decimal', upTo: 2 }),
  ],
}
