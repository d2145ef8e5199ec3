import type { Interest } from '../types.ts'

export const sports = {
  tag: 'sports',
  things: [
    { one: 'medal', many: 'medals' },
    { one: 'team shirt', many: 'team shirts' },
    { one: 'skate', many: 'skates' },
  ],
  sparks: [
    { text: 'Look back like a team after a game. Choose your best answer and one to practice.', modality: 'visual' },
    {
      text: 'Keep a team score: draw a line for each answer you checked. Pick one to check twice.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A sports coach draws plays with arrows. Draw the steps of one answer as arrows or boxes.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Give a slow-motion sports replay of one answer. Tell each step, and choose the winning one.',
      modality: 'auditory',
    },
    {
      text: 'Talk before you play, as a team does. Say what you will do first, or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A good sports coach praises one thing and mends one. Tell both about an answer you pick.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Sports judges hold up a score. Choose one to five fingers for how sure you are.',
      modality: 'kinesthetic',
    },
    {
      text: 'Get set like a sports star: stand, breathe, listen. Then step up to answer, or ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Players in all sports repeat a move until it holds. Pick one answer and make up a second example.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
