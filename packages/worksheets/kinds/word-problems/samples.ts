import type { SheetSetting, WordProblemType } from '@pencil-quest/contract/sheets'
import type { KindDefinition, SpecOf } from '../../kind.ts'

const setting: SheetSetting = {
  grade: '2nd',
  step: 1,
  things: [
    { one: 'moon rock', many: 'moon rocks' },
    { one: 'star map', many: 'star maps' },
    { one: 'silver leaf', many: 'silver leaves' },
    { one: 'owl feather', many: 'owl feathers' },
  ],
  characters: ['Nova', 'Captain Juno', 'Mr. Pemberly'],
  specimens: [],
  place: 'the cargo bay',
}

type Sample = KindDefinition<'word-problems', never>['samples'][number]

function sample(
  grade: SheetSetting['grade'],
  step: SheetSetting['step'],
  limits: { upTo: number; factorUpTo?: number; denominators?: number[]; crossesTen?: true; fewSteps?: true },
  ...types: WordProblemType[]
): Sample {
  const spec: SpecOf<'word-problems'> = { kind: 'word-problems', types, ...limits }
  const ten = limits.crossesTen ? ' past ten' : limits.fewSteps ? ' in few steps' : ''
  return { name: `${grade}${ten} ${types.join(', ')}, step ${step}`, spec, setting: { ...setting, grade, step } }
}

export const samples: Sample[] = [
  sample('kindergarten', 0, { upTo: 10 }, 'add-to-result', 'take-from-result'),
  sample('kindergarten', 1, { upTo: 10 }, 'put-together-total'),
  sample('1st', 0, { upTo: 20 }, 'add-to-change', 'take-from-change', 'addend-unknown'),
  sample('1st', 1, { upTo: 20, crossesTen: true }, 'add-to-result', 'put-together-total'),
  sample('1st', 0, { upTo: 20, crossesTen: true }, 'take-from-result', 'addend-unknown'),
  sample('1st', 1, { upTo: 20, fewSteps: true }, 'difference-unknown', 'addend-unknown', 'take-from-result'),
  sample('2nd', 1, { upTo: 100, crossesTen: true }, 'put-together-total', 'add-to-result', 'compare-bigger'),
  sample('1st', 1, { upTo: 20 }, 'difference-unknown', 'compare-bigger', 'compare-smaller'),
  sample('2nd', 1, { upTo: 100 }, 'add-to-start', 'take-from-start'),
  sample('2nd', 2, { upTo: 100 }, 'compare-bigger', 'compare-smaller'),
  sample('2nd', 2, { upTo: 100 }, 'two-step-change'),
  sample('2nd', 1, { upTo: 100 }, 'two-step-compare'),
  sample('2nd', 0, { upTo: 25, factorUpTo: 5 }, 'array'),
  sample('3rd', 1, { upTo: 100, factorUpTo: 10 }, 'equal-groups', 'array', 'share-equally', 'number-of-groups'),
  sample('3rd', 2, { upTo: 500, factorUpTo: 10 }, 'two-step-multiply'),
  sample('3rd', 1, { upTo: 1000 }, 'add-to-result', 'take-from-result', 'two-step-change'),
  sample('4th', 1, { upTo: 500, factorUpTo: 20 }, 'times-as-many', 'interpret-remainder', 'multi-step'),
  sample('4th', 0, { upTo: 100, factorUpTo: 9 }, 'interpret-remainder'),
  sample('4th', 2, { upTo: 5000, factorUpTo: 50 }, 'multi-step'),
  sample('5th', 0, { upTo: 10, denominators: [2, 4, 5, 6, 8, 10] }, 'fraction-add', 'fraction-take'),
  sample('5th', 1, { upTo: 100, factorUpTo: 12, denominators: [2, 3, 4, 5, 6, 8] }, 'fraction-add', 'fraction-of'),
  sample('5th', 2, { upTo: 50 }, 'decimal-sum', 'fraction-add'),
  sample('5th', 0, { upTo: 50 }, 'decimal-sum', 'decimal-take'),
  sample('5th', 1, { upTo: 20, denominators: [2, 3, 4, 6, 8] }, 'fraction-add', 'fraction-take'),
  sample('5th', 1, { upTo: 100, factorUpTo: 20, denominators: [3, 4, 5, 6, 8] }, 'fraction-of', 'fraction-of-part'),
]
