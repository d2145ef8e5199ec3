import type { Passage } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { PassageQuestionsView } from './view.ts'

const lanternBoat: Passage = {
  id: 'sample.lantern-boat',
  theme: 'sample',
  grade: '2nd',
  title: 'The Lantern Boat',
  paragraphs: [
    [
      'Tomo kept a small lantern on the back of his boat.',
      'Every night he hung it on a hook and rowed past the dark pier.',
      'One night the wind blew the lantern into the sea.',
    ],
    [
      'Tomo sat still, because he could not see the rocks.',
      'Then he heard a bell ring from the shore.',
      'Ada was ringing the harbor bell so that he could find his way home.',
      'The next day Tomo gave Ada a basket of warm bread.',
    ],
  ],
  keywords: [{ word: 'pier', definition: 'a long walkway built out over the water' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did Tomo keep his lantern?',
      choices: ['on the back of his boat', 'in a basket at home', 'under the harbor bell'],
      evidence: 'Tomo kept a small lantern on the back of his boat.',
    },
    {
      focus: 'cause',
      ask: 'Why did Tomo sit still?',
      choices: ['He could not see the rocks.', 'He wanted warm bread.', 'He rowed past the pier.'],
      evidence: 'Tomo sat still, because he could not see the rocks.',
    },
    {
      focus: 'character',
      ask: 'Who was ringing the harbor bell?',
      choices: ['Ada', 'Tomo', 'the wind'],
      evidence: 'Ada was ringing the harbor bell so that he could find his way home.',
    },
    {
      focus: 'vocabulary',
      ask: 'What is a pier?',
      choices: ['a walkway built over the water', 'a lantern on a hook', 'a bell on the shore'],
      evidence: 'Every night he hung it on a hook and rowed past the dark pier.',
    },
  ],
  open: [
    {
      ask: 'How do you think Tomo felt when he heard the bell?',
      sample: 'He felt happy and safe, because he knew which way to row.',
      lookFor: 'a feeling, and a reason out of the story',
    },
  ],
}

export const samples: KindDefinition<'passage-questions', PassageQuestionsView>['samples'] = [
  {
    name: 'A short story',
    setting: sampleSetting('2nd', { passage: lanternBoat }),
    spec: { kind: 'passage-questions', focus: ['detail', 'cause'] },
  },
]
