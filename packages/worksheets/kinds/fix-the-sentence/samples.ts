import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { FixTheSentenceView } from './view.ts'

export const samples: KindDefinition<'fix-the-sentence', FixTheSentenceView>['samples'] = [
  {
    name: 'Start and end',
    setting: sampleSetting('1st'),
    spec: {
      kind: 'fix-the-sentence',
      errors: ['capital', 'end-mark', 'question-mark'],
      sentences: [
        'The {things} are here.',
        'Where is {hero}?',
        'My hat is red.',
        'We ran to {place}.',
        'Can you help me?',
        'She has a {thing}.',
        'Who has the bag?',
        'They can jump and spin.',
      ],
    },
  },
  {
    name: 'Names and lists',
    setting: sampleSetting('2nd', { step: 2 }),
    spec: {
      kind: 'fix-the-sentence',
      errors: ['name-capital', 'list-commas', 'apostrophe'],
      sentences: [
        '{hero} has a map, a rope, and a bag.',
        'We saw {things}, {things}, and {things} with {friend}.',
        "I don't see the hat of {hero}.",
        "{friend}'s boat isn't here.",
        'They gave {friend} bread, cheese, and apples.',
        "We can't find {hero}'s {thing}.",
        'Today {hero} will run, jump, and swim.',
        "It's time to visit {friend}.",
      ],
    },
  },
  {
    name: 'Verbs and words that sound alike',
    setting: sampleSetting('3rd', { step: 1 }),
    spec: {
      kind: 'fix-the-sentence',
      errors: ['verb-agreement', 'homophone', 'capital'],
      sentences: [
        'The {things} in the boat are wet.',
        'They left their {things} near the door.',
        '{hero} carries two {things} to the shed.',
        'There is a big {thing} at {place}.',
        'We hear the bell every morning.',
        '{hero} and {friend} know the way home.',
        'The captain is too tired to row.',
        'I can see four {things} on the pier.',
        "You're late for the first boat.",
        'The old {thing} has lost its lid.',
      ],
    },
  },
  {
    name: 'Everything, with speech',
    setting: sampleSetting('5th', { step: 2 }),
    spec: {
      kind: 'fix-the-sentence',
      errors: ['quotation-marks', 'apostrophe', 'name-capital', 'verb-agreement', 'homophone', 'end-mark'],
      sentences: [
        '{hero} said, "The {things} are almost ready."',
        '"Their boat is faster than ours," said {friend}.',
        '"Did you hear the storm bell?" asked {hero}.',
        "Everyone knows that {hero}'s lantern shines through the fog.",
        "The sailors of {place} weren't ready, but {friend} was calm.",
        'In July {friend} and the crew sailed through the narrow strait.',
        '{hero} whispered, "I don\'t think they\'re awake."',
        "We haven't seen {friend} since Monday.",
      ],
    },
  },
]
