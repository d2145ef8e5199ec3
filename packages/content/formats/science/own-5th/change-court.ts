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
    { name: 'cups', quantity: '1, clear plastic', core: true },
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
        you: 'Ask a question, then call the next case. As {hero}, ask for a second clue.',
        child:
          'Answers, makes or hears the change and gives a verdict with clues: new substance or the same? One {token}.',
        end: 'Three verdicts stand.',
      },
      round:
        'Your child says {answer} and tears the sheet. The same: only its size changed. A second clue? It still folds like paper. One {token}.',
      steps: [
        'Get out salt, water, cups and paper. Fill the cup half with water.',
        'Case 2: your child swirls the salt in the water. (the same: it comes back when the water dries, and nothing bubbles) Case 3: bread browns in a toaster. (new: new color, new smell) Mend a wrong answer first.',
      ],
      say: 'One clue can fool us. What is your second clue?',
      success: 'All three verdicts are right and have evidence.',
    },
    {
      title: 'The Tricky List',
      child:
        'Check the list of {friend}: does a new look mean a new substance? Listen to each claim. Choose to agree or object.',
      inShort: {
        you: 'Ask a question, then name a change and claim: that is a new substance!',
        child: 'Answers, then agrees with your claim or objects, with evidence. A true verdict wins one {token}.',
        end: 'Three changes are judged.',
      },
      round:
        'Your child says {answer} and holds the ice. You claim: it drips, that is a new substance! No, it is still water and can freeze again. One {token}.',
      steps: [
        'Get out ice and cups. Fetch the ice last, in the cup.',
        'Change 2: a log burns to ash. (new, ash cannot turn back into wood) Change 3: sugar is ground to powder. (the same, only smaller) Mend a wrong answer first.',
      ],
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
