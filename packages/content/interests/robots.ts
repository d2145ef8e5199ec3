import type { Interest } from '../types.ts'

export const robots = {
  tag: 'robots',
  things: [
    { one: 'toy robot', many: 'toy robots' },
    { one: 'robot arm', many: 'robot arms' },
    { one: 'small gear', many: 'small gears' },
  ],
  sparks: [
    { text: 'Look for the step where a robot would go wrong. Draw it, or point to it.', modality: 'visual' },
    {
      text: 'Draw a robot face by each answer. Choose a smile for sure or a zigzag for check.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A robot works from a plan. Sketch the steps of one answer as arrows or as boxes.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Pick one answer. Tell a robot how to get it, in tiny steps.', modality: 'auditory' },
    {
      text: 'Say each answer. Add one robot beep for sure, or two for check again.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Robots obey exactly, gaps and all. Pick one answer and say every step, leaving no gaps.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Choose one answer. Walk it through like a robot: one step, one reason.', modality: 'kinesthetic' },
    {
      text: 'Robots sense, think and act. Touch an ear, then your head, then show or say your answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A robot arm repeats a move to check it. Redo your longest or hardest answer another way.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
