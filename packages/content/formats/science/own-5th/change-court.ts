import type { Format } from '../../../types.ts'

export const changeCourt: Format = {
  id: 'science.change-court',
  subject: 'science',
  title: 'Change Court',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.new-substances'],
  materials: [
    { name: 'ice', quantity: '1 cube', core: true },
    { name: 'salt', quantity: '1 spoonful', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'cups', quantity: '1, clear plastic', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Judge six changes in court at {place}. Answer to call two cases. Choose each verdict and convince {hero}!',
      inShort: {
        you: 'Read a question, then the next two cases. As {hero}, ask for a second clue.',
        child:
          'A right answer calls two cases. Gives each a verdict with clues: new substance or the same. Both win one {token}.',
        end: 'Six verdicts stand.',
      },
      round:
        'Read question 1. Your child says {answer}, which calls two cases. Your child tears a strip off the other: the same, nothing but its size changed. Ice melts in a hand: the same, it can freeze again. One {token}.',
      steps: [
        'Get out ice, salt, water, cups, paper and pencils. Fill one of the cups half with water. On one sheet write two columns: same, new. Your child notes only the name of each change there.',
        'Cases 3 and 4: your child swirls the salt in the water. (same, it can be got back) A nail gets orange crumbs that do not bend. (new, rust)',
        'Cases 5 and 6: bread browns in a toaster and smells new. (new, toast) Milk turns lumpy and sour. (new, sour milk) Mend wrong answers first.',
      ],
      say: 'One clue can fool us. What is your second clue?',
      success: 'All six verdicts are right and have evidence.',
    },
    {
      title: 'The Tricky List',
      child:
        'Check the list of {friend}: does a new look mean a new substance? Answer to open two changes. Choose to agree or object.',
      inShort: {
        you: 'Read a question, then two changes. After each, claim: that is a new substance!',
        child:
          'A right answer opens two changes. Agrees with your claim or objects, with evidence. Two true verdicts win one {token}.',
        end: 'Six changes are judged.',
      },
      round:
        'Read question 1. Your child says {answer}, which opens two changes. You claim: the salt became a new substance! No, it comes back when the water dries. The melting ice? Still water. One {token}.',
      steps: [
        'Get out ice, salt, water, cups and spoons. Stir the salt into half a cup of water in one of the cups until it cannot be seen. Fetch the ice last and put it in the other.',
        'Changes 3 and 4: a banana peel turns brown. (new) Sugar is ground to powder. (same) 5 and 6: a log burns to ash. (new) Yeast dough fills with gas and smells new. (new)',
        'Mend wrong answers first. Last, ask: which one was the hardest to judge, and which clue settled it?',
      ],
      say: 'It looks different. Is it really a different substance?',
      success: 'Your child tells a new look from a new substance.',
      materials: [
        { name: 'ice', quantity: '1 cube', core: true },
        { name: 'salt', quantity: '1 spoonful', core: true },
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'cups', quantity: '2, clear plastic', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, wipe up drips and do not taste anything in the court.' }],
}
