import type { Interest } from '../types.ts'

export const adventure = {
  tag: 'adventure',
  things: [
    { one: 'compass', many: 'compasses' },
    { one: 'trail map', many: 'trail maps' },
    { one: 'camp lantern', many: 'camp lanterns' },
  ],
  sparks: [
    {
      text: 'Every adventure needs a map. Draw the way to one answer, and choose where it is steep.',
      modality: 'visual',
    },
    { text: 'Draw an adventure flag by your hardest answer or your best one.', modality: 'visual', ages: 'younger' },
    {
      text: 'An adventure log records wrong turns, too. Sketch one of yours, or one that others might take.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Before an adventure, you pack. Say what you already know, and pick one thing to use.',
      modality: 'auditory',
    },
    {
      text: 'Say how the adventure feels: uphill or downhill. Then say your first step.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'An adventure team looks for landmarks. Tell which clue in a question led or misled you.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Adventure guides test each step. Step forward when you can prove an answer, or stay and check.',
      modality: 'kinesthetic',
    },
    {
      text: 'Pick one answer. Reach up once for each step, as on a climbing adventure.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: "Adventure partners check each other's ropes. Step over to somebody, and check one answer together or one each.",
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
