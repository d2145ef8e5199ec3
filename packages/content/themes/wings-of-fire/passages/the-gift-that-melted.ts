import type { Passage } from '@pencil-quest/contract/sheets'

export const theGiftThatMelted: Passage = {
  id: 'wings-of-fire.1st.the-gift-that-melted',
  theme: 'wings-of-fire',
  grade: '1st',
  title: 'The Gift That Melted',
  paragraphs: [
    [
      'Pemba made a snowflake for Safiya.',
      'It took all day.',
      'But sun dragons are warm!',
      'The gift melted in one blink.',
      "Pemba's wings drooped.",
    ],
    [
      'Safiya looked at the drop that was left.',
      'Then Safiya began to glow.',
      'The light went through the drop.',
      'Red, green and blue spots danced on the wall!',
      '"You made me a rainbow," said Safiya.',
    ],
  ],
  keywords: [
    { word: 'melted', definition: 'turned into water' },
    { word: 'drooped', definition: 'hung down low' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Pemba make?',
      choices: ['a snowflake', 'a birdhouse', 'a mud cake'],
      evidence: 'Pemba made a snowflake for Safiya.',
    },
    {
      focus: 'cause',
      ask: 'Why did the snowflake not last?',
      choices: ['Sun dragons are warm.', 'A strong wind blew.', 'Yara sat on the bag.'],
      evidence: 'But sun dragons are warm!',
    },
    {
      focus: 'character',
      ask: 'How did Pemba show a sad feeling?',
      choices: ["Pemba's wings drooped.", "Pemba's tears froze.", "Pemba's nose ran."],
      evidence: "Pemba's wings drooped.",
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does melted mean?',
      choices: ['turned into water', 'jumped over a log', 'tied with a bow'],
      evidence: 'The gift melted in one blink.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Safiya began to glow?',
      choices: ['The light went through the drop.', 'The snow fell on the hill.', 'The moon came over the sea.'],
      evidence: 'The light went through the drop.',
    },
    {
      focus: 'detail',
      ask: 'What danced on the wall?',
      choices: ['red, green and blue spots', 'two tiny, silly shadows', 'lots of shiny gold stars'],
      evidence: 'Red, green and blue spots danced on the wall!',
    },
  ],
  open: [
    {
      ask: 'Was the gift a good one? Tell why.',
      sample: 'Yes, because the snowflake was gone but it made a rainbow.',
      lookFor: 'Gives an opinion and a reason from the story.',
    },
    {
      ask: 'Which gift could you make for a friend?',
      sample: 'I could make a card with a fox, because my friend loves foxes.',
      lookFor: 'Names a gift and a reason that fits the friend.',
    },
  ],
}
