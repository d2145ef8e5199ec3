import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { WordView } from './view.ts'

export const wordProblems: KindDefinition<'word-problems', WordView> = {
  kind: 'word-problems',
  subjects: ['math'],
  generate,
  solve,
  samples,
}
