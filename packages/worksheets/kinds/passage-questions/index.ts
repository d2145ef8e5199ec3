import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { PassageQuestionsView } from './view.ts'

/** A graded text with questions that the text itself answers, and one to think about. */
export const passageQuestions: KindDefinition<'passage-questions', PassageQuestionsView> = {
  kind: 'passage-questions',
  subjects: ['reading', 'science'],
  generate,
  solve,
  samples,
}
