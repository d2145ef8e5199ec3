import type { Passage } from '@pencil-quest/contract/sheets'

export const breakfastInABag: Passage = {
  id: 'space-explorers.1st.breakfast-in-a-bag',
  theme: 'space-explorers',
  grade: '1st',
  title: 'Breakfast in a Bag',
  paragraphs: [
    [
      'On a space station, food floats.',
      'A cracker would break into crumbs.',
      'Crumbs can drift into a fan.',
      'So crews eat soft flat bread.',
      'Juice comes in a bag with a straw.',
      'Salt comes wet, like drops of water.',
    ],
    ['Kenji once let go of a pancake.', 'It flew off like a small moon!'],
  ],
  keywords: [
    { word: 'drift', definition: 'to move slowly in the air' },
    { word: 'crumbs', definition: 'tiny bits of dry food' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How does juice come?',
      choices: ['in a bag with a straw', 'in a cup with a spoon', 'in a bowl with a lid'],
      evidence: 'Juice comes in a bag with a straw.',
    },
    {
      focus: 'cause',
      ask: 'Why is a cracker a problem up there?',
      choices: ['It would break into crumbs.', 'It would melt into soup.', 'It would turn into water.'],
      evidence: 'A cracker would break into crumbs.',
    },
    {
      focus: 'cause',
      ask: 'Why do crews eat soft flat bread?',
      choices: ['Crumbs can drift into a fan.', 'Crackers can fly into a bag.', 'Spoons can slide into a hat.'],
      evidence: 'Crumbs can drift into a fan.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does drift mean?',
      choices: ['to move slowly', 'to cook quickly', 'to drink loudly'],
      evidence: 'Crumbs can drift into a fan.',
    },
    {
      focus: 'sequence',
      ask: 'What did the pancake do right after Kenji let go?',
      choices: ['It flew off like a moon.', 'It fell into the juice.', 'It landed on a straw.'],
      evidence: 'It flew off like a small moon!',
    },
    {
      focus: 'character',
      ask: 'What did Kenji do with his food?',
      choices: ['let go of a pancake', 'gave away a banana', 'spilled a bag of soup'],
      evidence: 'Kenji once let go of a pancake.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how people eat in space, where food floats.',
      lookFor: 'Names food and space together, not just one small detail.',
    },
    {
      ask: 'Which food would be hard to eat up there? Tell why.',
      sample: 'Peas would be hard, because each one would float away.',
      lookFor: 'Picks a food and gives a reason that fits floating or crumbs.',
    },
  ],
}
