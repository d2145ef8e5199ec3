import type { Passage } from '@pencil-quest/contract/sheets'

export const theBumpyCart: Passage = {
  id: 'lego.1st.the-bumpy-cart',
  theme: 'lego',
  grade: '1st',
  title: 'The Bumpy Cart',
  paragraphs: [
    [
      "Yuna's cart had one bent wheel.",
      'It went bump, bump, bump all the way up the hill.',
      'In the cart stood a jar of cream for the baker.',
    ],
    [
      'Yuna opened the lid and gasped.',
      'The cream was gone!',
      'A yellow lump sat in thin milk.',
      '"I broke your cream," said Yuna.',
      'The baker took a lick and grinned.',
      '"Bumps make butter," said the baker.',
      '"Please do not fix that wheel."',
    ],
  ],
  keywords: [
    { word: 'gasped', definition: 'took a fast, loud breath' },
    { word: 'lump', definition: 'a thick piece with no set shape' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What stood in the cart?',
      choices: ['a jar of cream', 'a bag of nails', 'a pot of beans'],
      evidence: 'In the cart stood a jar of cream for the baker.',
    },
    {
      focus: 'cause',
      ask: 'Why did the cart go bump?',
      choices: ['It had one bent wheel.', 'It had one loose plank.', 'It had two big goats.'],
      evidence: "Yuna's cart had one bent wheel.",
    },
    {
      focus: 'sequence',
      ask: 'What did Yuna do right after she opened the lid?',
      choices: ['Yuna gasped.', 'Yuna waved.', 'Yuna sang.'],
      evidence: 'Yuna opened the lid and gasped.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a lump?',
      choices: ['a thick piece', 'a short song', 'a deep hole'],
      evidence: 'A yellow lump sat in thin milk.',
    },
    {
      focus: 'cause',
      ask: 'How did the cream turn into a lump?',
      choices: ['Bumps make butter.', 'Bees make honey.', 'Sheep make wool.'],
      evidence: '"Bumps make butter," said the baker.',
    },
    {
      focus: 'character',
      ask: 'How do we see that the baker was glad?',
      choices: ['The baker grinned.', 'The baker danced.', 'The baker clapped.'],
      evidence: 'The baker took a lick and grinned.',
    },
  ],
  open: [
    {
      ask: 'Why does the baker want the bent wheel to stay?',
      sample: 'The bumps shake the cream and turn it into butter.',
      lookFor: 'Joins the wheel, the bumps and the butter.',
    },
    {
      ask: 'How did Yuna feel before the baker took a lick? Tell why.',
      sample: 'Yuna was worried, because the cream looked broken.',
      lookFor: 'Names a feeling and points to what Yuna said or did.',
    },
  ],
}
