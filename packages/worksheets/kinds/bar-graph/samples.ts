import type { SheetSetting } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from '../../kind.ts'
import type { ReadSpec } from './read-spec.ts'

const setting: SheetSetting = {
  grade: '2nd',
  step: 1,
  things: [
    { one: 'moon rock', many: 'moon rocks' },
    { one: 'star map', many: 'star maps' },
    { one: 'oxygen box', many: 'oxygen boxes' },
    { one: 'silver leaf', many: 'silver leaves' },
    { one: 'bolt', many: 'bolts' },
    { one: 'pair of space gloves', many: 'pairs of space gloves' },
  ],
  characters: ['Nova', 'Juno'],
  specimens: [],
  place: 'the cargo bay',
}

type Sample = KindDefinition<'bar-graph', never>['samples'][number]

type ReadSample = Omit<Sample, 'spec'> & { spec: ReadSpec }

function sample(
  name: string,
  grade: SheetSetting['grade'],
  step: SheetSetting['step'],
  spec: Omit<ReadSpec, 'kind'>,
): ReadSample {
  return { name, spec: { kind: 'bar-graph', ...spec }, setting: { ...setting, grade, step } }
}

export const readSamples: ReadSample[] = [
  sample('kindergarten pictures', 'kindergarten', 0, {
    form: 'picture',
    categories: 3,
    scale: 1,
    upTo: 6,
    ask: ['how-many', 'most', 'fewest'],
  }),
  sample('1st pictures with a row to draw', '1st', 1, {
    form: 'picture',
    categories: 3,
    scale: 1,
    upTo: 10,
    ask: ['draw', 'how-many', 'most', 'how-many-more'],
  }),
  sample('1st pictures to match', '1st', 1, {
    form: 'picture',
    categories: 3,
    scale: 1,
    upTo: 10,
    ask: ['to-match', 'total'],
  }),
  sample('2nd bars, two and two', '2nd', 1, {
    form: 'bar',
    categories: 4,
    scale: 1,
    upTo: 12,
    ask: ['total', 'two-and-two'],
  }),
  sample('3rd half rings', '3rd', 0, {
    form: 'picture',
    categories: 4,
    scale: 10,
    upTo: 100,
    ask: ['how-many', 'fewest', 'how-many-more', 'draw'],
    halves: true,
  }),
  sample('3rd bars that end between lines', '3rd', 0, {
    form: 'bar',
    categories: 4,
    scale: 20,
    upTo: 100,
    ask: ['how-many', 'how-many-more', 'draw'],
    halves: true,
  }),
  sample('2nd measures, two and two', '2nd', 1, {
    form: 'bar',
    categories: 4,
    scale: 1,
    upTo: 12,
    ask: ['to-match', 'two-and-two'],
    about: { title: 'Votes for a park', categories: ['Slide', 'Swing', 'Sandbox', 'Garden'], unit: 'votes' },
  }),
  sample('2nd pictures of two', '2nd', 1, {
    form: 'picture',
    categories: 4,
    scale: 2,
    upTo: 20,
    ask: ['how-many', 'fewest', 'how-many-more', 'total'],
  }),
  sample('2nd bars', '2nd', 0, {
    form: 'bar',
    categories: 4,
    scale: 1,
    upTo: 10,
    ask: ['how-many', 'how-many-more', 'total', 'draw'],
  }),
  sample('3rd bars by five', '3rd', 1, {
    form: 'bar',
    categories: 5,
    scale: 5,
    upTo: 50,
    ask: ['how-many', 'most', 'fewest', 'how-many-more', 'total'],
  }),
  sample('3rd rain in a week', '3rd', 2, {
    form: 'bar',
    categories: 5,
    scale: 2,
    upTo: 20,
    ask: ['how-many', 'most', 'how-many-more', 'draw'],
    about: {
      title: 'Rain in One Week',
      categories: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      unit: 'millimeters',
    },
  }),
  sample('4th bars by ten', '4th', 2, {
    form: 'bar',
    categories: 4,
    scale: 10,
    upTo: 200,
    ask: ['how-many', 'how-many-more', 'total'],
  }),
]

export const ownSample: Sample = {
  name: '3rd own results',
  spec: {
    kind: 'bar-graph',
    form: 'own',
    categories: 3,
    scale: 5,
    upTo: 60,
    about: { title: 'How far each ramp rolled the car', categories: ['Low', 'Middle', 'High'], unit: 'inches' },
  },
  setting: { ...setting, grade: '3rd', step: 1 },
}

export const samples: Sample[] = [...readSamples, ownSample]
