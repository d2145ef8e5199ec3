import type { Passage } from '@pencil-quest/contract/sheets'

export const takeOneLeaveOne: Passage = {
  id: 'pirate-adventures.3rd.take-one-leave-one',
  theme: 'pirate-adventures',
  grade: '3rd',
  title: 'Take One, Leave One',
  paragraphs: [
    [
      'The map led to Button Isle, and the crew dug from breakfast until noon.',
      'At last the shovel went clunk.',
      'Pascal sang, and Keoni lifted the lid of a small chest.',
    ],
    [
      'Inside lay a bent spoon, a kite tail, a whistle and a poem about cheese.',
      'There was no gold at all.',
      'Keoni sat down in the hole and sighed.',
      '"We came three hundred miles for a bent spoon," the captain said.',
    ],
    [
      'Dembe turned the lid over and found words that were cut into the wood.',
      'They said, "Take one, leave one."',
      'Below stood names, one under another, for almost two hundred years.',
      'Every crew that came here had taken one thing and left something dear to them.',
      'The chest was full of presents from strangers.',
    ],
    [
      'Now everybody wanted to give the best.',
      'Ines put in a secret recipe, and Maren put in a lucky compass.',
      "Keoni took the spoon and left the captain's own hat.",
      'That evening, the captain stirred cocoa with it, slowly and proudly.',
      'A bent spoon, it turned out, can reach the last drop in any cup.',
    ],
  ],
  keywords: [
    { word: 'sighed', definition: 'let out a long, tired breath' },
    { word: 'dear', definition: 'loved and hard to part with' },
    { word: 'strangers', definition: 'people you have not met' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did the map lead?',
      choices: ['to Button Isle', 'to Turnip Bay', 'to Walrus Rock'],
      evidence: 'The map led to Button Isle, and the crew dug from breakfast until noon.',
    },
    {
      focus: 'detail',
      ask: 'What was the poem about?',
      choices: ['cheese', 'carrots', 'clouds'],
      evidence: 'Inside lay a bent spoon, a kite tail, a whistle and a poem about cheese.',
    },
    {
      focus: 'cause',
      ask: 'Why did Keoni sit down and sigh?',
      choices: ['There was no gold.', 'There was no milk.', 'There was no wind.'],
      evidence: 'There was no gold at all.',
    },
    {
      focus: 'sequence',
      ask: 'What did Dembe do right after turning the lid over?',
      choices: ['found words in the wood', 'lost a shoe in the mud', 'saw a frog in the bush'],
      evidence: 'Dembe turned the lid over and found words that were cut into the wood.',
    },
    {
      focus: 'sequence',
      ask: 'What did the captain do in the evening?',
      choices: ['stirred cocoa slowly', 'danced jigs happily', 'rowed home quickly'],
      evidence: 'That evening, the captain stirred cocoa with it, slowly and proudly.',
    },
    {
      focus: 'cause',
      ask: 'How did the chest get such odd things in it?',
      choices: ['Every crew left something.', 'Every storm broke a mast.', 'Every whale lost a tooth.'],
      evidence: 'Every crew that came here had taken one thing and left something dear to them.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what are strangers?',
      choices: ['people you have not met', 'boats that have no sail', 'songs that are too loud'],
      evidence: 'The chest was full of presents from strangers.',
    },
    {
      focus: 'character',
      ask: 'What did Keoni do for the next crew?',
      choices: ["left the captain's own hat", "hid the keeper's new drum", "kept the sailor's old coat"],
      evidence: "Keoni took the spoon and left the captain's own hat.",
    },
  ],
  open: [
    {
      ask: 'How did the feelings of Keoni about the spoon change?',
      sample: 'First Keoni was let down. In the end Keoni used it proudly.',
      lookFor: 'Names a feeling at the start and another at the end.',
    },
    {
      ask: 'What would you leave in the chest, and why?',
      sample: 'I would leave my best drawing, because somebody might need a smile.',
      lookFor: 'Names something dear and a reason to give it.',
    },
  ],
}
