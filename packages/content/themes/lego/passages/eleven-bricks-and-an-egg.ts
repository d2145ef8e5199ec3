import type { Passage } from '@pencil-quest/contract/sheets'

export const elevenBricksAndAnEgg: Passage = {
  id: 'lego.3rd.eleven-bricks-and-an-egg',
  theme: 'lego',
  grade: '3rd',
  title: 'Eleven Bricks and an Egg',
  paragraphs: [
    [
      'Kofi had once lifted a whole kitchen with the crane.',
      'So Kofi chuckled when the baker asked for help with one egg.',
      'The baker was waiting on the roof of the clock tower with flour, sugar and a big bowl.',
    ],
    [
      'Kofi set the egg in a basket and pulled the lever.',
      'Up it went, past two windows and a surprised pigeon.',
      'Then a gust came in from the harbor.',
      'The light basket swung like a bell, and Kofi brought it down in a hurry.',
    ],
    [
      'Kofi tried a shorter rope.',
      'The basket still swung.',
      'Kofi tried going faster, and that was worse.',
      '"How did the kitchen stay so steady," asked Yuna.',
      '"A kitchen is heavy," said Kofi, and then stopped and stared at the bricks.',
      'They packed eleven bricks around the egg, with straw in between.',
      'This time the wind pushed, but the basket hardly moved.',
    ],
    [
      'On the roof, the baker took out brick after brick after brick.',
      '"I ordered one egg," said the baker, "but these will make a fine bench while the cake cools."',
    ],
  ],
  keywords: [
    { word: 'gust', definition: 'a sudden, strong puff of wind' },
    { word: 'steady', definition: 'not shaking or moving about' },
    { word: 'chuckled', definition: 'laughed in a quiet way' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Kofi once lift with the crane?',
      choices: ['a whole kitchen', 'a stone statue', 'an old lamp post'],
      evidence: 'Kofi had once lifted a whole kitchen with the crane.',
    },
    {
      focus: 'detail',
      ask: 'What did they pack in between the bricks and the egg?',
      choices: ['some straw', 'warm towels', 'soft leaves'],
      evidence: 'They packed eleven bricks around the egg, with straw in between.',
    },
    {
      focus: 'sequence',
      ask: 'What came right after the egg went past two windows?',
      choices: ['a gust from the harbor', 'a shout from the market', 'a flash from the tower'],
      evidence: 'Then a gust came in from the harbor.',
    },
    {
      focus: 'sequence',
      ask: 'What did Kofi do right after the egg was in the basket?',
      choices: ['pulled the lever', 'rang the bell', 'closed the lid'],
      evidence: 'Kofi set the egg in a basket and pulled the lever.',
    },
    {
      focus: 'cause',
      ask: 'Why did the kitchen stay so steady?',
      choices: ['A kitchen is heavy.', 'A kitchen is square.', 'A kitchen is quiet.'],
      evidence: '"A kitchen is heavy," said Kofi, and then stopped and stared at the bricks.',
    },
    {
      focus: 'cause',
      ask: 'Why did Kofi bring the basket down in a hurry?',
      choices: ['It swung like a bell.', 'It cracked like a nut.', 'It sank like a stone.'],
      evidence: 'The light basket swung like a bell, and Kofi brought it down in a hurry.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a gust?',
      choices: ['a strong puff of wind', 'a round cake with nuts', 'a short walk with a friend'],
      evidence: 'Then a gust came in from the harbor.',
    },
    {
      focus: 'character',
      ask: 'How did Kofi act when the baker asked for help?',
      choices: ['Kofi chuckled.', 'Kofi yawned.', 'Kofi groaned.'],
      evidence: 'So Kofi chuckled when the baker asked for help with one egg.',
    },
  ],
  open: [
    {
      ask: 'Why did Kofi chuckle at first, and was Kofi right?',
      sample: 'Kofi thought one egg would be easy. It was not, because light things swing in wind.',
      lookFor: 'Tells what Kofi expected and what really happened.',
    },
    {
      ask: "How did Yuna's question help?",
      sample: 'It made Kofi think about weight. Then Kofi saw that bricks could hold the basket still.',
      lookFor: 'Joins the question, the heavy kitchen and the bricks.',
    },
  ],
}
