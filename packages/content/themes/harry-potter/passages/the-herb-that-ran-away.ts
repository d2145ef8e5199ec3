import type { Passage } from '@pencil-quest/contract/sheets'

export const theHerbThatRanAway: Passage = {
  id: 'harry-potter.3rd.the-herb-that-ran-away',
  theme: 'harry-potter',
  grade: '3rd',
  title: 'The Herb That Ran Away',
  paragraphs: [
    [
      'Behind our school lies the herb garden of Fennel, our teacher.',
      '"Close your eyes and use your nose," Fennel tells us.',
      'We rub a leaf of mint between two fingers.',
      'At once the air smells sweet and cool.',
      'Tiny drops of oil sit on the leaf, and rubbing breaks them open.',
      'Many hungry bugs dislike that smell, so the oil helps to guard the plant.',
    ],
    [
      'Next we feel the stem of the mint.',
      'Most stems are round, but a mint stem is square, with four flat sides.',
      'Rosemary is different again, for its leaves are as thin as pins.',
      'Thin leaves lose less water, so rosemary can live in hot, dry places.',
    ],
    [
      'Last year, Tomas planted one mint in the corner and forgot about it.',
      'Mint grows long stems called runners, which creep along under the ground.',
      "By summer it had popped up beside the path, under the bench and inside Fennel's best boot.",
      '"No spell did that," said Fennel, and she poured the soil from the boot.',
      'Now Tomas grows mint only in a pot.',
      'He checks the boots every morning, just in case.',
    ],
  ],
  keywords: [
    { word: 'herb', definition: 'a plant used for its smell or taste' },
    { word: 'stem', definition: 'the part of a plant that holds up its leaves' },
    { word: 'runners', definition: 'stems that grow sideways along the ground' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What shape is the stem of a mint?',
      choices: ['square, with four flat sides', 'round, with two soft edges', 'thin, with seven sharp tips'],
      evidence: 'Most stems are round, but a mint stem is square, with four flat sides.',
    },
    {
      focus: 'detail',
      ask: 'How does the air smell after we rub a leaf?',
      choices: ['sweet and cool', 'sour and smoky', 'warm and salty'],
      evidence: 'At once the air smells sweet and cool.',
    },
    {
      focus: 'cause',
      ask: 'How does rubbing bring out the smell?',
      choices: ['It breaks tiny drops of oil.', 'It warms small bits of bark.', 'It wakes sleepy bugs at noon.'],
      evidence: 'Tiny drops of oil sit on the leaf, and rubbing breaks them open.',
    },
    {
      focus: 'cause',
      ask: 'Why can rosemary live in hot, dry places?',
      choices: ['Thin leaves lose less water.', 'Thick roots find more rain.', 'Round stems hold cold dew.'],
      evidence: 'Thin leaves lose less water, so rosemary can live in hot, dry places.',
    },
    {
      focus: 'sequence',
      ask: 'What do we do next, after we smell the mint?',
      choices: ['feel the stem', 'cut the roots', 'water the pot'],
      evidence: 'Next we feel the stem of the mint.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what are runners?',
      choices: ['stems that grow sideways', 'bugs that hurry at night', 'boots that walk alone'],
      evidence: 'Mint grows long stems called runners, which creep along under the ground.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is an herb?',
      choices: ['a plant used for its smell', 'a boot made for long walks', 'a bench built for a garden'],
      evidence: 'Behind our school lies the herb garden of Fennel, our teacher.',
    },
    {
      focus: 'character',
      ask: 'How does Tomas show that he took care the next time?',
      choices: ['He grows mint only in a pot.', 'He plants peas near the path.', 'He waters herbs after lunch.'],
      evidence: 'Now Tomas grows mint only in a pot.',
    },
  ],
  open: [
    {
      ask: 'Why does Tomas check the boots every morning?',
      sample: 'Mint once grew in a boot, and he fears that it could creep back.',
      lookFor: 'Links the check to the runners under the ground.',
    },
    {
      ask: 'Which plant would you like to find, and how would you test it?',
      sample: 'I would look for mint. I would rub a leaf, smell it and feel for a square stem.',
      lookFor: 'Names at least two tests from the text.',
    },
  ],
}
