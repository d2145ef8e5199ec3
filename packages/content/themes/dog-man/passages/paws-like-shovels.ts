import type { Passage } from '@pencil-quest/contract/sheets'

export const pawsLikeShovels: Passage = {
  id: 'dog-man.kindergarten.paws-like-shovels',
  theme: 'dog-man',
  grade: 'kindergarten',
  title: 'Paws Like Shovels',
  paragraphs: [
    ['A mole has wide paws.', 'It digs a long tunnel.', 'The tunnel is dark, so the mole feels with its nose.'],
    ['It finds a worm for lunch.', 'Bram the mole likes jam.'],
  ],
  keywords: [{ word: 'tunnel', definition: 'a path that runs under the ground' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What does a mole have?',
      choices: ['wide paws', 'long wings', 'six legs'],
      evidence: 'A mole has wide paws.',
    },
    {
      focus: 'cause',
      ask: 'Why does the mole feel with its nose?',
      choices: ['The tunnel is dark.', 'The tunnel is soft.', 'The paws are cold.'],
      evidence: 'The tunnel is dark, so the mole feels with its nose.',
    },
    {
      focus: 'sequence',
      ask: 'What does the mole do after it digs?',
      choices: ['finds a worm', 'picks a leaf', 'sees a bee'],
      evidence: 'It finds a worm for lunch.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a tunnel?',
      choices: ['a path under the ground', 'a nest on a high branch', 'a boat on a blue lake'],
      evidence: 'It digs a long tunnel.',
    },
    {
      focus: 'character',
      ask: 'What is special about Bram?',
      choices: ['Bram likes jam.', 'Bram likes snow.', 'Bram eats soap.'],
      evidence: 'Bram the mole likes jam.',
    },
  ],
  open: [
    {
      ask: 'How are wide paws good for a mole?',
      sample: 'Wide paws push a lot of dirt, just like shovels.',
      lookFor: 'Links the wide paws to digging in the dirt.',
    },
    {
      ask: 'Shut your eyes and feel one thing near you. What is it?',
      sample: 'It is soft and has two ears, so it is my bunny.',
      lookFor: 'Uses a touch word such as soft, cold or bumpy.',
    },
  ],
}
