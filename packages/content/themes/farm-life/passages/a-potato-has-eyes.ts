import type { Passage } from '@pencil-quest/contract/sheets'

export const aPotatoHasEyes: Passage = {
  id: 'farm-life.3rd.a-potato-has-eyes',
  theme: 'farm-life',
  grade: '3rd',
  title: 'A Potato Has Eyes',
  paragraphs: [
    [
      'A potato grows in the ground, but it is not a root.',
      'It is a stem that has swollen up underground.',
      'The plant makes sugar in its leaves and sends it down.',
      'The potato stores it as starch, like a pantry for the winter.',
    ],
    [
      'Look closely, and you will find small dents.',
      'Farmers call them eyes, but they cannot see.',
      'Each eye is a group of buds, and every bud can become a new plant.',
      'So a farmer cuts a potato into pieces, with an eye or two in each.',
      'The pieces go into the soil, and weeks later green sprouts pop up.',
    ],
    [
      'How does a sprout find the light?',
      'It bends toward the side that is bright.',
      'Owen tested this with a potato, a shoe box and one small hole.',
      'Inside the dark box, a pale sprout crawled around two walls and peeked out of the hole.',
      'Owen turned the box around, just to tease it.',
      'By Sunday, the sprout had turned around as well.',
    ],
  ],
  keywords: [
    { word: 'buds', definition: 'small bumps that can grow into a stem, leaf or flower' },
    { word: 'starch', definition: 'plant food that is saved for later' },
    { word: 'pale', definition: 'having very little color' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What part of the plant is a potato?',
      choices: ['a stem underground', 'a seed on a branch', 'a fruit with a skin'],
      evidence: 'It is a stem that has swollen up underground.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the leaves make sugar?',
      choices: ['The plant sends it down.', 'The wind blows it off.', 'The bees carry it away.'],
      evidence: 'The plant makes sugar in its leaves and sends it down.',
    },
    {
      focus: 'detail',
      ask: 'What is each eye of a potato?',
      choices: ['a group of buds', 'a drop of juice', 'a nest of ants'],
      evidence: 'Each eye is a group of buds, and every bud can become a new plant.',
    },
    {
      focus: 'sequence',
      ask: 'What happens weeks after the pieces go into the soil?',
      choices: ['Green sprouts pop up.', 'White worms move in.', 'Brown dents close up.'],
      evidence: 'The pieces go into the soil, and weeks later green sprouts pop up.',
    },
    {
      focus: 'cause',
      ask: 'How does a sprout get to the light?',
      choices: ['It bends toward the bright side.', 'It rolls toward the warm barn.', 'It jumps over the garden wall.'],
      evidence: 'It bends toward the side that is bright.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does pale mean?',
      choices: ['having little color', 'making loud noise', 'needing fresh rain'],
      evidence: 'Inside the dark box, a pale sprout crawled around two walls and peeked out of the hole.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is starch?',
      choices: ['food that is saved for later', 'cloth that is used for sacks', 'paint that is made from clay'],
      evidence: 'The potato stores it as starch, like a pantry for the winter.',
    },
    {
      focus: 'character',
      ask: 'How did Owen play a joke on the sprout?',
      choices: ['turned the box around', 'painted the lid green', 'covered the hole twice'],
      evidence: 'Owen turned the box around, just to tease it.',
    },
  ],
  open: [
    {
      ask: 'How is a potato like a pantry?',
      sample: 'A pantry keeps food for later, and so does a potato for its plant.',
      lookFor: 'Compares the stored starch with stored food.',
    },
    {
      ask: 'Why would a sprout need to find the light?',
      sample: 'It needs to grow leaves in the sun, and the leaves make sugar.',
      lookFor: 'Links light and leaves with making food.',
    },
  ],
}
