import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const sudoku: KindDefinition<'sudoku', TaskPage> = {
  kind: 'sudoku',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten pictures', 'kindergarten', { kind: 'sudoku', size: 4, signs: 'pictures' }),
    sampled('1st pictures', '1st', { kind: 'sudoku', size: 4, signs: 'pictures' }),
    sampled('1st numbers', '1st', { kind: 'sudoku', size: 4, signs: 'numbers' }),
    sampled('2nd six by six', '2nd', { kind: 'sudoku', size: 6, signs: 'numbers' }),
    sampled('3rd six by six', '3rd', { kind: 'sudoku', size: 6, signs: 'numbers' }),
    sampled('4th nine by nine', '4th', { kind: 'sudoku', size: 9, signs: 'numbers' }),
    sampled('5th nine by nine', '5th', { kind: 'sudoku', size: 9, signs: 'numbers' }),
  ],
}
