import type { Grade } from '@pencil-quest/contract/choices'
import type { KindDefinition, SpecOf } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { SymmetryGridView } from './view.ts'

type Sample = KindDefinition<'symmetry-grid', SymmetryGridView>['samples'][number]

function sample(
  name: string,
  grade: Grade,
  form: SpecOf<'symmetry-grid'>['form'],
  size: 4 | 6 | 8,
  cells: number,
): Sample {
  return { name, setting: sampleSetting(grade), spec: { kind: 'symmetry-grid', form, size, cells } }
}

export const samples: Sample[] = [
  sample('kindergarten mirror of 4', 'kindergarten', 'mirror', 4, 5),
  sample('1st mirror of 6', '1st', 'mirror', 6, 9),
  sample('2nd copy of 4', '2nd', 'copy', 4, 8),
  sample('2nd copy of 6', '2nd', 'copy', 6, 16),
  sample('3rd mirror of 6', '3rd', 'mirror', 6, 10),
  sample('4th enlarge of 6', '4th', 'enlarge', 6, 18),
  sample('4th mirror of 8', '4th', 'mirror', 8, 16),
  sample('5th enlarge of 8', '5th', 'enlarge', 8, 30),
  sample('5th mirror of 8', '5th', 'mirror', 8, 22),
]
