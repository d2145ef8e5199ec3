import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

type Spec = SpecOf<'area-model'>

function sample(name: string, grade: Grade, left: Spec['left'], right: Spec['right']) {
  const spec: Spec = { kind: 'area-model', left, right }
  return sampled(`${grade} ${name}`, grade, spec)
}

export const samples = [
  sample('one by two digits', '3rd', [3, 9], [11, 19]),
  sample('one by two digits to 100', '3rd', [2, 6], [12, 48]),
  sample('one by two digits', '4th', [3, 9], [23, 98]),
  sample('one by three digits', '4th', [3, 9], [112, 986]),
  sample('one by four digits', '4th', [2, 9], [1112, 9860]),
  sample('two by two digits', '4th', [12, 48], [12, 98]),
  sample('two by three digits', '5th', [23, 97], [112, 678]),
  sampled('5th estimates', '5th', { kind: 'area-model', left: [23, 97], right: [112, 678], estimate: true }),
]
