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
    { name: 'playdough', quantity: '1 lump, egg-sized', core: true, substitute: 'modeling clay' },
    { name: 'pasta', quantity: '1 spiral piece', core: true },
    { name: 'buttons', quantity: '1', core: true },
    { name: 'straws', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Read three fossil prints in the mud of {place}. Choose how to read them: with your eyes or with a fingertip. Tell {friend} which clue gave each one away.',
      earned: true,
      inShort: {
        you: 'In secret, print the button, next the pasta, last a row of straw dots.',
        child: 'Tells what was here long ago and which clue shows it.',
      },
      round:
        'Your child says {answer}. You press in the button. Round like a clam, says your child, so water was here.',
      steps: [
        'Get out playdough, pasta, buttons and straws. Flatten the lump: it is mud.',
        'Tell first: round prints are clams, from water. Ribs are ferns, from damp land. Steps ever wider apart: it ran.',
      ],
      further: 'Each print is a newer layer. Your child tells the story from the oldest on.',
      say: 'What do you see, and what do you only guess?',
      success: 'Your child gives a clue for each claim.',
    },
    {
      title: 'Layers of Mud',
      child:
        'Read three layers of old mud under {place}. Lift them off one by one. Tell what happened long ago, from the oldest on. Choose: tell it as a story or act it for {hero}.',
      earned: true,
      inShort: {
        you: 'Name the top prints: reeds, next snails, last clams.',
        child: 'Lifts the paper. Tells by the prints what place this was. Takes the layer off.',
        end: 'Your child tells the story from bottom to top.',
      },
      round:
        'Your child says {answer} and lifts the paper. You name the reeds. Marsh, says your child, and takes the layer off.',
      steps: [
        'Get out playdough, pasta, buttons, straws and paper. In secret, flatten 3 lumps. Print clams (button), snails (pasta), reeds (straw). Stack, reeds on top, paper over each.',
        'Tell first: reeds are marsh, snails a pond, clams the sea.',
      ],
      further: 'Ask at each layer: how many layers are younger? (none, one, two)',
      say: 'New mud lands on top. Which layer came first?',
      success: 'Your child tells how sea became pond, then marsh.',
      materials: [
        { name: 'playdough', quantity: '3 lumps, egg-sized', core: true, substitute: 'modeling clay' },
        { name: 'pasta', quantity: '1 piece', core: true },
        { name: 'buttons', quantity: '1', core: true },
        { name: 'straws', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small parts',
      adultNote: 'Stay close, nothing goes into mouths, and keep buttons away from little ones.',
    },
  ],
}
