import type { Passage } from '@pencil-quest/contract/sheets'

export const theQuietKettle: Passage = {
  id: 'dragon-masters.1st.the-quiet-kettle',
  theme: 'dragon-masters',
  grade: '1st',
  title: 'The Quiet Kettle',
  paragraphs: [
    [
      'The kettle dragon did not whistle.',
      'So nobody came for porridge.',
      'Tane looked into its snout.',
      'A tiny bird sat there on a nest!',
      'The dragon held very still.',
    ],
    [
      'It did not want to wake the eggs.',
      'For four weeks, Tane banged a pot instead.',
      'Then five chicks hopped out and flew off.',
      'The dragon took a deep breath.',
      'Its whistle blew three hats off.',
    ],
  ],
  keywords: [
    { word: 'snout', definition: 'the long nose of an animal' },
    { word: 'porridge', definition: 'soft, warm oats in a bowl' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did the bird sit?',
      choices: ['on a nest', 'in a tree', 'on a bell'],
      evidence: 'A tiny bird sat there on a nest!',
    },
    {
      focus: 'cause',
      ask: 'Why did nobody come to eat?',
      choices: ['The dragon did not whistle.', 'The oats fell in the mud.', 'The spoons were all gone.'],
      evidence: 'The kettle dragon did not whistle.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a snout?',
      choices: ['the long nose of an animal', 'the soft roof of a barn', 'the loud song of a frog'],
      evidence: 'Tane looked into its snout.',
    },
    {
      focus: 'cause',
      ask: 'Why did the dragon hold still?',
      choices: [
        'It did not want to wake the eggs.',
        'It had sticky mud on all its claws.',
        'It felt a cold wind on its back.',
      ],
      evidence: 'It did not want to wake the eggs.',
    },
    {
      focus: 'sequence',
      ask: 'What did the chicks do right after they hopped out?',
      choices: ['They flew off.', 'They sang low.', 'They lay down.'],
      evidence: 'Then five chicks hopped out and flew off.',
    },
    {
      focus: 'character',
      ask: 'How did Tane help the kettle dragon?',
      choices: ['Tane banged a pot.', 'Tane washed a cat.', 'Tane folded a map.'],
      evidence: 'For four weeks, Tane banged a pot instead.',
    },
  ],
  open: [
    {
      ask: 'How was the dragon kind?',
      sample: 'It stayed quiet for a long time, so that the birds could grow.',
      lookFor: 'Says that it kept still or quiet for the nest.',
    },
    {
      ask: 'Why was the last whistle so loud?',
      sample: 'The dragon had waited four weeks to let it out.',
      lookFor: 'Links the loud whistle with the long wait or the joy.',
    },
  ],
}
