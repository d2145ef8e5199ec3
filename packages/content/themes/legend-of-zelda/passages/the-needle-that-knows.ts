import type { Passage } from '@pencil-quest/contract/sheets'

export const theNeedleThatKnows: Passage = {
  id: 'legend-of-zelda.3rd.the-needle-that-knows',
  theme: 'legend-of-zelda',
  grade: '3rd',
  title: 'The Compass That Knows',
  paragraphs: [
    [
      'Turn a compass any way you like, and its needle swings back to the north.',
      'How does a bit of metal know the way?',
    ],
    [
      'The needle is a small magnet that can turn freely.',
      'Deep inside the Earth, hot liquid iron is always moving.',
      'This makes our whole planet act like one giant magnet.',
      'The big magnet tugs at the small one until the needle lines up.',
    ],
    [
      'Long ago, people in China found a dark stone that pulls on iron.',
      'We call it lodestone.',
      'About a thousand years ago, they rubbed needles with it and let them float in a bowl of water.',
      'With such a compass, sailors could steer even when clouds hid the stars.',
    ],
    [
      'A compass can be fooled, though, by iron that is too close.',
      'One morning, the needle of the Compass Company pointed straight at Bao.',
      'Anwen turned left and right, and it still pointed at Bao.',
      'Bao blushed and put down a bag with forty iron keys.',
      'The needle swung away at once, and so did the company.',
      'They had been walking toward Bao for an hour.',
    ],
  ],
  keywords: [
    { word: 'freely', definition: 'with nothing in the way' },
    { word: 'tugs', definition: 'pulls with short, strong moves' },
    { word: 'fooled', definition: 'tricked into a mistake' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did people in China find?',
      choices: ['a stone that pulls on iron', 'a shell that hums at night', 'a root that glows in the dark'],
      evidence: 'Long ago, people in China found a dark stone that pulls on iron.',
    },
    {
      focus: 'detail',
      ask: 'What is always moving deep inside the Earth?',
      choices: ['hot liquid iron', 'cold salty mud', 'soft gray sand'],
      evidence: 'Deep inside the Earth, hot liquid iron is always moving.',
    },
    {
      focus: 'cause',
      ask: 'Why does the needle line up?',
      choices: ['The big magnet tugs at it.', 'The strong wind blows it.', 'The loose spring turns it.'],
      evidence: 'The big magnet tugs at the small one until the needle lines up.',
    },
    {
      focus: 'cause',
      ask: 'How can a compass be fooled?',
      choices: ['by iron that is too close', 'by rain that is too cold', 'by maps that are too old'],
      evidence: 'A compass can be fooled, though, by iron that is too close.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do with needles after they rubbed them?',
      choices: ['let them float in a bowl', 'set them out in the snow', 'sewed them onto a sail'],
      evidence: 'About a thousand years ago, they rubbed needles with it and let them float in a bowl of water.',
    },
    {
      focus: 'sequence',
      ask: 'What did the needle do once Bao put down the keys?',
      choices: ['swung away at once', 'broke in the middle', 'sank like a stone'],
      evidence: 'The needle swung away at once, and so did the company.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does fooled mean?',
      choices: ['tricked into a mistake', 'polished with a cloth', 'carried up a mountain'],
      evidence: 'A compass can be fooled, though, by iron that is too close.',
    },
    {
      focus: 'character',
      ask: 'How did Bao own up to the iron keys?',
      choices: ['Bao blushed and put them down.', 'Bao giggled and hid them well.', 'Bao shrugged and shook a fist.'],
      evidence: 'Bao blushed and put down a bag with forty iron keys.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how a compass works, who made early ones and what can fool it.',
      lookFor: 'Puts together the magnet of the Earth and the needle.',
    },
    {
      ask: 'What would you tell somebody who uses a compass for the first time?',
      sample: 'Hold it far from keys and other iron things, and keep it flat.',
      lookFor: 'Gives advice that fits the last part of the page.',
    },
  ],
}
