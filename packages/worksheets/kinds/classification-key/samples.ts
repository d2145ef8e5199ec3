import { traits } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { ClassificationKeyView } from './view.ts'

export const samples: KindDefinition<'classification-key', ClassificationKeyView>['samples'] = [
  {
    name: 'Two groups of four',
    setting: sampleSetting('kindergarten'),
    spec: { kind: 'classification-key', form: 'sort', traits: ['wings', 'tail', 'shell'], specimens: 4 },
  },
  {
    name: 'Two groups of six, by counting',
    setting: sampleSetting('2nd'),
    spec: { kind: 'classification-key', form: 'sort', traits: ['legs', 'spots', 'eyes'], specimens: 6 },
  },
  {
    name: 'Two groups of six, counted',
    setting: sampleSetting('kindergarten'),
    spec: { kind: 'classification-key', form: 'sort', traits: ['wings', 'spots', 'tail'], specimens: 6, count: true },
  },
  {
    name: 'A key to six',
    setting: sampleSetting('3rd'),
    spec: {
      kind: 'classification-key',
      form: 'key',
      traits: ['legs', 'wings', 'spots', 'tail', 'shell'],
      specimens: 6,
    },
  },
  {
    name: 'A key to eight',
    setting: sampleSetting('5th'),
    spec: { kind: 'classification-key', form: 'key', traits: [...traits], specimens: 8 },
  },
]
