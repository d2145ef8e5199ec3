import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

type Spec = SpecOf<'fraction-shapes'>

function sample(name: string, grade: Grade, form: Spec['form'], ...denominators: number[]) {
  const spec: Spec = { kind: 'fraction-shapes', form, denominators }
  return sampled(`${grade} ${name}`, grade, spec)
}

export const samples = [
  sample('halves and fourths', '1st', 'partition', 2, 4),
  sample('halves, thirds and fourths', '2nd', 'partition', 2, 3, 4),
  sample('shading', '3rd', 'shade', 2, 3, 4, 6, 8),
  sample('part of a set', '3rd', 'set', 2, 3, 4, 6),
  sample('equal fractions', '3rd', 'equivalent', 2, 3, 4),
  sample('shading', '4th', 'shade', 3, 4, 5, 6, 8, 10, 12, 100),
  sample('part of a set', '4th', 'set', 3, 4, 5, 6, 8),
  sample('equal fractions', '4th', 'equivalent', 2, 3, 4, 5, 6),
  sample('part of a set', '5th', 'set', 3, 4, 5, 6, 8),
  sample('equal fractions', '5th', 'equivalent', 2, 3, 4, 5, 6, 10),
]
