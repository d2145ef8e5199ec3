import type { Passage } from '@pencil-quest/contract/sheets'

export const theQuietRadio: Passage = {
  id: 'space-explorers.2nd.the-quiet-radio',
  theme: 'space-explorers',
  grade: '2nd',
  title: 'The Quiet Radio',
  paragraphs: [
    [
      'Every night, the Moon base called the station and told one joke.',
      'Tonight the radio was quiet.',
      'Captain Amara turned the knob up and down.',
      'She heard only a soft hiss.',
    ],
    [
      '"Maybe they ran out of jokes," said Ravi.',
      'Amara put her ear close to the radio.',
      'Something inside was tapping.',
      'She opened the small door in the back.',
      "There sat Sir Hops, the crew's pet cricket, on a loose wire!",
    ],
    [
      'Amara lifted the cricket out with a spoon.',
      'Then she pushed the wire back into its slot.',
      'The radio crackled and woke up.',
      '"Knock, knock," said the Moon base.',
      'Before Ravi could answer, Sir Hops chirped.',
      '"That is the best answer yet," the base said, and everyone laughed.',
    ],
  ],
  keywords: [
    { word: 'hiss', definition: 'a soft sound like air coming out' },
    { word: 'loose', definition: 'not held tight' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Who called the station every night?',
      choices: ['the Moon base', 'the Mars team', 'the rover crew'],
      evidence: 'Every night, the Moon base called the station and told one joke.',
    },
    {
      focus: 'detail',
      ask: 'What did Amara use to lift the cricket?',
      choices: ['a spoon', 'a straw', 'a glove'],
      evidence: 'Amara lifted the cricket out with a spoon.',
    },
    {
      focus: 'sequence',
      ask: 'What did Amara do right after she heard tapping?',
      choices: ['opened the small door', 'pushed the small chair', 'locked the back room'],
      evidence: 'She opened the small door in the back.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the wire was pushed back?',
      choices: [
        'The radio crackled and woke up.',
        'The door closed and got stuck.',
        'The cricket hopped and hid again.',
      ],
      evidence: 'The radio crackled and woke up.',
    },
    {
      focus: 'cause',
      ask: 'Why was the radio quiet?',
      choices: [
        'The cricket sat on a loose wire.',
        'The crew forgot to pay for jokes.',
        'The knob fell behind the door.',
      ],
      evidence: "There sat Sir Hops, the crew's pet cricket, on a loose wire!",
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does loose mean?',
      choices: ['not held tight', 'long and shiny', 'thin and silver'],
      evidence: "There sat Sir Hops, the crew's pet cricket, on a loose wire!",
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a hiss?',
      choices: ['a soft sound like air', 'a funny joke about air', 'a loud knock on metal'],
      evidence: 'She heard only a soft hiss.',
    },
    {
      focus: 'character',
      ask: 'What did Ravi think at first?',
      choices: ['Maybe they ran out of jokes.', 'Maybe they went on a trip.', 'Maybe they lost the radio.'],
      evidence: '"Maybe they ran out of jokes," said Ravi.',
    },
  ],
  open: [
    {
      ask: 'Why did everyone laugh at the end?',
      sample: 'Sir Hops chirped as if he knew the answer to the joke.',
      lookFor: 'Links the chirp to the knock, knock joke.',
    },
    {
      ask: 'What kind of captain is Amara? Tell how you know.',
      sample: 'She is calm. She listens first and then fixes the wire.',
      lookFor: 'Names a trait and points to something that Amara does.',
    },
  ],
}
