import type { Passage } from '@pencil-quest/contract/sheets'

export const theTreeThatMissedItsNeighbor: Passage = {
  id: 'farm-life.5th.the-tree-that-missed-its-neighbor',
  theme: 'farm-life',
  grade: '5th',
  title: 'The Tree That Missed Its Neighbor',
  paragraphs: [
    [
      'At the far end of the lane, away from the orchard, one old apple tree had not given a single apple for three years.',
      'Every spring it was covered with blossoms, and every autumn the basket stayed empty.',
      '"Perhaps it is simply too old," sighed Thandi, who needed the space for a shed.',
      'Ignacio asked for one more spring.',
    ],
    [
      'Ignacio went about it like a detective and ruled out one thing after another.',
      'The soil was dark and crumbly, and the bark was healthy.',
      'The buds had not frozen, because the blossoms opened perfectly.',
      'Bees hummed among the branches all day, so there were plenty of visitors.',
      'With everything in order, what could be missing?',
    ],
    [
      'One evening, Ignacio leafed through the old farm book and noticed a drawing of the lane.',
      'It showed two trees, side by side.',
      'The second had belonged to the miller, and a storm had knocked it down three years ago.',
      'Ignacio jumped up so quickly that the tea spilled.',
      'Most apple trees cannot use their own pollen, and they need some from a different kind of apple.',
      'The bees had been visiting, but they had nothing useful to deliver.',
    ],
    [
      'In May, Ignacio cut flowering branches from another kind of tree and set them in a bucket of water.',
      'The bucket hung among the blossoms for a week, like a guest at a party.',
      'Bees traveled from one to the other, dusted with gold.',
    ],
    [
      'That October, Thandi counted two hundred and six apples and canceled the shed.',
      'Where the neighbor once stood, they planted a sapling of a different kind.',
      'Until it blooms, the bucket has an invitation for every spring.',
    ],
  ],
  keywords: [
    { word: 'pollen', definition: 'fine yellow dust that flowers need to make seeds and fruit' },
    { word: 'sapling', definition: 'a young tree' },
    { word: 'canceled', definition: 'called off' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where was the old apple tree?',
      choices: ['at the far end of the lane', 'in the corner of a meadow', 'on the roof of a cabin'],
      evidence:
        'At the far end of the lane, away from the orchard, one old apple tree had not given a single apple for three years.',
    },
    {
      focus: 'character',
      ask: 'How did Ignacio stand up for the tree?',
      choices: ['asked for one more spring', 'argued for a taller fence', 'hoped for a little snow'],
      evidence: 'Ignacio asked for one more spring.',
    },
    {
      focus: 'cause',
      ask: 'How could Ignacio tell that the buds had not frozen?',
      choices: ['The blossoms opened perfectly.', 'The petals smelled strongly.', 'The roots pushed up slowly.'],
      evidence: 'The buds had not frozen, because the blossoms opened perfectly.',
    },
    {
      focus: 'detail',
      ask: 'What had happened to the second tree?',
      choices: ['A storm had knocked it down.', 'A beaver had gnawed it apart.', 'A flood had carried it off.'],
      evidence: 'The second had belonged to the miller, and a storm had knocked it down three years ago.',
    },
    {
      focus: 'cause',
      ask: 'Why do most apple trees need another kind nearby?',
      choices: [
        'They cannot use their own pollen.',
        'They cannot grow their own bark.',
        'They cannot cool their own roots.',
      ],
      evidence: 'Most apple trees cannot use their own pollen, and they need some from a different kind of apple.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ignacio do right after cutting the branches in May?',
      choices: ['set them in a bucket', 'tied them to a wagon', 'gave them to a friend'],
      evidence: 'In May, Ignacio cut flowering branches from another kind of tree and set them in a bucket of water.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is pollen?',
      choices: ['fine dust that flowers need', 'thick rope that farmers tie', 'cold mist that mornings bring'],
      evidence: 'Most apple trees cannot use their own pollen, and they need some from a different kind of apple.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a sapling?',
      choices: ['a young tree', 'a sharp tool', 'a clean shed'],
      evidence: 'Where the neighbor once stood, they planted a sapling of a different kind.',
    },
  ],
  open: [
    {
      ask: 'How did Ignacio think like a detective?',
      sample: 'Ignacio checked soil, bark, buds and bees, ruled them out and then found a clue in a book.',
      lookFor: 'Names at least two things that were ruled out, and the clue.',
    },
    {
      ask: 'Why does the bucket still have an invitation for every spring?',
      sample: 'The new tree is too young to bloom, so the old one still needs pollen from the branches.',
      lookFor: 'Sees that the sapling cannot give pollen yet.',
    },
  ],
}
