import type { Format } from '../../../types.ts'

export const structureTrial: Format = {
  id: 'science.structure-trial',
  subject: 'science',
  title: 'Structure Trial',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.body-structures'],
  materials: [
    { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
    { name: 'cups', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child: 'Gather evidence about your thumb for {hero}. Move coins with it, then without. Choose your testing hand.',
      inShort: {
        you: 'Read a question. Time ten seconds for each trial and spread the coins again.',
        child:
          'A right answer opens a part: three trials with thumb, three without, an argument. Each part wins one {token}.',
        end: 'Claim, evidence and reason are told.',
      },
      round:
        'Read question 1. Your child says {answer}, which opens part 1. For ten seconds, one hand drops coins into the cup, one by one. Three trials are counted: one {token}.',
      steps: [
        'Get out coins, cups, a kitchen timer, paper and pencils. Spread ten coins flat beside one of the cups. Draw a table: with thumb, without.',
        'Part 2: the same hand, its thumb held against the palm. Part 3: claim (a thumb helps to grip), evidence (the counts), reason (such as: grip lets us hold food). Mend wrong answers first.',
      ],
      say: 'Numbers first. Which of them supports your claim best?',
      success: 'Fewer coins move without a thumb, and your child argues from that.',
    },
    {
      title: 'Two-Eye Trial',
      child:
        'Test why two eyes that face forward help a hunter. Drop coins into a cup that moves. Choose which eye to cover for {friend}.',
      inShort: {
        you: 'Read a question. Hold the cup and move it a little before each coin.',
        child:
          'Answers, then drops ten coins quickly: first with two eyes, later with one. Last, argues from the hits. Each part wins one {token}.',
        end: 'Claim, evidence and reason are told.',
      },
      round:
        'Read question 1. Your child says {answer}, opens both eyes and gets the coins. You move the cup, your child drops one at once. After ten, the hits are written: one {token}.',
      steps: [
        'Get out coins and cups. Sit across a table, one of the cups at arm’s length from your child. Each coin falls from a hand above it.',
        'Mend wrong answers first. Part 2: a hand covers one eye.',
        'Part 3: claim (two eyes judge distance better), evidence (the hits), reason (each eye sees from its own side). Who needs that? (such as owls, cats)',
      ],
      say: 'What do your two counts show about judging distance?',
      success: 'One eye hits less, and your child argues from it.',
      materials: [
        { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
        { name: 'cups', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'Stay close and keep coins away from little ones and out of mouths.',
    },
  ],
}
