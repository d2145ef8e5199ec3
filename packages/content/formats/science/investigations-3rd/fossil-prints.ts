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
      quantity: '3 lumps, egg-sized',
      core: true,
      substitute: 'modeling clay',
    },
    { name: 'pasta', quantity: '4 pieces', core: true },
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
        'Read three secret fossil prints from {place}. Write one clue that you see, then tell what you think. Press a secret print for {friend}. Choose a plant, a shell or a track.',
      inShort: {
        you: 'Uncover a print. After the claim, ask a question.',
        child: 'Writes one clue word and says a claim: who was here, in what place? Then answers: one {token}.',
        end: 'Three prints are read.',
      },
      round:
        'You uncover the first print. Your child writes shell and claims: water was here. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps like thick cookies. In secret, press buttons into one: shells. Press pasta beside a straw line: a fern. Dot tracks with the straw, first close, then far apart. Lift all out again. Cover each with a piece of paper. The other sheet is for clue words.',
        'Fern: damp land. Tracks: it walked, then ran. After a wrong answer, ask: which clue would tell?',
        'At the end, your child smooths a lump and presses a secret print. You read it.',
      ],
      say: 'What do you see, and what do you only guess?',
      success: 'Your child gives a clue for each claim.',
    },
    {
      title: 'Layers of Mud',
      child:
        'Read three layers of old mud under {place}. Lift them off one by one. Tell what happened long ago, from the oldest on. Choose: draw it as a strip or act it for {hero}.',
      inShort: {
        you: 'Call for the youngest layer, then the next older one. When it is read, ask a question.',
        child:
          'Lifts the slip, reads the fossils and names the place of that time. Answers for one {token} and lifts off the layer.',
        end: 'Your child tells the story from bottom to top.',
      },
      round:
        'Your child lifts the top slip and sees reeds: a marsh, the youngest time. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps. In secret, press prints and lift all out again. Buttons make clams, pasta snails, the straw reeds. Stack them with clams at the bottom and reeds on top, a slip of paper on each. Write the key: buttons sea, pasta pond, straw marsh.',
        'After a wrong answer, ask: which clue would tell? New mud lands on top, so the bottom is oldest.',
      ],
      say: 'Which layer was there first, and how can you tell?',
      success: 'Your child tells how sea became pond, then marsh.',
      materials: [
        {
          name: 'playdough',
          quantity: '3 lumps, egg-sized',
          core: true,
          substitute: 'modeling clay',
        },
        { name: 'pasta', quantity: '4 pieces', core: true },
        { name: 'buttons', quantity: '3', core: true },
        { name: 'straws', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
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
