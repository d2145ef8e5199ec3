import type { Passage } from '@pencil-quest/contract/sheets'

export const theSwingingTable: Passage = {
  id: 'pirate-adventures.3rd.the-swinging-table',
  theme: 'pirate-adventures',
  grade: '3rd',
  title: 'The Swinging Table',
  paragraphs: [
    [
      'For three days the sea rolled, and for three days nobody finished a meal.',
      'Peas ran off the plates.',
      'Soup slid from one end of the table to the other.',
      'Captain Keoni wore a pancake on one ear and said nothing.',
    ],
    [
      'Ines, who ran the galley, was close to tears.',
      'Then Ines looked up at the lantern.',
      'The whole room tilted left and right, but the lantern on its chain stayed perfectly straight.',
      '"The lamp never spills a drop," Ines murmured.',
    ],
    [
      'Dembe found four ropes, and Maren tied the knots.',
      'They took the legs off the table and hung it from the beams.',
      'When the ship rolled, the table swung like the lantern and stayed level.',
      'Not one pea moved.',
      'The crew cheered and sat down on the bench.',
    ],
    [
      'Then came the next wave.',
      'The table hung still, but the bench did not.',
      'The whole crew slid past the soup, from left to right, with open mouths.',
      'On the way back, everybody took a spoonful.',
      'It was the best supper of the trip, and nobody had to pass the salt.',
    ],
  ],
  keywords: [
    { word: 'tilted', definition: 'leaned to one side' },
    { word: 'murmured', definition: 'said in a very quiet voice' },
    { word: 'level', definition: 'flat, with no side higher than another' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Keoni wear on one ear?',
      choices: ['a pancake', 'an oyster', 'a noodle'],
      evidence: 'Captain Keoni wore a pancake on one ear and said nothing.',
    },
    {
      focus: 'detail',
      ask: 'What did Dembe find?',
      choices: ['four ropes', 'seven hats', 'eight nails'],
      evidence: 'Dembe found four ropes, and Maren tied the knots.',
    },
    {
      focus: 'cause',
      ask: 'Why was Ines so unhappy while the sea rolled?',
      choices: ['Nobody finished a meal.', 'Nobody washed a cup.', 'Somebody hid a spoon.'],
      evidence: 'For three days the sea rolled, and for three days nobody finished a meal.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do right after Maren tied the knots?',
      choices: ['took the legs off the table', 'put the pots into a basket', 'cut the door in two halves'],
      evidence: 'They took the legs off the table and hung it from the beams.',
    },
    {
      focus: 'sequence',
      ask: 'What came right after the crew sat down on the bench?',
      choices: ['the next wave', 'a heavy rain', 'a huge whale'],
      evidence: 'Then came the next wave.',
    },
    {
      focus: 'cause',
      ask: 'Why did not one pea move when the ship rolled?',
      choices: ['The table stayed level.', 'The plates were sticky.', 'The spoons were frozen.'],
      evidence: 'When the ship rolled, the table swung like the lantern and stayed level.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does tilted mean?',
      choices: ['leaned to one side', 'walked to the shore', 'jumped for great joy'],
      evidence: 'The whole room tilted left and right, but the lantern on its chain stayed perfectly straight.',
    },
    {
      focus: 'character',
      ask: 'How did Ines get the idea that saved supper?',
      choices: ['Ines looked up at the lantern.', 'Ines asked an older fisher.', 'Ines read a thick cookbook.'],
      evidence: 'Then Ines looked up at the lantern.',
    },
  ],
  open: [
    {
      ask: 'How are the table and the lantern alike?',
      sample: 'Both hang from above, so they stay straight while the ship tilts.',
      lookFor: 'Says that both hang and both stay level or straight.',
    },
    {
      ask: 'Why did nobody have to pass the salt?',
      sample: 'The bench slid, so each sailor came by the salt anyway.',
      lookFor: 'Explains the joke with the sliding bench.',
    },
  ],
}
