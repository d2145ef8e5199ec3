import type { Passage } from '@pencil-quest/contract/sheets'

export const whyBrambleStopped: Passage = {
  id: 'legend-of-zelda.kindergarten.why-bramble-stopped',
  theme: 'legend-of-zelda',
  grade: 'kindergarten',
  title: 'Why Bramble Stopped',
  paragraphs: [
    ['Bramble the donkey stopped on the path.', 'Anwen pulled, and Bao pushed.', 'Then Chidi looked down.'],
    ['A snail was crossing.', 'So they all sat and ate pears.', 'The snail waved a horn.'],
  ],
  keywords: [{ word: 'crossing', definition: 'going from one side to the other' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Who was on the path with Bramble?',
      choices: ['a snail', 'a robin', 'a mouse'],
      evidence: 'A snail was crossing.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Anwen pulled and Bao pushed?',
      choices: ['Chidi looked down.', 'Chidi fell asleep.', 'Chidi rang a bell.'],
      evidence: 'Then Chidi looked down.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does crossing mean?',
      choices: ['going to the other side', 'hiding in a green bush', 'singing on a tall rock'],
      evidence: 'A snail was crossing.',
    },
    {
      focus: 'cause',
      ask: 'Why did the donkey stop?',
      choices: ['A snail was crossing.', 'A gate was closing.', 'A bell was ringing.'],
      evidence: 'A snail was crossing.',
    },
    {
      focus: 'character',
      ask: 'What did they do for the snail?',
      choices: ['sat and ate pears', 'dug a deep hole', 'ran up the hill'],
      evidence: 'So they all sat and ate pears.',
    },
  ],
  open: [
    {
      ask: 'Was Bramble a kind donkey? Tell why.',
      sample: 'Yes. Bramble stopped so that the snail could go by.',
      lookFor: 'Says yes and points to the stop or the snail.',
    },
    {
      ask: 'What did the snail want to say at the end?',
      sample: 'It wanted to say thank you for the wait.',
      lookFor: 'Gives words that fit the wave of the horn.',
    },
  ],
}
