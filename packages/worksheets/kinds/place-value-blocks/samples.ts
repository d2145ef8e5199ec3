import type { Grade } from '@pencil-quest/contract/choices'
import type { SpecOf } from '../../kind.ts'
import { sampled } from '../sample-setting.ts'

type Spec = SpecOf<'place-value-blocks'>

function sample(name: string, grade: Grade, form: Spec['form'], upTo: number, compare?: true) {
  const spec: Spec = { kind: 'place-value-blocks', form, upTo, ...(compare && { compare }) }
  return sampled(`${grade} ${name}`, grade, spec)
}

export const samples = [
  sample('teens', 'kindergarten', 'read', 19),
  sample('tens and ones', '1st', 'read', 99),
  sample('trading', '1st', 'trade', 99),
  sample('apart', '1st', 'expanded', 99),
  sample('hundreds', '2nd', 'read', 500),
  sample('trading', '2nd', 'trade', 99),
  sample('trading hundreds', '2nd', 'trade', 500),
  sample('apart', '2nd', 'expanded', 999),
  sample('hundreds to 999', '3rd', 'read', 999),
  sample('apart', '4th', 'expanded', 999_999),
  sample('apart to 9,999', '4th', 'expanded', 9999),
  sample('apart', '5th', 'expanded', 999_999),
  sample('tens and ones, compared', '1st', 'read', 99, true),
  sample('apart, compared', '1st', 'expanded', 99, true),
  sample('apart, compared', '2nd', 'expanded', 999, true),
  sample('hundreds, compared', '2nd', 'read', 999, true),
]
