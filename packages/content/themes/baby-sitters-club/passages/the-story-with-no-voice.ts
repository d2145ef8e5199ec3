import type { Passage } from '@pencil-quest/contract/sheets'

export const theStoryWithNoVoice: Passage = {
  id: 'baby-sitters-club.5th.the-story-with-no-voice',
  theme: 'baby-sitters-club',
  grade: '5th',
  title: 'The Story with No Voice',
  paragraphs: [
    [
      'Nkechi could read a story in seven different voices, and on Saturday morning all seven of them were gone.',
      'Nkechi opened the porch door to say hello, and nothing came out but a squeak like a rusty hinge.',
      'Story time began in twenty minutes.',
      'The twins were already on the reading rug, and the twins noticed every skipped word.',
    ],
    [
      'Leilani suggested canceling, and Oskar offered to read instead.',
      'Nkechi gave a stubborn shake of the head, because the twins had been counting the days on a chart.',
      'At ten sharp, Nkechi sat down, opened the book and pointed at the picture of the wolf.',
      'Nobody spoke.',
      'Nkechi pointed again, raised both eyebrows and waited.',
    ],
    [
      '"Someone is knocking at my gate," growled a very small voice from the back.',
      'It belonged to Rafi, who was three and had never spoken at story time before.',
      'Nkechi beamed and pointed to the goat.',
      '"It is only me, with a basket of plums," bleated one of the twins.',
      'After that, there was no stopping them.',
      'They knew the whole book by heart, and whatever they had forgotten they made up on the spot.',
      'Nkechi conducted with one finger, slowing the wolf down, hurrying the goat along and hushing the wind.',
      'Even the soup had a part, and it gurgled splendidly.',
    ],
    [
      'On Monday, Nkechi was cured and promised the twins any story they liked, in all seven voices.',
      'The twins whispered together for quite a while.',
      '"We would like the one in which you say nothing," they said.',
    ],
  ],
  keywords: [
    { word: 'stubborn', definition: 'not willing to give up or change' },
    { word: 'conducted', definition: 'led a group with signs of the hands' },
    { word: 'cured', definition: 'made well again' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What came out when Nkechi opened the porch door?',
      choices: ['a squeak like a hinge', 'a cough like a drum', 'a tune like a kettle'],
      evidence: 'Nkechi opened the porch door to say hello, and nothing came out but a squeak like a rusty hinge.',
    },
    {
      focus: 'cause',
      ask: 'Why did Nkechi not want to cancel?',
      choices: [
        'The twins had been counting the days.',
        'The neighbors had paid for a ticket.',
        'The library had bought a new carpet.',
      ],
      evidence: 'Nkechi gave a stubborn shake of the head, because the twins had been counting the days on a chart.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does stubborn mean?',
      choices: ['not willing to give up', 'too tired to stand', 'eager to go to bed'],
      evidence: 'Nkechi gave a stubborn shake of the head, because the twins had been counting the days on a chart.',
    },
    {
      focus: 'sequence',
      ask: 'What did Nkechi do right after pointing at the wolf the second time?',
      choices: ['raised both eyebrows', 'closed the curtains', 'tapped on the window'],
      evidence: 'Nkechi pointed again, raised both eyebrows and waited.',
    },
    {
      focus: 'detail',
      ask: 'What was special about Rafi?',
      choices: [
        'Rafi had never spoken at story time before.',
        'Rafi had written the book with a friend.',
        'Rafi had slept through each winter concert.',
      ],
      evidence: 'It belonged to Rafi, who was three and had never spoken at story time before.',
    },
    {
      focus: 'cause',
      ask: 'How could the little ones tell the tale without a reader?',
      choices: ['They knew the book by heart.', 'They saw notes on the wall.', 'They heard it from a parrot.'],
      evidence: 'They knew the whole book by heart, and whatever they had forgotten they made up on the spot.',
    },
    {
      focus: 'character',
      ask: 'How did Nkechi keep the tale under control?',
      choices: [
        'by slowing the wolf and hushing the wind',
        'by stamping a foot and ringing a bell',
        'by writing long notes for the grown-ups',
      ],
      evidence:
        'Nkechi conducted with one finger, slowing the wolf down, hurrying the goat along and hushing the wind.',
    },
    {
      focus: 'sequence',
      ask: 'What did the twins do right after Nkechi made a promise on Monday?',
      choices: ['whispered together', 'cheered and danced', 'frowned and left'],
      evidence: 'The twins whispered together for quite a while.',
    },
  ],
  open: [
    {
      ask: 'Why did the twins ask for the story in which Nkechi says nothing?',
      sample: 'In that story they got to be the storytellers, and that was more fun than listening.',
      lookFor: 'Sees that the children enjoyed speaking the parts themselves.',
    },
    {
      ask: 'What is the theme of this story?',
      sample: 'When you make room for others, they may surprise you with what they can do.',
      lookFor: 'States a lesson about silence, trust or making room, with a detail such as Rafi.',
    },
  ],
}
