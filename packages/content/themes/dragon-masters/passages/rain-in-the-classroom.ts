import type { Passage } from '@pencil-quest/contract/sheets'

export const rainInTheClassroom: Passage = {
  id: 'dragon-masters.2nd.rain-in-the-classroom',
  theme: 'dragon-masters',
  grade: '2nd',
  title: 'Rain in the Classroom',
  paragraphs: [
    [
      'A young cloud dragon came to class on Monday, and it was very sad.',
      'Rain dripped from its wings onto all twenty desks.',
      'Ayla told it a joke, but it only rained harder.',
      'Tane sang to it, and the floor became a pond.',
    ],
    [
      'Then Marisol, the head keeper, opened the window.',
      'The turnip field lay below, dry and full of cracks.',
      'It had not rained there since June.',
      '"Please be sad over there," said Marisol.',
    ],
    [
      'The dragon floated over the field, and its tears fell on the turnips.',
      'They perked up, leaf by leaf.',
      'A farmer waved a hat and danced in the mud.',
      'The dragon looked down and began to smile.',
      'Slowly the rain stopped, and a rainbow hung from its tail.',
    ],
  ],
  keywords: [
    { word: 'cracks', definition: 'thin gaps where something has split' },
    { word: 'perked', definition: 'became fresh and lively' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many desks did the rain drip on?',
      choices: ['twenty desks', 'eleven desks', 'seven desks'],
      evidence: 'Rain dripped from its wings onto all twenty desks.',
    },
    {
      focus: 'detail',
      ask: 'What lay below the window?',
      choices: ['the turnip field', 'the pebble beach', 'the market green'],
      evidence: 'The turnip field lay below, dry and full of cracks.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tane sang?',
      choices: ['The floor became a pond.', 'The door turned to gold.', 'The roof blew far away.'],
      evidence: 'Tane sang to it, and the floor became a pond.',
    },
    {
      focus: 'sequence',
      ask: 'What hung from the tail at the end?',
      choices: ['a rainbow', 'a lantern', 'an icicle'],
      evidence: 'Slowly the rain stopped, and a rainbow hung from its tail.',
    },
    {
      focus: 'cause',
      ask: 'Why was the field so dry?',
      choices: ['It had not rained since June.', 'It had too many tall weeds.', 'It lay beside a hot spring.'],
      evidence: 'It had not rained there since June.',
    },
    {
      focus: 'cause',
      ask: 'What made the dragon smile?',
      choices: ['A farmer danced in the mud.', 'A keeper slid on the ice.', 'A teacher hid in the barn.'],
      evidence: 'A farmer waved a hat and danced in the mud.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does perked mean?',
      choices: ['became fresh and lively', 'turned brown and soft', 'went deep underground'],
      evidence: 'They perked up, leaf by leaf.',
    },
    {
      focus: 'character',
      ask: 'What did Marisol do to solve the problem?',
      choices: ['Marisol opened the window.', 'Marisol mopped the desks.', 'Marisol closed the school.'],
      evidence: 'Then Marisol, the head keeper, opened the window.',
    },
  ],
  open: [
    {
      ask: 'Why did the jokes and songs not help?',
      sample: 'The dragon was too sad to laugh. It needed to be of use.',
      lookFor: 'Tells what the dragon needed instead of jokes.',
    },
    {
      ask: 'What helps you when you are sad?',
      sample: 'It helps me to sit with a friend and do something together.',
      lookFor: 'Names one thing that helps and tells why.',
    },
  ],
}
