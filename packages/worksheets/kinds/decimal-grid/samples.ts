import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

type Spec = SpecOf<'decimal-grid'>

function sample(name: string, grade: Grade, form: Exclude<Spec['form'], 'past-one'>, places: Spec['places']) {
  const spec: Spec = { kind: 'decimal-grid', form, places }
  return sampled(`${grade} ${name}`, grade, spec)
}

export const samples = [
  sample('naming tenths', '4th', 'name', 1),
  sample('naming hundredths', '4th', 'name', 2),
  sample('shading tenths', '4th', 'shade', 1),
  sample('shading hundredths', '4th', 'shade', 2),
  sample('comparing tenths', '4th', 'compare', 1),
  sample('comparing hundredths', '4th', 'compare', 2),
  sample('naming and comparing', '4th', 'name-and-compare', 2),
  sampled('4th decimals past one', '4th', { kind: 'decimal-grid', form: 'past-one', places: 2 }),
  sample('naming hundredths', '5th', 'name', 2),
  sample('comparing hundredths', '5th', 'compare', 2),
  sample('comparing thousandths', '5th', 'compare', 3),
]
