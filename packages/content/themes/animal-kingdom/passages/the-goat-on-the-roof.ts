import type { Passage } from '@pencil-quest/contract/sheets'

export const theGoatOnTheRoof: Passage = {
  id: 'animal-kingdom.1st.the-goat-on-the-roof',
  theme: 'animal-kingdom',
  grade: '1st',
  title: 'The Goat on the Roof',
  paragraphs: [
    [
      'Noor could not find Nan the goat.',
      'She looked in the barn and by the pond.',
      'Then a bell rang over her head.',
      'Nan was on the roof, eating moss!',
    ],
    [
      'Noor called, but Nan stayed put.',
      'So Noor sat down and opened her lunch.',
      'She crunched a carrot very loudly.',
      'Down came Nan, one hop, two hops, three.',
      'Now Noor had no carrot, but she had a goat.',
    ],
  ],
  keywords: [
    { word: 'moss', definition: 'soft green plants that grow low' },
    { word: 'crunched', definition: 'bit with a loud noise' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where was Nan?',
      choices: ['on the roof', 'in the cart', 'at the gate'],
      evidence: 'Nan was on the roof, eating moss!',
    },
    {
      focus: 'cause',
      ask: 'How did Noor find out that Nan was up high?',
      choices: ['A bell rang over her head.', 'A leaf fell on her boot.', 'A bird sang in the barn.'],
      evidence: 'Then a bell rang over her head.',
    },
    {
      focus: 'sequence',
      ask: 'What did Noor do right after Nan stayed put?',
      choices: ['She opened her lunch.', 'She climbed the roof.', 'She closed the barn.'],
      evidence: 'So Noor sat down and opened her lunch.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is moss?',
      choices: ['soft green plants', 'small brown nuts', 'sweet red apples'],
      evidence: 'Nan was on the roof, eating moss!',
    },
    {
      focus: 'cause',
      ask: 'What did Noor do to make Nan come down?',
      choices: ['She crunched a carrot.', 'She pulled a rope.', 'She blew a whistle.'],
      evidence: 'She crunched a carrot very loudly.',
    },
    {
      focus: 'character',
      ask: 'How did Nan act when Noor called?',
      choices: ['Nan stayed put.', 'Nan ran away.', 'Nan hid low.'],
      evidence: 'Noor called, but Nan stayed put.',
    },
  ],
  open: [
    {
      ask: "Was Noor's plan a good one? Tell why.",
      sample: 'Yes. She did not shout. She let Nan hear the snack.',
      lookFor: 'Says that the carrot made Nan want to come.',
    },
    {
      ask: 'What will Noor do next time Nan is gone?',
      sample: 'She will bring two carrots, one for Nan and one for lunch.',
      lookFor: 'Makes a guess that fits the story.',
    },
  ],
}
