import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

type Spec = SpecOf<'long-division'>

function sample(name: string, grade: Grade, dividend: Spec['dividend'], divisor: Spec['divisor'], remainder: boolean) {
  const spec: Spec = { kind: 'long-division', dividend, divisor, remainder }
  return sampled(`${grade} ${name}`, grade, spec)
}

export const samples = [
  sample('two digits', '4th', [24, 98], [2, 9], true),
  sample('two digits without remainder', '4th', [24, 98], [2, 6], false),
  sample('three digits', '4th', [112, 986], [2, 9], true),
  sample('four digits', '4th', [1012, 9860], [3, 9], false),
  sample('three digits by two', '5th', [240, 980], [11, 24], true),
  sample('four digits by two', '5th', [240, 9800], [11, 48], true),
  sample('by two without remainder', '5th', [1100, 9900], [12, 60], false),
]
