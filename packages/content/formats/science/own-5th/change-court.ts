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
    { name: 'water', quantity: 'half a cup', core: true },
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
        'Bring six changes to court at {place}. Make three yourself, and hear evidence for three more. Choose a verdict: new substance or the same. Two verdicts that satisfy {hero} win one {token}.',
      inShort: {
        you: 'As {hero}, ask for a second clue.',
        child: 'Gives clues and a verdict for two changes and answers a question: one {token}.',
        end: 'Six verdicts stand.',
      },
      round:
        'Your child tears a strip: it is still paper, so the same substance. Ice melts in a hand: it could freeze again, the same. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, salt, water, cups, paper and pencils. Draw a table: Change, Clues, Verdict.',
        'Your child stirs salt into water. (same: it can be got back)',
        'Read three cases: A nail gets orange crumbs that do not bend like iron. Bread browns and smells new in a toaster. Milk turns lumpy and sour. (new: rust, toast, sour milk)',
        'A question follows every second verdict.',
      ],
      say: 'One clue can fool us. What is your second clue?',
      success:
        'All six cases get the right verdict, each with evidence such as new color, new smell or getting it back.',
    },
    {
      title: 'The Tricky List',
      child:
        'Judge a tricky list from {friend} at {place}. Test two changes and argue the rest from evidence. Choose the hardest case, and write your reasons. Two verdicts with evidence win one {token}.',
      inShort: {
        you: 'Ask: what shows a new substance?',
        child: 'Judges two changes with evidence and answers a question: one {token}.',
        end: 'Six changes are judged.',
      },
      round:
        'The salt is out of sight. New substance? No: it comes back when the water dries. Ice melts into a wet mark: still water. Then question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, salt, water, cups, paper and pencils. Stir the salt into water in the cup until it cannot be seen. Lay a little ice on paper.',
        'Read two: A banana peel turns brown. (new) Sugar is ground to powder. (same, still sugar)',
        'Two more: A log burns to ash. Silver goes dark. (both new: new color, no way back)',
        'The hardest case is written down in two sentences.',
      ],
      say: 'It looks different. What would show that it is really a different substance?',
      success: 'Your child separates a new look from a new substance and gives evidence for each verdict.',
    },
  ],
  safety: [{ hazard: 'wet floor', adultNote: 'Stay close, wipe up drips and do not taste anything in the court.' }],
}
