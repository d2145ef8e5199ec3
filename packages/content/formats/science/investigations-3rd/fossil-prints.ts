import type { Format } from '../../../types.ts'

export const fossilPrints: Format = {
  id: 'science.fossil-prints',
  subject: 'science',
  title: 'Fossil Prints',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.fossils'],
  materials: [
    {
      name: 'playdough',
      quantity: '3 lumps, egg-sized, of different colors if you can',
      core: true,
      substitute: 'modeling clay',
    },
    { name: 'pasta', quantity: '6 pieces of two shapes', core: true },
    { name: 'buttons', quantity: '3', core: true },
    { name: 'straws', quantity: '1', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Read three secret fossil prints from {place}. Tell who or what made each one. Record a clue and a claim for it. Then press a secret print for {friend} to read. Choose a track or a shell. Each claim with a clue wins one {token}.',
      inShort: {
        you: 'Press secret prints, and ask one question for each.',
        child: 'Writes a clue and a claim for a print and answers a question: one {token}.',
        end: 'Three prints are read.',
      },
      round:
        'Your child studies the first print and writes: I see a round shape, so I think a shell. You read question 1. Your child says {answer}. That wins one {token}.',
      steps: [
        'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps like thick cookies. Press one print into each in secret: a button as a shell, pasta as a fern, a straw as footprints, far apart for a runner.',
        'Reveal all three. Then your child presses one print for you.',
        'A real print forms when mud covers a mark and hardens to rock over a very long time.',
      ],
      say: 'What do you see, and what do you only guess?',
      success: 'Your child gives a clue for each claim.',
    },
    {
      title: 'Layers of Mud',
      child:
        'Build three layers of ancient mud for {hero}. Hide a different fossil in each layer: clams, snails or reeds. Read the layers from bottom to top. Tell what happened long ago under {place}, or draw it as a strip. Each layer that you explain wins one {token}.',
      inShort: {
        you: 'Ask one question for each layer.',
        child: 'Reads a layer, tells what was there and answers a question: one {token}.',
        end: 'The whole story is told, from bottom to top.',
      },
      round:
        'Which layer came first? Your child points to the bottom, lifts the others off and reads it: sea, pond or marsh? You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps. Button prints are sea clams, pasta prints are pond snails, straw prints are marsh reeds: one kind in each lump.',
        'Stack the lumps before the first question, with a slip of paper between, so that they lift off again.',
        'Go on upward: what changed? Tell or draw it. New mud always lands on top, so in flat layers the bottom is oldest.',
      ],
      say: 'If clams are at the bottom and reeds on top, what happened here?',
      success: 'Your child names the bottom layer as the oldest and tells what changed from layer to layer.',
    },
  ],
  safety: [
    {
      hazard: 'small parts',
      adultNote: 'Stay close, nothing goes into mouths, and keep buttons away from little ones.',
    },
  ],
}
