import type { Passage } from '@pencil-quest/contract/sheets'

export const theShyWolf: Passage = {
  id: 'baby-sitters-club.1st.the-shy-wolf',
  theme: 'baby-sitters-club',
  grade: '1st',
  title: 'The Shy Wolf',
  paragraphs: [
    [
      'Nkechi had a wolf puppet.',
      '"I am big and bad," it growled.',
      'The twins hid under the rug.',
      'Nkechi did not want that.',
      'So the wolf hid, too.',
      'It peeked over the stage and shook.',
    ],
    [
      '"It is scared of us," said the twins.',
      'The wolf nodded.',
      'The twins came out and gave it a hug.',
      'Then they gave the wolf half a bun.',
    ],
  ],
  keywords: [
    { word: 'growled', definition: 'spoke in a low, mean voice' },
    { word: 'peeked', definition: 'took a quick look' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What kind of puppet did Nkechi have?',
      choices: ['a wolf puppet', 'a frog puppet', 'a king puppet'],
      evidence: 'Nkechi had a wolf puppet.',
    },
    {
      focus: 'detail',
      ask: 'Where did the twins hide?',
      choices: ['under the rug', 'behind a door', 'inside a box'],
      evidence: 'The twins hid under the rug.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does peeked mean?',
      choices: ['took a quick look', 'sang a loud song', 'ate a warm lunch'],
      evidence: 'It peeked over the stage and shook.',
    },
    {
      focus: 'cause',
      ask: 'Why did the twins think that the wolf was scared?',
      choices: ['It peeked and shook.', 'It cried and ran off.', 'It yelled and fell.'],
      evidence: 'It peeked over the stage and shook.',
    },
    {
      focus: 'sequence',
      ask: 'What did the twins do right after the wolf nodded?',
      choices: ['came out and gave it a hug', 'sat down and sang it a song', 'ran off and locked the gate'],
      evidence: 'The twins came out and gave it a hug.',
    },
    {
      focus: 'character',
      ask: 'What did the kind twins share with the wolf at the end?',
      choices: ['half a bun', 'a red hat', 'two socks'],
      evidence: 'Then they gave the wolf half a bun.',
    },
  ],
  open: [
    {
      ask: 'Why did Nkechi make the wolf hide?',
      sample: 'The twins were scared, so a shy wolf would help them feel brave.',
      lookFor: "Links the wolf's hiding with the twins' fear.",
    },
    {
      ask: 'What could you do for a friend who is scared?',
      sample: 'I could sit close and hold a hand until it is better.',
      lookFor: 'Names one kind act that would help a scared friend.',
    },
  ],
}
