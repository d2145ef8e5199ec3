import type { Passage } from '@pencil-quest/contract/sheets'

export const theWallAtTheDoor: Passage = {
  id: 'dragon-masters.2nd.the-wall-at-the-door',
  theme: 'dragon-masters',
  grade: '2nd',
  title: 'The Wall at the Door',
  paragraphs: [
    [
      'Every morning, a low stone wall stood at the door of the sniffle ward.',
      'Every morning, Nils grumbled and carried it away.',
      'By the next day, the wall was back.',
    ],
    [
      'At last Nils hid behind a curtain and waited.',
      'At midnight, a small pebble dragon crept in.',
      'It set one stone on another, as softly as snow.',
      'Nils was about to shout.',
      'Then a cold wind blew under the door and stopped at the wall.',
      "Behind it slept the dragon's best friend, who had a bad cold.",
    ],
    [
      'Nils did not shout.',
      'Nils rolled up a thick quilt and laid it along the door.',
      'No wind came in.',
      'The pebble dragon nodded and left.',
      "In the morning, a tiny wall stood around Nils's hot tea.",
    ],
  ],
  keywords: [
    { word: 'grumbled', definition: 'complained in a low voice' },
    { word: 'crept', definition: 'moved slowly and quietly' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'When did the pebble dragon come in?',
      choices: ['at midnight', 'at breakfast', 'at sundown'],
      evidence: 'At midnight, a small pebble dragon crept in.',
    },
    {
      focus: 'detail',
      ask: 'Who slept behind the wall?',
      choices: ["the dragon's best friend", "the keeper's old teacher", "the farmer's gray goose"],
      evidence: "Behind it slept the dragon's best friend, who had a bad cold.",
    },
    {
      focus: 'sequence',
      ask: 'What did Nils do right after the wall was back?',
      choices: ['hid behind a curtain', 'ran down the stairs', 'sang beside a bed'],
      evidence: 'At last Nils hid behind a curtain and waited.',
    },
    {
      focus: 'sequence',
      ask: 'What did the pebble dragon do right after no wind came in?',
      choices: ['It nodded and left.', 'It yawned and sat.', 'It growled and ran.'],
      evidence: 'The pebble dragon nodded and left.',
    },
    {
      focus: 'cause',
      ask: 'Why did the dragon build a wall?',
      choices: [
        'A cold wind blew under the door.',
        'A gray mouse ran over the floor.',
        'A loud bell rang in the kitchen.',
      ],
      evidence: 'Then a cold wind blew under the door and stopped at the wall.',
    },
    {
      focus: 'cause',
      ask: 'How did Nils stop the wind?',
      choices: ['with a thick quilt', 'with a large wagon', 'with a heavy shelf'],
      evidence: 'Nils rolled up a thick quilt and laid it along the door.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does crept mean?',
      choices: ['moved slowly and quietly', 'laughed long and loudly', 'spoke quickly and rudely'],
      evidence: 'At midnight, a small pebble dragon crept in.',
    },
    {
      focus: 'character',
      ask: 'How did the dragon thank Nils?',
      choices: [
        'A tiny wall stood around the tea.',
        'A big pear lay beside the bed.',
        'A new scarf hung over a chair.',
      ],
      evidence: "In the morning, a tiny wall stood around Nils's hot tea.",
    },
  ],
  open: [
    {
      ask: 'Why did Nils not shout?',
      sample: 'Nils saw that the wall kept the wind away from a sick friend.',
      lookFor: 'Says that Nils found out what the wall was for.',
    },
    {
      ask: 'What does the tiny wall around the tea tell us?',
      sample: 'The dragon wants to keep the tea warm and to say thank you.',
      lookFor: 'Names care or thanks and uses the tea.',
    },
  ],
}
