import type { Passage } from '@pencil-quest/contract/sheets'

export const theClockThatGaveTooMuch: Passage = {
  id: 'harry-potter.5th.the-clock-that-gave-too-much',
  theme: 'harry-potter',
  grade: '5th',
  title: 'The Clock That Gave Too Much',
  paragraphs: [
    [
      'The oldest clock at Larkspire had one embarrassing weakness, which was kindness.',
      'Whenever a pupil came running late across the courtyard, the clock held its hands still for a moment.',
      'Nobody was ever late, and nobody ever wondered why.',
    ],
    [
      'Then, one Thursday in November, the sun went down in the middle of lunch.',
      'Idris, the head teacher, hurried to the clock hall with Mei, who was excellent with numbers.',
      'They found the clock pale and trembling, and it whispered, "I have given away three hundred minutes, and I have none left for winter."',
      'Mei opened her notebook and calculated that three hundred minutes made five whole hours.',
      'The school had fallen that far behind the Sun.',
    ],
    [
      '"We could simply push the hands forward," said Idris, "but time that is given should be given back."',
      'Mei thought about it all night.',
      'The school had exactly one hundred pupils, so if each of them returned three minutes, the debt would be paid.',
      'The next morning she explained her plan in the supper hall.',
      'There was a long silence.',
      'Then the smallest boy sat still for three whole minutes, which he had never done in his life.',
      'One by one, the others joined him, and with every gift, the clock ticked a little more confidently.',
      'At the last minute, the bell rang, and the sun stood exactly where it should be.',
    ],
    [
      'The clock is still kind, but now it has a rule.',
      'It lends a minute at a time and writes each one in chalk on its own face.',
      'Mei, who likes to sleep late, owes it four.',
    ],
  ],
  keywords: [
    { word: 'weakness', definition: 'a part of you that is not strong' },
    { word: 'courtyard', definition: 'an open place with walls around it' },
    { word: 'debt', definition: 'something that you owe and must give back' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many minutes had the clock given away?',
      choices: ['three hundred', 'six thousand', 'forty dozen'],
      evidence:
        'They found the clock pale and trembling, and it whispered, "I have given away three hundred minutes, and I have none left for winter."',
    },
    {
      focus: 'cause',
      ask: 'Why was nobody ever late?',
      choices: ['The clock held its hands still.', 'The pupils woke before the sun.', 'The gate stood open all day.'],
      evidence: 'Whenever a pupil came running late across the courtyard, the clock held its hands still for a moment.',
    },
    {
      focus: 'cause',
      ask: 'Why would three minutes each be enough to pay the debt?',
      choices: [
        'The school had one hundred pupils.',
        'The clock had ninety old helpers.',
        'The hall had seven tall windows.',
      ],
      evidence:
        'The school had exactly one hundred pupils, so if each of them returned three minutes, the debt would be paid.',
    },
    {
      focus: 'sequence',
      ask: 'What did Mei do right after the clock whispered?',
      choices: ['opened her notebook', 'climbed the ladder', 'called for a guard'],
      evidence: 'Mei opened her notebook and calculated that three hundred minutes made five whole hours.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the long silence?',
      choices: ['The smallest boy sat still.', 'The oldest book fell shut.', 'The tallest girl ran home.'],
      evidence: 'Then the smallest boy sat still for three whole minutes, which he had never done in his life.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a debt?',
      choices: ['something that you owe', 'a bell that you ring', 'a number that you like'],
      evidence:
        'The school had exactly one hundred pupils, so if each of them returned three minutes, the debt would be paid.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a courtyard?',
      choices: ['an open place with walls', 'a high tower with bells', 'a small book with sums'],
      evidence: 'Whenever a pupil came running late across the courtyard, the clock held its hands still for a moment.',
    },
    {
      focus: 'character',
      ask: 'Why does Mei owe the clock four minutes?',
      choices: ['She likes to sleep late.', 'She likes to eat chalk.', 'She tries to sing well.'],
      evidence: 'Mei, who likes to sleep late, owes it four.',
    },
  ],
  open: [
    {
      ask: 'Can kindness be a weakness? Use the clock to explain.',
      sample: 'It can, when you give so much that you have nothing left. A rule helps.',
      lookFor: 'Takes a side and uses what the clock gave and lost.',
    },
    {
      ask: 'Why did Mei not just push the hands forward?',
      sample: 'That would hide the debt. She wanted each pupil to give back a fair share.',
      lookFor: 'Sees the difference between hiding a problem and mending it.',
    },
  ],
}
