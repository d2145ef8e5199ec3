import type { Passage } from '@pencil-quest/contract/sheets'

export const theStarThatTurnedAPage: Passage = {
  id: 'pirate-adventures.1st.the-star-that-turned-a-page',
  theme: 'pirate-adventures',
  grade: '1st',
  title: 'The Star That Turned a Page',
  paragraphs: [
    [
      'Maren saw a new star over the ship.',
      'The ship sailed left, and the star came along.',
      'The ship sailed right, and so did the star.',
      'Maren looked through the spyglass.',
      'The star turned a page!',
    ],
    [
      'Keoni sat high on the mast with a lantern and a book.',
      'The last part was so good that Keoni could not go to bed.',
      'Maren climbed up too.',
      'Then the star had two readers.',
    ],
  ],
  keywords: [
    { word: 'spyglass', definition: 'a tube for seeing things far away' },
    { word: 'mast', definition: 'a tall pole that holds up the sails' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the star turn?',
      choices: ['a page', 'a knob', 'a key'],
      evidence: 'The star turned a page!',
    },
    {
      focus: 'sequence',
      ask: 'What did Maren do right after the ship sailed right?',
      choices: ['looked through the spyglass', 'called down to the galley', 'jumped over a coil of rope'],
      evidence: 'Maren looked through the spyglass.',
    },
    {
      focus: 'detail',
      ask: 'What did Keoni have on the mast?',
      choices: ['a lantern and a book', 'a hammock and a drum', 'a barrel and a rope'],
      evidence: 'Keoni sat high on the mast with a lantern and a book.',
    },
    {
      focus: 'cause',
      ask: 'Why could Keoni not go to bed?',
      choices: ['The last part was so good.', 'The cold wind was so loud.', 'The wool quilt was so wet.'],
      evidence: 'The last part was so good that Keoni could not go to bed.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a mast?',
      choices: ['a tall pole that holds sails', 'a small boat that brings mail', 'a soft bed that hangs low'],
      evidence: 'Keoni sat high on the mast with a lantern and a book.',
    },
    {
      focus: 'character',
      ask: 'How did Maren join in the fun?',
      choices: ['Maren climbed up too.', 'Maren rang a bell.', 'Maren drew a whale.'],
      evidence: 'Maren climbed up too.',
    },
  ],
  open: [
    {
      ask: 'Why did the star come along with the ship?',
      sample: 'It was not a star. It was a light on the mast.',
      lookFor: 'Says that the light was part of the ship.',
    },
    {
      ask: 'What book would keep you up at night?',
      sample: 'I would stay up for a book about whales.',
      lookFor: 'Names a book or a kind of book and a reason to go on.',
    },
  ],
}
