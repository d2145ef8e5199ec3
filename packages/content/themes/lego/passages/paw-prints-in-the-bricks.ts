import type { Passage } from '@pencil-quest/contract/sheets'

export const pawPrintsInTheBricks: Passage = {
  id: 'lego.2nd.paw-prints-in-the-bricks',
  theme: 'lego',
  grade: '2nd',
  title: 'Paw Prints in the Bricks',
  paragraphs: [
    [
      'A brick begins as soft clay from the ground.',
      'Workers press the clay into a box called a mold.',
      'Then the wet bricks must dry for several days.',
      'Last, they go into a kiln.',
      'Great heat turns them as hard as stone.',
    ],
    [
      'Long ago, bricks and tiles dried in the open air, where animals could reach them.',
      'Sometimes a dog or a cat walked right across.',
      'The heat kept each paw print for good.',
      'Some Roman tiles with such marks are almost two thousand years old.',
    ],
    [
      'One brick in Clatterby has a print as well.',
      'It is enormous and has three toes.',
      'The town goose always walks past it with a proud honk.',
    ],
  ],
  keywords: [
    { word: 'mold', definition: 'a hollow form that gives something its shape' },
    { word: 'kiln', definition: 'a very hot oven for clay' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does a brick begin as?',
      choices: ['soft clay', 'dry sand', 'warm wax'],
      evidence: 'A brick begins as soft clay from the ground.',
    },
    {
      focus: 'detail',
      ask: 'How old are the marks in some Roman tiles?',
      choices: ['almost two thousand years', 'about ninety short days', 'exactly twelve months'],
      evidence: 'Some Roman tiles with such marks are almost two thousand years old.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the clay is pressed into a box?',
      choices: ['The wet bricks must dry.', 'The fresh paint must set.', 'The old carts must leave.'],
      evidence: 'Then the wet bricks must dry for several days.',
    },
    {
      focus: 'sequence',
      ask: 'Where do the bricks go last?',
      choices: ['into a kiln', 'into a cart', 'onto a roof'],
      evidence: 'Last, they go into a kiln.',
    },
    {
      focus: 'cause',
      ask: 'What makes the bricks as hard as stone?',
      choices: ['great heat', 'cold wind', 'salty rain'],
      evidence: 'Great heat turns them as hard as stone.',
    },
    {
      focus: 'cause',
      ask: 'How did paw prints get on the tiles?',
      choices: ['A dog or a cat walked across.', 'A worker drew them with chalk.', 'A kiln cracked them in a row.'],
      evidence: 'Sometimes a dog or a cat walked right across.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is a mold?',
      choices: ['a hollow form', 'a heavy shovel', 'a short wall'],
      evidence: 'Workers press the clay into a box called a mold.',
    },
    {
      focus: 'character',
      ask: 'How does the town goose act near the print?',
      choices: [
        'It walks past with a proud honk.',
        'It sits down with a sleepy sigh.',
        'It hides behind a pile of leaves.',
      ],
      evidence: 'The town goose always walks past it with a proud honk.',
    },
  ],
  open: [
    {
      ask: 'Who made the enormous print in Clatterby? Tell how you know.',
      sample: 'The goose made it. Geese have three front toes, and it honks so proudly.',
      lookFor: 'Uses the three toes or the proud honk as a clue.',
    },
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how bricks are made and how paw prints got into old ones.',
      lookFor: 'Puts together making bricks and the old prints.',
    },
  ],
}
