import type { Passage } from '@pencil-quest/contract/sheets'

export const toTheKindestOne: Passage = {
  id: 'dog-man.4th.to-the-kindest-one',
  theme: 'dog-man',
  grade: '4th',
  title: 'To the Kindest One in Town',
  paragraphs: [
    [
      'Rain had washed the name off a letter at the express counter.',
      'All that Goro could read was, "To the kindest one in Waggerby."',
      'Goro had never failed to deliver anything, so the tortoise buttoned up a raincoat and set out.',
    ],
    [
      'First, Goro carried it to the muffin shop, where the baker gives away the last tray every evening.',
      'The baker blushed and shook a floury head.',
      '"That must be for the conductor, who waits whenever I run late," said the baker.',
      'The conductor passed the letter back at once.',
      '"Surely it belongs to Lupe, who writes cards to the sick," the conductor said.',
      'Lupe honked that it was for Bram, and Bram pointed at the mayor.',
      'Parveen, the mayor, was too surprised to speak and curled into a ball.',
    ],
    [
      'By nightfall, Goro had knocked at forty doors, and nobody would accept the letter.',
      'The tortoise sat down on the wet steps, tired and ashamed.',
      'Then Desmond noticed a corner of the envelope that had come unstuck.',
      'Inside was a drawing of a tortoise in the snow, with a parcel on its back.',
      '"You brought my medicine in the blizzard, and you stayed to make tea," it said below.',
      'It was signed by a very old mouse on Sock Street.',
    ],
    ['Goro read it three times and could not say a word.', 'The next day, forty doors had a copy of it in the window.'],
  ],
  keywords: [
    { word: 'deliver', definition: 'to bring something to the person it is for' },
    { word: 'accept', definition: 'to take what is offered' },
    { word: 'blizzard', definition: 'a heavy storm of snow and wind' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why was there no name on the letter?',
      choices: ['Rain had washed it off.', 'Mice had nibbled it up.', 'Jam had dripped on top.'],
      evidence: 'Rain had washed the name off a letter at the express counter.',
    },
    {
      focus: 'character',
      ask: 'How is the baker kind every evening?',
      choices: ['gives away the last tray', 'walks along the dark wall', 'sings to the small ducks'],
      evidence: 'First, Goro carried it to the muffin shop, where the baker gives away the last tray every evening.',
    },
    {
      focus: 'sequence',
      ask: 'What did the conductor do right after the letter came?',
      choices: ['passed it back at once', 'put it under the seat', 'tore it into strips'],
      evidence: 'The conductor passed the letter back at once.',
    },
    {
      focus: 'character',
      ask: 'How did the mayor act?',
      choices: ['curled into a ball', 'climbed onto a box', 'danced with a cane'],
      evidence: 'Parveen, the mayor, was too surprised to speak and curled into a ball.',
    },
    {
      focus: 'detail',
      ask: 'How many doors had Goro knocked at by nightfall?',
      choices: ['forty doors', 'eleven doors', 'ninety doors'],
      evidence: 'By nightfall, Goro had knocked at forty doors, and nobody would accept the letter.',
    },
    {
      focus: 'detail',
      ask: 'What was inside the envelope?',
      choices: ['a drawing of a tortoise', 'a ticket for the train', 'a recipe for a muffin'],
      evidence: 'Inside was a drawing of a tortoise in the snow, with a parcel on its back.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does accept mean?',
      choices: ['to take what is offered', 'to hide what is precious', 'to mend what is cracked'],
      evidence: 'By nightfall, Goro had knocked at forty doors, and nobody would accept the letter.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a blizzard?',
      choices: ['a storm of snow and wind', 'a basket of plums and figs', 'a statue of bronze and tin'],
      evidence: '"You brought my medicine in the blizzard, and you stayed to make tea," it said below.',
    },
  ],
  open: [
    {
      ask: 'Why would nobody take the letter?',
      sample: 'Each one thought of somebody kinder. Kind people often do not see it in themselves.',
      lookFor: 'Tells that everyone saw kindness in someone else first.',
    },
    {
      ask: 'Why did forty doors put a copy in the window?',
      sample: 'They wanted Goro to see that the whole town agreed with the mouse.',
      lookFor: 'Reads the copies as thanks from all the doors.',
    },
  ],
}
