import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

function sample(grade: Grade, operation: SpecOf<'color-by-number'>['operation'], upTo: number) {
  return sampled(`${grade} ${operation} to ${upTo}`, grade, { kind: 'color-by-number', operation, upTo })
}

export const samples = [
  sample('kindergarten', 'count', 5),
  sample('kindergarten', 'count', 10),
  sample('kindergarten', 'add', 10),
  sample('1st', 'add', 20),
  sample('1st', 'subtract', 20),
  sample('2nd', 'add', 100),
  sample('2nd', 'subtract', 100),
  sample('3rd', 'multiply', 100),
  sample('3rd', 'divide', 100),
  sample('4th', 'multiply', 400),
  sample('4th', 'divide', 400),
]
