import type { Passage } from '@pencil-quest/contract/sheets'

export const theLightWithAName: Passage = {
  id: 'pirate-adventures.4th.the-light-with-a-name',
  theme: 'pirate-adventures',
  grade: '4th',
  title: 'The Light With a Name',
  paragraphs: [
    [
      'Every lighthouse has two things to say.',
      'It says both of them without a word.',
      'The first is where the rocks are.',
      'The second is its own name.',
    ],
    [
      'Long ago, a keeper lit a fire of wood or coal on a high place.',
      'More than two thousand years ago, a tower at Alexandria in Egypt was among the tallest buildings on Earth.',
      'Its fire could be seen from far out at sea.',
      'Still, a plain flame sends its light in every direction, and most of it is wasted on the sky.',
    ],
    [
      'In France, about two hundred years ago, Augustin Fresnel designed a new kind of lens.',
      'It is built of many rings of glass, each cut at its own angle.',
      'The rings bend the scattered light and gather it into one strong beam.',
      'With such a lens, a single lamp can be noticed twenty miles away.',
    ],
    [
      'Then came the question of names, because sailors must not mistake one tower for another.',
      'Each lighthouse therefore has its own pattern of flashes.',
      'One blinks every five seconds, and the next gives two quick flashes and a long pause.',
      'Navigators look up the pattern in a printed list.',
      'By day, when flashes are hard to notice, the painted stripes of the tower do the same job.',
    ],
    [
      'Our friend at the lighthouse keeps a goat.',
      'It likes to walk around the lamp at night.',
      'For one whole evening, sailors searched the list for a light with horns.',
    ],
  ],
  keywords: [
    { word: 'lens', definition: 'a curved piece of glass that changes the path of light' },
    { word: 'scattered', definition: 'spread in all directions' },
    { word: 'navigators', definition: 'sailors who plan the way of a ship' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did a keeper light long ago?',
      choices: ['a fire of wood or coal', 'a bowl of oil and wax', 'a heap of hay or straw'],
      evidence: 'Long ago, a keeper lit a fire of wood or coal on a high place.',
    },
    {
      focus: 'detail',
      ask: 'Who designed the new kind of lens?',
      choices: ['Augustin Fresnel', 'Leonardo Rossi', 'Benjamin Marlow'],
      evidence: 'In France, about two hundred years ago, Augustin Fresnel designed a new kind of lens.',
    },
    {
      focus: 'cause',
      ask: 'Why is a plain flame not good enough?',
      choices: [
        'Most of it is wasted on the sky.',
        'Much of it is blown out by rain.',
        'All of it is hidden by the smoke.',
      ],
      evidence: 'Still, a plain flame sends its light in every direction, and most of it is wasted on the sky.',
    },
    {
      focus: 'sequence',
      ask: 'What do the rings do right after they bend the light?',
      choices: ['gather it into one beam', 'send it up to the moon', 'hide it under a curtain'],
      evidence: 'The rings bend the scattered light and gather it into one strong beam.',
    },
    {
      focus: 'sequence',
      ask: 'What came up next, after the lens that shines for miles?',
      choices: ['the question of names', 'the building of boats', 'the painting of maps'],
      evidence: 'Then came the question of names, because sailors must not mistake one tower for another.',
    },
    {
      focus: 'cause',
      ask: 'Why does each lighthouse have its own pattern?',
      choices: [
        'Sailors must not mistake one tower for another.',
        'Painters must not run short of red and yellow.',
        'Goats must not climb up the stairs in the dark.',
      ],
      evidence: 'Then came the question of names, because sailors must not mistake one tower for another.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does scattered mean?',
      choices: ['spread in all directions', 'frozen in thick layers', 'folded in small squares'],
      evidence: 'The rings bend the scattered light and gather it into one strong beam.',
    },
    {
      focus: 'character',
      ask: 'What does the goat like to do?',
      choices: ['walk around the lamp at night', 'sleep beside the stairs at noon', 'chew on the boots of visitors'],
      evidence: 'It likes to walk around the lamp at night.',
    },
  ],
  open: [
    {
      ask: 'Why did sailors search for a light with horns?',
      sample: 'The goat stood in the beam, so its shadow with the horns went out to sea.',
      lookFor: 'Links the horns with the goat that walks around the lamp.',
    },
    {
      ask: 'How does a lighthouse say its name by night and by day?',
      sample: 'By night it has a pattern of flashes, and by day it has painted stripes.',
      lookFor: 'Names the flashes for night and the stripes for day.',
    },
  ],
}
