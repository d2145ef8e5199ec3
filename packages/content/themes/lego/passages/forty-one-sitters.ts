import type { Passage } from '@pencil-quest/contract/sheets'

export const fortyOneSitters: Passage = {
  id: 'lego.4th.forty-one-sitters',
  theme: 'lego',
  grade: '4th',
  title: 'Forty-One Sitters',
  paragraphs: [
    [
      'Clatterby had saved enough bricks for one new thing in the market square.',
      'Half of the town wanted a fountain, because the summers were hot.',
      'The other half wanted benches, because shopping bags are heavy.',
      'By Wednesday, the argument was so loud that the pigeons had moved to the harbor.',
    ],
    [
      'Paloma, the town planner, listened to both sides and did not vote for either.',
      'That night, Paloma carried two hundred loose bricks to the square.',
      'There was no mortar, only a wide, low ring on the ground.',
      '"It shows how big a fountain would be," Paloma explained in the morning.',
      '"Come and argue beside it."',
    ],
    [
      'The people came, and they argued until noon.',
      'Nobody noticed Paloma in the doorway of the bakery, making small marks in a notebook.',
      'At last the baker demanded to see the notebook.',
      'On the page stood forty-one short lines, one for each person who had sat down.',
      'The whole crowd looked at the ring and blushed.',
      'Every inch of it was full of people, bags and one sleeping cat.',
    ],
    [
      'So Clatterby built a fountain with a wide, smooth edge, and that used up the last brick.',
      'Now both halves of the town rest their bags there and cool their hands.',
      'They have begun to argue about the color of the fish.',
    ],
  ],
  keywords: [
    { word: 'mortar', definition: 'a paste that dries hard and holds bricks together' },
    { word: 'demanded', definition: 'asked in a firm way' },
    { word: 'blushed', definition: 'turned red in the face' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Paloma carry to the square that night?',
      choices: ['two hundred loose bricks', 'eleven long oak planks', 'some dozen paper lamps'],
      evidence: 'That night, Paloma carried two hundred loose bricks to the square.',
    },
    {
      focus: 'detail',
      ask: 'Where did Paloma make small marks in a notebook?',
      choices: ['in the doorway of the bakery', 'at the top of the clock tower', 'on the deck of the old ferry'],
      evidence: 'Nobody noticed Paloma in the doorway of the bakery, making small marks in a notebook.',
    },
    {
      focus: 'cause',
      ask: 'Why did half of the town want a fountain?',
      choices: ['The summers were hot.', 'The pigeons were dusty.', 'The pipes were brand new.'],
      evidence: 'Half of the town wanted a fountain, because the summers were hot.',
    },
    {
      focus: 'cause',
      ask: 'Why had the pigeons moved away?',
      choices: ['The argument was so loud.', 'The market was too windy.', 'The bread was too dry.'],
      evidence: 'By Wednesday, the argument was so loud that the pigeons had moved to the harbor.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the people argued until noon?',
      choices: [
        'The baker demanded to see the notebook.',
        'The children jumped into the cold water.',
        'The cat knocked over a basket of plums.',
      ],
      evidence: 'At last the baker demanded to see the notebook.',
    },
    {
      focus: 'sequence',
      ask: 'What did the crowd do right after they saw the short lines?',
      choices: ['looked at the ring', 'ran to the harbor', 'called for a vote'],
      evidence: 'The whole crowd looked at the ring and blushed.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is mortar?',
      choices: ['a paste that dries hard', 'a vote that ends badly', 'a coat that keeps warm'],
      evidence: 'There was no mortar, only a wide, low ring on the ground.',
    },
    {
      focus: 'character',
      ask: 'How did Paloma treat the two sides?',
      choices: ['Paloma listened to both sides.', 'Paloma laughed at both plans.', 'Paloma walked away from both.'],
      evidence: 'Paloma, the town planner, listened to both sides and did not vote for either.',
    },
  ],
  open: [
    {
      ask: 'What did Paloma find out without asking anybody?',
      sample: 'People will sit on the edge of a fountain, so it can be a bench as well.',
      lookFor: 'Sees that the edge served both wishes.',
    },
    {
      ask: 'Why did the crowd blush?',
      sample: 'They had argued for hours, and all that time they had been sitting on the answer.',
      lookFor: 'Points out that what they did settled what they said.',
    },
  ],
}
