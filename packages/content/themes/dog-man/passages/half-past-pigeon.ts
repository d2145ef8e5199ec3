import type { Passage } from '@pencil-quest/contract/sheets'

export const halfPastPigeon: Passage = {
  id: 'dog-man.3rd.half-past-pigeon',
  theme: 'dog-man',
  grade: '3rd',
  title: 'Half Past Pigeon',
  paragraphs: [
    [
      'The clock in the square was late again, and lunch was late with it.',
      'Parveen, the mayor, had paid for new wheels, new springs and fresh oil.',
      'Nothing helped, so the mayor finally called the bureau.',
    ],
    [
      'For six days Lupe sat on a bench and wrote down the time.',
      'The list looked very puzzling.',
      'On dry days the clock lost ten minutes.',
      'On rainy days it lost none at all.',
      '"Rain cannot fix a clock," said Bram, "so something must stay home when it is wet."',
    ],
    [
      'On the next dry morning, everybody gathered below.',
      'A plump pigeon landed on the long hand, just as it began to climb.',
      'The hand strained, slowed down and almost stopped.',
      'At the top, the pigeon slid off, flew down and landed at the bottom again.',
      'It was using the clock as a slide!',
    ],
    [
      'Parveen did not scold.',
      'The next day, a real slide stood beside the clock, two feet high.',
      'Now the clock is always right, and only the mayor is late, because the slide is such fun.',
    ],
  ],
  keywords: [
    { word: 'strained', definition: 'pushed or pulled as hard as it could' },
    { word: 'plump', definition: 'nicely round' },
    { word: 'scold', definition: 'speak in an angry way to someone' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What had the mayor paid for?',
      choices: ['wheels, springs and oil', 'ropes, paint and nails', 'ribbons, bells and glue'],
      evidence: 'Parveen, the mayor, had paid for new wheels, new springs and fresh oil.',
    },
    {
      focus: 'character',
      ask: 'How did Lupe work on the case for six days?',
      choices: ['wrote down the time', 'swept up the leaves', 'asked all the shops'],
      evidence: 'For six days Lupe sat on a bench and wrote down the time.',
    },
    {
      focus: 'detail',
      ask: 'What happened on dry days?',
      choices: ['The clock lost ten minutes.', 'The clock rang forty times.', 'The clock ran an hour fast.'],
      evidence: 'On dry days the clock lost ten minutes.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the pigeon landed on the hand?',
      choices: ['The hand strained and slowed.', 'The wheel cracked and broke.', 'The bell jumped and sang.'],
      evidence: 'The hand strained, slowed down and almost stopped.',
    },
    {
      focus: 'cause',
      ask: 'Why did the pigeon sit on the hand?',
      choices: ['It was using it as a slide.', 'It was hiding from a hawk.', 'It was building a warm nest.'],
      evidence: 'It was using the clock as a slide!',
    },
    {
      focus: 'sequence',
      ask: 'What stood beside the clock the next day?',
      choices: ['a real slide', 'a brass gong', 'a stone bear'],
      evidence: 'The next day, a real slide stood beside the clock, two feet high.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does plump mean?',
      choices: ['nicely round', 'badly spoiled', 'quite hungry'],
      evidence: 'A plump pigeon landed on the long hand, just as it began to climb.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does scold mean?',
      choices: ['speak in an angry way', 'sleep in a cozy chair', 'sweep with a wide broom'],
      evidence: 'Parveen did not scold.',
    },
  ],
  open: [
    {
      ask: 'How did the rain help to solve the case?',
      sample: 'The clock was right on wet days, so the cause had to stay home in rain.',
      lookFor: 'Compares wet and dry days and links them to the pigeon.',
    },
    {
      ask: 'Parveen could have chased the pigeon away. Why was the slide a better plan?',
      sample: 'The pigeon still has fun, and the clock is free. Everybody wins.',
      lookFor: 'Tells what both the town and the pigeon get.',
    },
  ],
}
