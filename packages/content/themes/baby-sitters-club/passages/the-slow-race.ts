import type { Passage } from '@pencil-quest/contract/sheets'

export const theSlowRace: Passage = {
  id: 'baby-sitters-club.2nd.the-slow-race',
  theme: 'baby-sitters-club',
  grade: '2nd',
  title: 'The Slow Race',
  paragraphs: [
    [
      'Every scooter race on the wheels lane ended in tears.',
      'Someone was always last, and that felt awful.',
      'So Oskar made a new rule.',
      '"Today the slowest rider wins, but nobody may stop," said Oskar.',
    ],
    [
      'The riders rolled along like sleepy snails.',
      'A beetle passed them all.',
      'By noon they had reached the first fence post.',
      'They giggled so hard that they wobbled.',
    ],
    [
      'Baby Lou rode on a tiny wooden duck.',
      'All at once, the duck began to roll backward!',
      'Wendell caught it behind the starting line.',
      '"Baby Lou wins by less than nothing," said Leilani.',
      'The beetle came in first, so it was last.',
    ],
  ],
  keywords: [
    { word: 'awful', definition: 'very, very bad' },
    { word: 'wobbled', definition: 'tipped from side to side' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How did every race on the lane end?',
      choices: ['in tears', 'in song', 'in rain'],
      evidence: 'Every scooter race on the wheels lane ended in tears.',
    },
    {
      focus: 'cause',
      ask: 'What was the trouble with the old races?',
      choices: ['Someone was always last.', 'Everyone was too loud.', 'A scooter had no bell.'],
      evidence: 'Someone was always last, and that felt awful.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does awful mean?',
      choices: ['very, very bad', 'a bit funny', 'quick and easy'],
      evidence: 'Someone was always last, and that felt awful.',
    },
    {
      focus: 'sequence',
      ask: 'What had the riders done by noon?',
      choices: ['reached a fence post', 'finished three races', 'parked in the shade'],
      evidence: 'By noon they had reached the first fence post.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does wobbled mean?',
      choices: ['tipped from side to side', 'sang with all the others', 'jumped over a puddle'],
      evidence: 'They giggled so hard that they wobbled.',
    },
    {
      focus: 'cause',
      ask: 'Why did the riders wobble?',
      choices: ['They giggled so hard.', 'They rode too fast.', 'They hit a big rock.'],
      evidence: 'They giggled so hard that they wobbled.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the duck began to roll backward?',
      choices: ['Wendell caught it.', 'A wheel fell off.', 'Leilani hid it.'],
      evidence: 'Wendell caught it behind the starting line.',
    },
    {
      focus: 'character',
      ask: 'What funny thing did Leilani say?',
      choices: [
        'Baby Lou wins by less than nothing.',
        'Oskar sings like a very old bus.',
        'Each frog should wear a crown.',
      ],
      evidence: '"Baby Lou wins by less than nothing," said Leilani.',
    },
  ],
  open: [
    {
      ask: 'Why was the new rule a good idea?',
      sample: 'Nobody cared about being last anymore, because last was best.',
      lookFor: 'Says how the rule changed the feelings about being last.',
    },
    {
      ask: 'Make up one more silly race. What is its rule?',
      sample: 'In the whisper race, you must stop whenever someone hears you.',
      lookFor: 'Gives a rule that others could follow.',
    },
  ],
}
