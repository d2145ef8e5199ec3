import type { Passage } from '@pencil-quest/contract/sheets'

export const theBookThatSmelledOfBoth: Passage = {
  id: 'wings-of-fire.5th.the-book-that-smelled-of-both',
  theme: 'wings-of-fire',
  grade: '5th',
  title: 'The Book That Smelled of Both',
  paragraphs: [
    [
      'In the mist library, facts smell of stone and stories smell of rain.',
      'The readers find their way by nose, because no one can see the shelves.',
      'One evening, Safiya pulled out a thin green book, sniffed it and sniffed it again.',
      'It smelled of both.',
    ],
    [
      '"Somebody made a mistake," said Haneul, who was impatient to go home.',
      'But a book on the wrong shelf is as good as lost, so the young dragons sat down to read.',
      'It told of frogs that fell from a cloud, a plum that granted wishes and a harbor that froze solid.',
      '"Rain," said Haneul immediately.',
      '"The harbor really did freeze," said Pemba slowly.',
      '"My grandmother still has the skates."',
    ],
    [
      'So they copied each claim onto a separate slip and made three piles.',
      'The first was for claims that somebody could check, and the second was for claims that nobody could.',
      'The third was for claims that they were not sure about yet.',
      'The skates decided about the harbor, and the plum landed in the second pile.',
      'The frogs caused an argument.',
      'Then Ilmari drifted in and remembered a report of a whirling storm over a pond, signed by four witnesses.',
      'The frogs moved to the first pile with a note that said, "Probably."',
    ],
    [
      'On the last page, in wobbly letters, they discovered the name of the author.',
      '"I was six," said Ilmari, turning a deeper gray, "and I wrote down whatever I saw and whatever I wished."',
      'Safiya built a narrow shelf between the two others, just wide enough for one book.',
      'By spring, it was the most crowded shelf in the library.',
    ],
  ],
  keywords: [
    { word: 'claim', definition: 'a statement that may be right or wrong' },
    { word: 'witnesses', definition: 'people who saw something with their own eyes' },
    { word: 'author', definition: 'the person who wrote a text' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why do the readers find their way by nose?',
      choices: ['No one can see the shelves.', 'The doors are painted green.', 'All of the maps are too old.'],
      evidence: 'The readers find their way by nose, because no one can see the shelves.',
    },
    {
      focus: 'sequence',
      ask: 'What did Safiya do right after pulling out the thin green book?',
      choices: ['sniffed it again', 'dropped it twice', 'locked it away'],
      evidence: 'One evening, Safiya pulled out a thin green book, sniffed it and sniffed it again.',
    },
    {
      focus: 'detail',
      ask: 'What was special about the plum in the book?',
      choices: ['It granted wishes.', 'It glowed at night.', 'It rolled uphill.'],
      evidence: 'It told of frogs that fell from a cloud, a plum that granted wishes and a harbor that froze solid.',
    },
    {
      focus: 'cause',
      ask: 'Why was Pemba sure that the harbor really did freeze?',
      choices: [
        'A grandmother still has the skates.',
        'A painting hangs beside the door.',
        'A sailor sang about it at supper.',
      ],
      evidence: '"My grandmother still has the skates."',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a claim?',
      choices: ['a statement that may be wrong', 'a ticket that may be expensive', 'a blanket that is very heavy'],
      evidence: 'So they copied each claim onto a separate slip and made three piles.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the frogs caused an argument?',
      choices: ['Ilmari remembered a report.', 'Yara overturned an inkpot.', 'The lanterns went out.'],
      evidence:
        'Then Ilmari drifted in and remembered a report of a whirling storm over a pond, signed by four witnesses.',
    },
    {
      focus: 'character',
      ask: 'How did Ilmari explain the odd mix?',
      choices: [
        'I wrote down whatever I saw and wished.',
        'I copied it from a goose in the meadow.',
        'I lost the middle in a terrible flood.',
      ],
      evidence:
        '"I was six," said Ilmari, turning a deeper gray, "and I wrote down whatever I saw and whatever I wished."',
    },
    {
      focus: 'detail',
      ask: 'What did Safiya build in the end?',
      choices: ['a narrow shelf', 'a copper chest', 'a tall staircase'],
      evidence: 'Safiya built a narrow shelf between the two others, just wide enough for one book.',
    },
  ],
  open: [
    {
      ask: 'How can you tell a fact from a story? Use the three piles in your answer.',
      sample: 'Ask whether somebody can check it. If nobody can yet, keep it as not sure.',
      lookFor: 'Explains that a fact can be checked and gives one example from the text.',
    },
    {
      ask: 'Why did the new shelf become the most crowded one?',
      sample: 'Many books mix true things with made-up ones, so they all belonged there.',
      lookFor: 'Sees that many texts hold both facts and inventions.',
    },
  ],
}
