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
    { name: 'pasta', quantity: '1 piece', core: true },
    { name: 'buttons', quantity: '1', core: true },
    { name: 'straws', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Read three fossil prints in the mud of {place}. Choose how to read them: with your eyes or with a fingertip. Tell {friend} which clue gave each one away.',
      inShort: {
        you: 'Ask a question. While your child looks away, press the next print.',
        child: 'Answers, then reads the print: who was here, in what place, and which clue tells? One {token}.',
        end: 'Three prints are read.',
      },
      round:
        'Your child says {answer} and looks away. You press in the button. A round shell, says your child, so water was here. One {token}!',
      steps: [
        'Get out playdough, pasta, buttons and straws. Flatten the lump: it is the mud. Each print is smoothed away again.',
        'Print 2: pasta beside a straw line is a fern. (damp land) Print 3: dots of the straw, first close, then far apart, are tracks. (it walked, then ran) Mend a wrong answer first.',
      ],
      say: 'What do you see, and what do you only guess?',
      success: 'Your child gives a clue for each claim.',
    },
    {
      title: 'Layers of Mud',
      child:
        'Read three layers of old mud under {place}. Lift them off one by one. Tell what happened long ago, from the oldest on. Choose: tell it as a story or act it for {hero}.',
      inShort: {
        you: 'Ask a question for each layer, from the top down.',
        child:
          'Answers, lifts the paper and tells by the prints what the place was like. Takes the layer off: one {token}.',
        end: 'Your child tells the story from bottom to top.',
      },
      round:
        'Your child says {answer} and lifts the paper. You name the reeds. So it was a marsh! The layer comes off: one {token}.',
      steps: [
        'Get out playdough, pasta, buttons, straws and paper. Flatten three lumps. In secret, press prints: buttons make clams, pasta snails, the straw reeds. Stack them with clams at the bottom and reeds on top, a piece of paper on each.',
        'Snails lived in a pond, clams in the sea. Mend a wrong answer first.',
      ],
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
