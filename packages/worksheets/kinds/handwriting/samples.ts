import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { HandwritingView } from './view.ts'

export const samples: KindDefinition<'handwriting', HandwritingView>['samples'] = [
  {
    name: 'The own name',
    setting: sampleSetting('kindergarten'),
    spec: { kind: 'handwriting', form: 'name', rows: [] },
  },
  {
    name: 'Letters',
    setting: sampleSetting('kindergarten'),
    spec: { kind: 'handwriting', form: 'letters', rows: ['Cc', 'Oo', 'Gg', 'Qq'] },
  },
  {
    name: 'Words',
    setting: sampleSetting('1st'),
    spec: { kind: 'handwriting', form: 'words', rows: ['ship', 'rope', 'wave', 'fish', 'jump', 'quick'] },
  },
  {
    name: 'Sentences on wide rows',
    setting: sampleSetting('2nd'),
    spec: {
      kind: 'handwriting',
      form: 'sentences',
      rows: [
        'The big ship is here.',
        'We pull the rope.',
        'Five fish jump up.',
        'A quick fox naps on the deck.',
        'Can you hear the bell?',
      ],
    },
  },
  {
    name: 'Sentences on narrow rows',
    setting: sampleSetting('5th'),
    spec: {
      kind: 'handwriting',
      form: 'sentences',
      rows: [
        'The lighthouse keeper climbs eighty steps before breakfast every morning.',
        'A quick brown fox jumps over the lazy dog on the quiet pier.',
        'Although the fog was thick, the sailors heard the bell and turned in time.',
        'Pack my box with five dozen jars of plum jam.',
      ],
    },
  },
]
