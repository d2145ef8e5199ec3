import type { Passage } from '@pencil-quest/contract/sheets'

export const theBestToyInTheLibrary: Passage = {
  id: 'baby-sitters-club.4th.the-best-toy-in-the-library',
  theme: 'baby-sitters-club',
  grade: '4th',
  title: 'The Best Toy in the Library',
  paragraphs: [
    [
      'When a family on the row gave the toy library a wooden castle, the neighbors came to admire it.',
      'It had three towers, a drawbridge that worked and a tiny clothesline with socks.',
      'Leilani wrote a card for the castle and sharpened a pencil for the crowd of borrowers.',
    ],
    [
      'The crowd arrived, walked straight past the castle and climbed into its cardboard box.',
      'By Monday evening, the box had been a bakery, a submarine and a hospital for slippers.',
      'By Tuesday, nine children wanted to borrow it at once, and nobody had asked for the castle.',
      'On Wednesday a forgetful captain left the box on the lawn in the rain.',
      'The next morning, it had collapsed into a soggy brown pancake.',
      'The little ones stood around it in silence, and one took off a hat.',
    ],
    [
      'Leilani promised to find another box, but Oskar was not satisfied.',
      '"One box means one long line," said Oskar.',
      'So the Helpers knocked at every door on the row and asked for something empty.',
      'They came home with thirty-one boxes.',
      'The biggest had held a refrigerator, and the smallest had held a bar of soap.',
      'Every family was glad to get rid of the clutter.',
    ],
    [
      'Leilani wrote a card for each box, and all the cards said the same thing.',
      '"Empty toy, may contain anything," they said.',
      'By sunset, the shelves were bare.',
      'As for the castle, Baby Lou finally borrowed it.',
      'The drawbridge made a splendid plate for a banana.',
    ],
  ],
  keywords: [
    { word: 'admire', definition: 'look at with great pleasure' },
    { word: 'collapsed', definition: 'caved in and fell flat' },
    { word: 'clutter', definition: 'a mess of things that nobody needs' },
  ],
  questions: [
    {
      focus: 'vocabulary',
      ask: 'In the story, what does admire mean?',
      choices: ['look at with pleasure', 'pay for with pennies', 'talk about in secret'],
      evidence: 'When a family on the row gave the toy library a wooden castle, the neighbors came to admire it.',
    },
    {
      focus: 'sequence',
      ask: 'What did the crowd do right after it walked past the castle?',
      choices: ['climbed into its box', 'waited for a speech', 'went to find chairs'],
      evidence: 'The crowd arrived, walked straight past the castle and climbed into its cardboard box.',
    },
    {
      focus: 'cause',
      ask: 'Why did the box get wet?',
      choices: ['A captain left it on the lawn.', 'A puppy knocked over a pail.', 'A pipe burst in the kitchen.'],
      evidence: 'On Wednesday a forgetful captain left the box on the lawn in the rain.',
    },
    {
      focus: 'character',
      ask: 'Why was Oskar not satisfied with another box?',
      choices: ['One box means a long line.', 'Tape is sticky and costly.', 'Paint takes a week to dry.'],
      evidence: '"One box means one long line," said Oskar.',
    },
    {
      focus: 'detail',
      ask: 'How many boxes did the Helpers bring home?',
      choices: ['thirty-one', 'seventeen', 'forty-four'],
      evidence: 'They came home with thirty-one boxes.',
    },
    {
      focus: 'cause',
      ask: 'Why was every family so glad?',
      choices: ['to get rid of the clutter', 'to hear some cheerful music', 'to earn a bit of spare money'],
      evidence: 'Every family was glad to get rid of the clutter.',
    },
    {
      focus: 'sequence',
      ask: 'What had happened by sunset?',
      choices: ['The shelves were bare.', 'The street was flooded.', 'The twins were asleep.'],
      evidence: 'By sunset, the shelves were bare.',
    },
    {
      focus: 'detail',
      ask: 'What was the drawbridge good for?',
      choices: ['a plate for a banana', 'a bed for a kitten', 'a ramp for a truck'],
      evidence: 'The drawbridge made a splendid plate for a banana.',
    },
  ],
  open: [
    {
      ask: 'Why did the children like the box better than the castle?',
      sample: 'A castle is always a castle, but a box can be anything you think of.',
      lookFor: 'Compares the two and says that the box leaves more to imagine.',
    },
    {
      ask: 'What does the card on each box mean?',
      sample: 'The box is empty, but in play it can hold whatever you can imagine.',
      lookFor: 'Explains the joke about an empty toy that may contain anything.',
    },
  ],
}
