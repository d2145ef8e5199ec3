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
    { name: 'salt', quantity: '1 spoonful', core: true },
    { name: 'water', quantity: '1/2 cup', core: true },
    { name: 'cups', quantity: '1 of clear plastic', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Judge three changes in court at {place}. Choose each verdict: a new substance or the same. Give your clues and convince {hero}!',
      inShort: {
        you: 'Ask a question. Call the next case: the sheet is torn, salt goes into water, bread browns in a toaster. As {hero}, ask for a second clue.',
        child:
          'Answers and makes the change, or pictures it. Gives a verdict, new substance or the same, with two clues.',
      },
      round:
        'Your child says {answer} and tears the sheet. The same, for only its size changed. A second clue? It still folds like paper.',
      steps: [
        'Get out salt, water, cups and paper. Fill the cup half with water.',
        'Case 2: your child swirls the salt in the water. (the same: it comes back when the water dries, and nothing bubbles) Case 3 is only pictured. (new: new color, new smell) Work out a wrong answer together.',
      ],
      further:
        'Then judge tricky cases: two juices mix to a new color, soda bubbles, milk turns lumpy and smells. (the same, the same, new)',
      say: 'One clue can fool us. What is your second clue?',
      success: 'All three verdicts are right and have evidence.',
    },
    {
      title: 'The Tricky List',
      child:
        'Check the list of {friend}: does a new look mean a new substance? Listen to each claim. Choose to agree or object.',
      inShort: {
        you: 'Ask a question. Then name a change and claim: that is a new substance!',
        child: 'Answers. Then agrees with your claim or objects, and gives evidence.',
      },
      round:
        'Your child says {answer} and holds the ice. You claim: it drips, that is a new substance! No, it is still water and can freeze again.',
      steps: [
        'Get out ice and cups. Fetch the ice last, in the cup.',
        'Change 2: a log burns to ash. (new, ash cannot turn back into wood) Change 3: sugar is ground to powder. (the same, only smaller) After a wrong answer or verdict, work it out together.',
      ],
      further:
        'Each time, claim once more: a wet stone is darker, a soda bubbles, a pear turns brown and smells new. How many clues count? (0, 0, 2)',
      say: 'It looks different. Is it really a different substance?',
      success: 'Your child tells a new look from a new substance.',
      materials: [
        { name: 'ice', quantity: '1 cube', core: true },
        { name: 'cups', quantity: '1', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, wipe up drips and do not taste anything in the court.' }],
}
