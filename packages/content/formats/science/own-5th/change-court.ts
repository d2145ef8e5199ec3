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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Judge three changes in court at {place}. Choose each verdict: a new substance or the same. Give your clues and convince {hero}!',
      earned: true,
      inShort: {
        you: 'Call the next case: torn paper, salt in water, toasted bread.',
        child: 'Makes the change, or pictures it. Gives the verdict, a new substance or the same, with two clues.',
      },
      round:
        'Your child says {answer} and tears the sheet. The same: only its size changed, and it still folds like paper.',
      steps: [
        'Get out salt, water, cups and paper. Fill the cup half with water.',
        'Case 2: the same, dried salt comes back. Case 3: new, as color and smell change.',
      ],
      further: 'Judge instead: mixed juices with a new color; lumpy milk that smells. (the same, new)',
      say: 'One clue can fool us. What is your second clue?',
      success: 'All three verdicts are right and have evidence.',
    },
    {
      title: 'The Tricky List',
      child:
        'Check the list of {friend}: does a new look mean a new substance? Listen to each claim. Choose to agree or object.',
      earned: true,
      inShort: {
        you: 'Claim the next is a new substance: dripping ice, ash, ground sugar.',
        child: 'Agrees with your claim or objects, and gives evidence.',
      },
      round:
        'Your child says {answer} and holds the cup. You claim: dripping ice is a new substance! No, it can freeze again.',
      steps: [
        'Get out ice and cups. Fetch the ice last, in one cup.',
        'Ash is new: it cannot turn back. Ground sugar is the same, only smaller.',
      ],
      further: 'Claim it of a wet, darker stone, then a brown, smelly pear. (the same, new)',
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
