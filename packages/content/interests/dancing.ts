import type { Interest } from '../types.ts'

export const dancing = {
  tag: 'dancing',
  things: [
    { one: 'dance ribbon', many: 'dance ribbons' },
    { one: 'dance shoe', many: 'dance shoes' },
    { one: 'ankle bell', many: 'ankle bells' },
  ],
  sparks: [
    { text: 'A dance is easier in parts. Look for two parts in a question you choose.', modality: 'visual' },
    {
      text: 'Did you do it alone? Draw one dancing foot, or two if somebody helped.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A dance can be written down with arrows. Draw the steps of one answer, or number them.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A dance caller tells each step before it comes. Choose one question and say each step first.',
      modality: 'auditory',
    },
    { text: 'Say one answer to a dance beat. Choose to clap or tap each part.', modality: 'auditory', ages: 'younger' },
    {
      text: 'Dancing partners give each other tips. Tell one tip for these questions, or ask for one.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A dance is practiced step by step. Choose one answer and walk through its steps again.',
      modality: 'kinesthetic',
    },
    {
      text: 'Choose a dance move for sure and one for not yet. Do one after each answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'In dancing, a clear start carries the rest. Stand up and say your first step, or show it.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
