import type { Passage } from '@pencil-quest/contract/sheets'

export const theTallTower: Passage = {
  id: 'baby-sitters-club.kindergarten.the-tall-tower',
  theme: 'baby-sitters-club',
  grade: 'kindergarten',
  title: 'The Tall Tower',
  paragraphs: [
    ['Oskar built a tall tower.', 'Baby Lou crawled by and bumped it.', 'Crash went the blocks!'],
    ['Oskar was sad.', 'But Baby Lou giggled.', 'So Oskar made a new tower to bump.'],
  ],
  keywords: [{ word: 'crawled', definition: 'moved on hands and knees' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Oskar build?',
      choices: ['a tall tower', 'a long train', 'a red wagon'],
      evidence: 'Oskar built a tall tower.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the bump?',
      choices: ['The blocks went crash.', 'The dog dug a hole.', 'The bell rang twice.'],
      evidence: 'Crash went the blocks!',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does crawled mean?',
      choices: ['moved on hands and knees', 'hopped on one left foot', 'slept in a soft bed'],
      evidence: 'Baby Lou crawled by and bumped it.',
    },
    {
      focus: 'cause',
      ask: 'Why did Oskar make a new tower?',
      choices: ['Baby Lou giggled.', 'The cat woke up.', 'A door fell open.'],
      evidence: 'But Baby Lou giggled.',
    },
    {
      focus: 'character',
      ask: 'How did Oskar feel?',
      choices: ['sad', 'shy', 'hot'],
      evidence: 'Oskar was sad.',
    },
  ],
  open: [
    {
      ask: 'Why do little ones like to bump towers?',
      sample: 'They like the loud crash and how the blocks fly.',
      lookFor: 'Gives a reason that fits the noise, the fall or the fun.',
    },
    {
      ask: 'Tell about a time when something of yours fell down.',
      sample: 'My sand castle fell down, so I made a bigger one.',
      lookFor: 'Tells what fell and what happened next.',
    },
  ],
}
