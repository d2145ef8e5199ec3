import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import type { KindDefinition, SpecOf } from '../../kind.ts'

const setting: SheetSetting = {
  grade: '2nd',
  step: 1,
  things: [
    { one: 'moon rock', many: 'moon rocks' },
    { one: 'star map', many: 'star maps' },
    { one: 'oxygen box', many: 'oxygen boxes' },
  ],
  characters: ['Captain Nova', 'Pilot Juno'],
  specimens: [],
  place: 'the cargo bay',
}

type Sample = KindDefinition<'number-practice', never>['samples'][number]

function sample(grade: SheetSetting['grade'], step: SheetSetting['step'], ...tasks: NumberTask[]): Sample {
  const spec: SpecOf<'number-practice'> = { kind: 'number-practice', tasks }
  const forms = tasks.map((task) => ('form' in task ? `${task.do} ${task.form}` : task.do))
  return { name: `${grade} ${forms.join(' and ')}, step ${step}`, spec, setting: { ...setting, grade, step } }
}

export const samples: Sample[] = [
  sample('kindergarten', 0, { do: 'count', from: 1, upTo: 10 }),
  sample('kindergarten', 1, { do: 'count', from: 11, upTo: 20 }),
  sample('kindergarten', 2, { do: 'count', from: 20, upTo: 100 }),
  sample('kindergarten', 0, { do: 'add', form: 'pictures', upTo: 5 }),
  sample('kindergarten', 1, { do: 'subtract', form: 'pictures', upTo: 10 }),
  sample('kindergarten', 2, { do: 'add', form: 'row', upTo: 10 }, { do: 'subtract', form: 'row', upTo: 10 }),
  sample('kindergarten', 1, { do: 'compare', upTo: 10 }),
  sample('kindergarten', 1, { do: 'sequence', step: 1, from: 0, upTo: 20 }),
  sample('kindergarten', 1, { do: 'place-value', upTo: 19 }),
  sample('1st', 1, { do: 'add', form: 'row', upTo: 20 }),
  sample('1st', 0, { do: 'subtract', form: 'row', upTo: 20 }),
  sample('1st', 1, { do: 'add', form: 'missing', upTo: 20 }, { do: 'subtract', form: 'missing', upTo: 20 }),
  sample('1st', 2, { do: 'add', form: 'column', upTo: 100, regroup: false }),
  sample('1st', 1, { do: 'place-value', upTo: 99 }),
  sample('1st', 1, { do: 'name-fraction', denominators: [2, 4] }),
  sample('2nd', 1, { do: 'add', form: 'column', upTo: 100, regroup: true }),
  sample('2nd', 2, { do: 'subtract', form: 'column', upTo: 1000, regroup: true }),
  sample('2nd', 0, { do: 'multiply', form: 'array', left: [2, 5], right: [2, 5] }),
  sample('2nd', 1, { do: 'sequence', step: 5, from: 0, upTo: 200 }, { do: 'sequence', step: -10, from: 0, upTo: 300 }),
  sample('2nd', 1, { do: 'compare', upTo: 1000 }, { do: 'place-value', upTo: 999 }),
  sample('3rd', 1, { do: 'multiply', form: 'row', left: [2, 10], right: [2, 10] }),
  sample('3rd', 2, { do: 'multiply', form: 'array', left: [3, 9], right: [3, 9] }),
  sample('3rd', 1, { do: 'divide', form: 'row', divisor: [2, 10], quotient: [2, 10] }),
  sample('3rd', 0, { do: 'round', to: 10, upTo: 1000 }, { do: 'round', to: 100, upTo: 1000 }),
  sample('3rd', 1, { do: 'name-fraction', denominators: [2, 3, 4, 6, 8] }),
  sample('3rd', 1, { do: 'compare-fractions', denominators: [2, 3, 4, 6, 8] }),
  sample('3rd', 1, { do: 'area', upTo: 10 }, { do: 'perimeter', upTo: 10 }),
  sample('4th', 1, { do: 'add', form: 'column', upTo: 1_000_000 }),
  sample('4th', 1, { do: 'multiply', form: 'column', left: [12, 99], right: [12, 99] }),
  sample('4th', 0, { do: 'multiply', form: 'column', left: [112, 4999], right: [3, 9] }),
  sample('4th', 1, { do: 'divide', form: 'remainder', divisor: [2, 9], quotient: [5, 99] }),
  sample('4th', 2, { do: 'place-value', upTo: 999_999 }),
  sample('4th', 1, { do: 'round', to: 1000, upTo: 100_000 }),
  sample('4th', 1, { do: 'compare-fractions', denominators: [2, 3, 4, 5, 6, 8, 10, 12] }),
  sample(
    '4th',
    1,
    { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
    { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
  ),
  sample('4th', 2, { do: 'name-fraction', denominators: [5, 10, 12, 100] }),
  sample('4th', 1, { do: 'area', upTo: 400 }),
  sample('5th', 1, { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false }),
  sample('5th', 2, { do: 'add-fractions', denominators: [2, 3, 4, 6, 8, 12], like: false }),
  sample('5th', 2, { do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8], like: false }),
  sample('5th', 0, { do: 'add-decimals', places: 1, upTo: 20 }, { do: 'subtract-decimals', places: 1, upTo: 20 }),
  sample('5th', 2, { do: 'add-decimals', places: 2, upTo: 100 }),
  sample('5th', 1, { do: 'subtract-decimals', places: 3, upTo: 10 }),
  sample('5th', 1, { do: 'volume', upTo: 12 }),
  sample('5th', 2, { do: 'divide', form: 'row', divisor: [12, 40], quotient: [12, 200] }),
  sample('1st', 1, { do: 'add', form: 'row', upTo: 20, crossesTen: true }),
  sample('1st', 2, { do: 'add', form: 'missing', upTo: 20, crossesTen: true }),
  sample('1st', 0, { do: 'subtract', form: 'row', upTo: 20, crossesTen: true }),
  sample('2nd', 1, { do: 'add', form: 'row', upTo: 100, crossesTen: true }),
  sample('2nd', 1, { do: 'subtract', form: 'row', upTo: 100, crossesTen: true }),
  sample('2nd', 0, { do: 'add', form: 'column', upTo: 100, crossesTen: true }),
  sample('3rd', 1, { do: 'round-to-check', of: 'sum', to: 100, upTo: 1000 }),
  sample('3rd', 0, { do: 'round-to-check', of: 'difference', to: 10, upTo: 200 }),
  sample('4th', 2, { do: 'round-to-check', of: 'difference', to: 1000, upTo: 100_000 }),
  sample('4th', 1, { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10], like: true, pastOne: true }),
  sample('4th', 1, { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10], like: true, pastOne: true }),
  sample('5th', 1, { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false, pastOne: true }),
  sample('5th', 1, { do: 'subtract-fractions', denominators: [2, 3, 4, 6, 8], like: false, pastOne: true }),
  sample('4th', 1, { do: 'multiply-fractions', by: 'whole', denominators: [2, 3, 4, 5, 6, 8] }),
  sample('5th', 1, { do: 'multiply-fractions', by: 'fraction', denominators: [2, 3, 4, 5, 6, 8] }),
  sample('5th', 1, { do: 'write-expression', upTo: 100 }),
]
