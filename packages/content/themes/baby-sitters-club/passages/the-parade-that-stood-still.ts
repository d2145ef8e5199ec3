import type { Passage } from '@pencil-quest/contract/sheets'

export const theParadeThatStoodStill: Passage = {
  id: 'baby-sitters-club.2nd.the-parade-that-stood-still',
  theme: 'baby-sitters-club',
  grade: '2nd',
  title: 'The Parade That Stood Still',
  paragraphs: [
    [
      'The little ones lined up for the spring parade.',
      'The families sat on the sidewalk and clapped.',
      'Then the first toddler met an ant and squatted down to look.',
      'The next one bumped into the first and sat on the curb.',
      'Soon all nine were busy with ants.',
    ],
    [
      'Leilani crossed out the plan and wrote a new one.',
      '"If the parade cannot move, the crowd can," said Leilani.',
      'So the parents stood up and marched past the toddlers.',
      'One father twirled an umbrella.',
      'A grandma tooted on a kazoo.',
    ],
    ['The toddlers clapped for everyone.', 'The ants had the best view of all.'],
  ],
  keywords: [
    { word: 'crowd', definition: 'many people in one place' },
    { word: 'twirled', definition: 'spun around and around' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the little ones line up for?',
      choices: ['the spring parade', 'the autumn picnic', 'the puppet show'],
      evidence: 'The little ones lined up for the spring parade.',
    },
    {
      focus: 'cause',
      ask: 'Why did the first toddler squat down?',
      choices: ['to look at an ant', 'to tie a red shoe', 'to pick up a hat'],
      evidence: 'Then the first toddler met an ant and squatted down to look.',
    },
    {
      focus: 'cause',
      ask: 'Why did nobody march on?',
      choices: ['All nine were busy with ants.', 'All the drums had rolled off.', 'The rain had soaked the hats.'],
      evidence: 'Soon all nine were busy with ants.',
    },
    {
      focus: 'character',
      ask: 'How did Leilani deal with the trouble?',
      choices: ['wrote a new plan', 'blew a loud horn', 'sent for a wagon'],
      evidence: 'Leilani crossed out the plan and wrote a new one.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a crowd?',
      choices: ['many people in one place', 'a long walk up a hill', 'the last day of school'],
      evidence: '"If the parade cannot move, the crowd can," said Leilani.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does twirled mean?',
      choices: ['spun around', 'hid under', 'cut in half'],
      evidence: 'One father twirled an umbrella.',
    },
    {
      focus: 'detail',
      ask: 'Who tooted on a kazoo?',
      choices: ['a grandma', 'an uncle', 'a nurse'],
      evidence: 'A grandma tooted on a kazoo.',
    },
    {
      focus: 'sequence',
      ask: 'What did the parents do right after they stood up?',
      choices: ['marched past the toddlers', 'carried the chairs home', 'danced around the bench'],
      evidence: 'So the parents stood up and marched past the toddlers.',
    },
  ],
  open: [
    {
      ask: "Was Leilani's new plan a good one? Tell why.",
      sample: 'Yes, because the toddlers could look at ants and still have a parade.',
      lookFor: 'Gives an opinion and a reason from the story.',
    },
    {
      ask: 'What makes you stop and look when you are on a walk?',
      sample: 'I stop for snails, because they carry a house on their back.',
      lookFor: 'Names a thing and tells what makes it worth a stop.',
    },
  ],
}
