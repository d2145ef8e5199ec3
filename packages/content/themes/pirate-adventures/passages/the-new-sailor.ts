import type { Passage } from '@pencil-quest/contract/sheets'

export const theNewSailor: Passage = {
  id: 'pirate-adventures.2nd.the-new-sailor',
  theme: 'pirate-adventures',
  grade: '2nd',
  title: 'The New Sailor',
  paragraphs: [
    [
      'A trader gave Ines a mirror, and Ines hung it in the galley.',
      'Pascal the parrot looked in and saw a very handsome sailor.',
      'Pascal bowed, and the sailor bowed.',
      'Pascal said, "Good morning," but the sailor only moved its beak.',
    ],
    [
      'Still, a guest must eat.',
      'Pascal pushed the best biscuit up to the glass.',
      'The next day, the biscuit was still there.',
      'Pascal feared that the guest was sick, and brought it a blanket.',
    ],
    [
      'Ines saw it all and felt a bit sad.',
      'At the next harbor, Ines took Pascal to a friend who had a real parrot.',
      'It grabbed the biscuit, dropped crumbs on the floor and never said please.',
      'Pascal had never been so happy.',
      '"Birds of a feather share together," said Pascal.',
    ],
  ],
  keywords: [
    { word: 'handsome', definition: 'very nice to look at' },
    { word: 'guest', definition: 'somebody who comes to visit' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did the mirror hang?',
      choices: ['in the galley', 'in the hold', 'on the deck'],
      evidence: 'A trader gave Ines a mirror, and Ines hung it in the galley.',
    },
    {
      focus: 'detail',
      ask: 'What did Pascal push up to the glass?',
      choices: ['the best biscuit', 'the last banana', 'the tiny button'],
      evidence: 'Pascal pushed the best biscuit up to the glass.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Pascal bowed?',
      choices: ['The sailor bowed.', 'The captain sang.', 'The lantern fell.'],
      evidence: 'Pascal bowed, and the sailor bowed.',
    },
    {
      focus: 'sequence',
      ask: 'What did Pascal do right after the next day came?',
      choices: ['brought it a blanket', 'sang it a lullaby', 'called out for help'],
      evidence: 'Pascal feared that the guest was sick, and brought it a blanket.',
    },
    {
      focus: 'cause',
      ask: 'Why did Pascal bring the blanket?',
      choices: ['The guest was sick.', 'The galley was wet.', 'The storm was near.'],
      evidence: 'Pascal feared that the guest was sick, and brought it a blanket.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ines look for a friend for Pascal?',
      choices: ['Ines felt a bit sad.', 'Ines lost a big pot.', 'Ines had a new drum.'],
      evidence: 'Ines saw it all and felt a bit sad.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a guest?',
      choices: ['somebody who comes to visit', 'something that rolls downhill', 'something that shines at night'],
      evidence: 'Still, a guest must eat.',
    },
    {
      focus: 'character',
      ask: 'How did the real parrot act?',
      choices: ['It never said please.', 'It softly hummed along.', 'It always sat quietly.'],
      evidence: 'It grabbed the biscuit, dropped crumbs on the floor and never said please.',
    },
  ],
  open: [
    {
      ask: 'Who was the new sailor? Tell how you know.',
      sample: 'It was Pascal in the mirror. It bowed when Pascal bowed and never spoke.',
      lookFor: 'Says that Pascal saw itself and uses a clue.',
    },
    {
      ask: 'Why was Pascal happy with such a rude bird?',
      sample: 'It was a real friend, and it did eat the biscuit.',
      lookFor: 'Says that a real bird can share and answer, even with bad manners.',
    },
  ],
}
