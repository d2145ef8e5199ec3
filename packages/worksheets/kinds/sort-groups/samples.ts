import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { SortGroupsView } from './view.ts'

export const samples: KindDefinition<'sort-groups', SortGroupsView>['samples'] = [
  {
    name: 'First sounds, marked by shape',
    setting: sampleSetting('kindergarten'),
    spec: {
      kind: 'sort-groups',
      by: 'spelling',
      ask: 'Which sound does each word begin with?',
      groups: [
        { heading: 'begins with b', words: ['bag', 'bed', 'bug', 'boat', 'ball', 'bee'] },
        { heading: 'begins with m', words: ['map', 'moon', 'mud', 'mop', 'milk', 'man'] },
      ],
    },
  },
  {
    name: 'Beats, written',
    setting: sampleSetting('3rd'),
    spec: {
      kind: 'sort-groups',
      by: 'spelling',
      ask: 'How many beats does each word have?',
      groups: [
        { heading: '1 syllable', words: ['lamp', 'rope', 'ship', 'wind', 'crate', 'deck'] },
        { heading: '2 syllables', words: ['harbor', 'anchor', 'sailor', 'lantern', 'ladder', 'puddle'] },
        { heading: '3 syllables', words: ['umbrella', 'octopus', 'telescope', 'banana', 'seventeen', 'potato'] },
      ],
    },
  },
  {
    name: 'By facts, three groups',
    setting: sampleSetting('1st'),
    spec: {
      kind: 'sort-groups',
      by: 'facts',
      ask: 'What covers most of its body?',
      groups: [
        { heading: 'covered in fur', words: ['dog', 'cat', 'rabbit', 'bear', 'fox'] },
        { heading: 'covered in feathers', words: ['owl', 'duck', 'robin', 'eagle', 'hen'] },
        { heading: 'covered in scales', words: ['snake', 'goldfish', 'lizard', 'trout', 'crocodile'] },
      ],
    },
  },
]
