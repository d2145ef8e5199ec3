import type { Passage } from '@pencil-quest/contract/sheets'

export const whoRingsAtDawn: Passage = {
  id: 'farm-life.2nd.who-rings-at-dawn',
  theme: 'farm-life',
  grade: '2nd',
  title: 'Who Rings at Dawn?',
  paragraphs: [
    [
      'Each morning, the goat gate stood open, and the beans were gone.',
      'Owen tied it shut with a rope.',
      'The goats chewed the rope.',
      'Thandi rolled a heavy barrel in front of it.',
      'The goats danced on the barrel and jumped over the fence.',
    ],
    [
      'So Owen hid in the hay before sunrise.',
      'Soon a little gray goat came trotting along.',
      'The goat lifted the latch with its lip, as quick as a wink.',
    ],
    [
      'Owen moved the latch to the other side of the gate.',
      'Then Owen hung a rusty old bell in its place.',
      'At dawn, the gray goat pulled and pulled.',
      'The gate stayed shut, but the bell rang and woke everyone.',
      'Now the goats ring for breakfast, and nobody on the farm sleeps late.',
    ],
  ],
  keywords: [
    { word: 'latch', definition: 'a small bar that keeps a door closed' },
    { word: 'dawn', definition: 'the time when the sky turns light' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What was gone each morning?',
      choices: ['the beans', 'the bread', 'the boots'],
      evidence: 'Each morning, the goat gate stood open, and the beans were gone.',
    },
    {
      focus: 'sequence',
      ask: 'What did the goats do right after Owen tied the gate?',
      choices: ['chewed the rope', 'kicked the wall', 'licked the post'],
      evidence: 'The goats chewed the rope.',
    },
    {
      focus: 'character',
      ask: 'What fun did the goats have with the barrel?',
      choices: ['They danced on it.', 'They napped in it.', 'They hid behind it.'],
      evidence: 'The goats danced on the barrel and jumped over the fence.',
    },
    {
      focus: 'detail',
      ask: 'Where did Owen hide before sunrise?',
      choices: ['in the hay', 'in a tree', 'by a wall'],
      evidence: 'So Owen hid in the hay before sunrise.',
    },
    {
      focus: 'cause',
      ask: 'How did the gate get open?',
      choices: ['A goat lifted the latch.', 'A storm broke the hinge.', 'A child forgot the lock.'],
      evidence: 'The goat lifted the latch with its lip, as quick as a wink.',
    },
    {
      focus: 'sequence',
      ask: 'What did Owen do right after the latch was moved?',
      choices: ['hung an old bell', 'built a tall wall', 'fed a young calf'],
      evidence: 'Then Owen hung a rusty old bell in its place.',
    },
    {
      focus: 'cause',
      ask: 'Why did everyone wake up?',
      choices: ['The bell rang.', 'The owl sang.', 'The roof fell.'],
      evidence: 'The gate stayed shut, but the bell rang and woke everyone.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is dawn?',
      choices: ['when the sky turns light', 'when the cows are milked', 'when the snow is melting'],
      evidence: 'At dawn, the gray goat pulled and pulled.',
    },
  ],
  open: [
    {
      ask: 'Who won in the end, Owen or the goats?',
      sample: 'Both did. The beans are safe, but the goats decide when breakfast is.',
      lookFor: 'Takes a side and backs it with the ending.',
    },
    {
      ask: 'Why did the rope and the barrel not work?',
      sample: 'Goats like to chew and climb, so those plans were fun for them.',
      lookFor: 'Tells what goats did with the rope and the barrel.',
    },
  ],
}
