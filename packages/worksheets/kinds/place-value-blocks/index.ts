import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const placeValueBlocks: KindDefinition<'place-value-blocks', TaskPage> = {
  kind: 'place-value-blocks',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten teens', 'kindergarten', { kind: 'place-value-blocks', form: 'read', upTo: 19 }),
    sampled('1st tens and ones', '1st', { kind: 'place-value-blocks', form: 'read', upTo: 99 }),
    sampled('2nd hundreds', '2nd', { kind: 'place-value-blocks', form: 'read', upTo: 500 }),
    sampled('2nd trading', '2nd', { kind: 'place-value-blocks', form: 'trade', upTo: 99 }),
    sampled('2nd apart', '2nd', { kind: 'place-value-blocks', form: 'expanded', upTo: 999 }),
    sampled('4th apart', '4th', { kind: 'place-value-blocks', form: 'expanded', upTo: 999_999 }),
  ],
}
