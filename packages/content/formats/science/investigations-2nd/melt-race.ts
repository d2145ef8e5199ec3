import type { Format } from '../../../types.ts'

export const meltRace: Format = {
  id: 'science.melt-race',
  subject: 'science',
  title: 'Melt Race',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.warm-and-cool'],
  materials: [
    { name: 'ice', quantity: '3 cubes of the same size', core: true },
    { name: 'bowls', quantity: '3 of the same kind', core: true },
    { name: 'water', quantity: '2 cups, cool', core: true },
    { name: 'towel', quantity: '1, dry', core: true },
    { name: 'spoons', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict which ice cube will melt last. Put one in water, one in air and one in a towel. Compare them three times. Tell if the change can go back. Draw the cubes or act them out. Each look wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question at each of three looks.',
        child: 'Compares three cubes, tells the order and answers a question: one {token}.',
        end: 'The third look is done.',
      },
      round:
        'Three minutes are up. Your child lifts each cube with a spoon and tells which is smallest. You read question 1. Your child says {answer}. Report and answer win one {token}.',
      steps: [
        'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Start now: one cube in a bowl with a cup of cool tap water, one in a dry bowl, one wrapped in the towel in the last bowl. Your child predicts the order.',
        'Look again after six and nine minutes.',
        'Say: heat moves into ice faster from water than from air. The towel slows it. Water can freeze again.',
      ],
      say: 'A towel keeps you warm. Will it warm the ice or keep it cold?',
      success: 'The cube in water melts first and the wrapped one lasts longest, since the towel slows the heat.',
    },
    {
      title: 'Stir or Still',
      child:
        'Test if stirring makes ice melt faster. Predict first. Stir one bowl and keep one still. Record each look. Tell if this change can go back. Choose who stirs: you or {friend}. Each record wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question at each of three looks.',
        child: 'Stirs one bowl, compares the ice, records it and answers a question: one {token}.',
        end: 'The third record is made.',
      },
      round:
        'Two cubes drop into the water at the same moment. Your child stirs one for two minutes and tells which cube is smaller. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Pour one cup of cool water into each of two bowls. A third cube waits in the last bowl to compare with.',
        'Stir on, and look after four and six minutes. Dry hands on the towel.',
        'Say: stirring brings warmer water to the ice. Both melt to plain water, which can freeze again.',
      ],
      say: 'What is the only thing that we changed?',
      success: 'The stirred cube melts faster, and your child names the one change and what stayed the same.',
    },
  ],
  safety: [
    {
      hazard: 'ice and drips',
      adultNote: 'Stay close: hold ice for a few seconds only, keep it out of mouths and wipe up drips.',
    },
  ],
}
