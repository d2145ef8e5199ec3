import type { Passage } from '@pencil-quest/contract/sheets'

export const elevenCrates: Passage = {
  id: 'space-explorers.3rd.eleven-crates',
  theme: 'space-explorers',
  grade: '3rd',
  title: 'Eleven Crates',
  paragraphs: [
    [
      'Lucia had one job on dock day.',
      'She had to count the crates from the supply ship before lunch.',
      'The list said twelve.',
      'Lucia counted eleven.',
    ],
    [
      'She counted again, and this time she touched each crate with a finger.',
      'Still there were only eleven.',
      'If one crate was lost, the crew would have no apples until spring.',
      'Lucia asked Kofi, the pilot, to search the ship.',
      'Kofi looked behind the seats and under the nets.',
      'He found a glove, a spoon and an old birthday card, but no crate.',
    ],
    [
      'Lucia felt her cheeks grow warm.',
      'She strapped herself down to think.',
      'Then she heard a tiny squeak below her.',
      'She let go of the straps and turned around slowly.',
      'Painted right under her was a large red twelve!',
      'All morning she had been using the last crate as a chair.',
      'Kofi laughed so hard that he had to hold on to a net.',
      'Lucia wrote twelve on the list and drew a small chair beside it.',
    ],
  ],
  keywords: [
    { word: 'crate', definition: 'a strong box for carrying things' },
    { word: 'dock', definition: 'a place where ships stop to load and unload' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What job did Lucia have before lunch?',
      choices: ['count the crates', 'paint the crates', 'clean the kitchen'],
      evidence: 'She had to count the crates from the supply ship before lunch.',
    },
    {
      focus: 'detail',
      ask: 'What did Kofi find on the ship?',
      choices: ['a glove, a spoon and a card', 'a boot, a fork and a list', 'a hat, a cup and a letter'],
      evidence: 'He found a glove, a spoon and an old birthday card, but no crate.',
    },
    {
      focus: 'sequence',
      ask: 'What did Lucia do right after she counted eleven?',
      choices: [
        'She counted again with a finger.',
        'She wrote eleven with a pencil.',
        'She asked the captain for help.',
      ],
      evidence: 'She counted again, and this time she touched each crate with a finger.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Lucia heard the tiny squeak?',
      choices: ['She turned around slowly.', 'She called out to Kofi.', 'She jumped into a net.'],
      evidence: 'She let go of the straps and turned around slowly.',
    },
    {
      focus: 'cause',
      ask: 'Why could Lucia count only eleven crates?',
      choices: [
        'She was using the last crate as a chair.',
        'She was hiding a crate behind the seats.',
        'She was reading the old list at lunch.',
      ],
      evidence: 'All morning she had been using the last crate as a chair.',
    },
    {
      focus: 'cause',
      ask: 'Why would a lost crate be a problem?',
      choices: ['The crew would have no apples.', 'The pilot would have no seats.', 'The ship would have no nets.'],
      evidence: 'If one crate was lost, the crew would have no apples until spring.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a dock?',
      choices: ['a place where ships stop', 'a list of jobs to do', 'a seat made for a pilot'],
      evidence: 'Lucia had one job on dock day.',
    },
    {
      focus: 'character',
      ask: 'How did Lucia show that she could laugh at herself?',
      choices: [
        'She drew a small chair on the list.',
        'She drew a big smile on the crate.',
        'She put a red apple on the chair.',
      ],
      evidence: 'Lucia wrote twelve on the list and drew a small chair beside it.',
    },
  ],
  open: [
    {
      ask: 'How did Lucia feel when the count was wrong? Show how you know.',
      sample: 'She was worried and a bit ashamed. Her cheeks grew warm.',
      lookFor: 'Names a feeling and points to the warm cheeks or the second count.',
    },
    {
      ask: 'What is the lesson of this story?',
      sample: 'The answer can be close by, so look near yourself first.',
      lookFor: 'States a lesson that fits the crate under the chair.',
    },
  ],
}
