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
      child:
        'Gather evidence about your thumbs. Move coins for ten seconds with them, then without. Argue for {hero} what a thumb does. Choose to read or draw your report for {place}. Each part wins one {token}.',
      inShort: {
        you: 'Time ten seconds and spread the coins again.',
        child: 'Tests a hand or argues from the counts, and answers a question: one {token}.',
        end: 'Claim, evidence and reason are written.',
      },
      round:
        'Go! For ten seconds your child drops coins, one by one, into the cup with thumbs. Three trials, three counts written. Then question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out coins, cups, a kitchen timer, paper and pencils. Spread the coins flat on a table beside one of the cups.',
        'Part 2: three trials with the thumb held against the palm.',
        'Part 3: your child writes claim (thumbs help to grip), evidence (the counts) and reason (they hold food and branches).',
      ],
      say: 'Numbers first. Which of them supports your claim best?',
      success: 'The argument has a claim, counts from both tests as evidence and a reason.',
    },
    {
      title: 'Two-Eye Trial',
      child:
        'Test why two eyes that face forward help a hunter. Drop coins into a cup that moves. Use both eyes, then one. Pick an animal that needs this. Each part wins {friend} one {token} for {place}.',
      inShort: {
        you: 'Hold the cup and move it a little.',
        child: 'Drops ten coins or argues from the hits, and answers a question: one {token}.',
        end: 'Claim, evidence and reason are told.',
      },
      round:
        'Both eyes are open. You hold the cup, your child drops one coin. Move the cup: ten quick tries. Write the hits. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out coins, cups, a kitchen timer, paper and pencils. Sit across a table, a cup at arm’s length from your child.',
        'Part 2: rest for half a minute by the timer. Repeat with a hand over one eye.',
        'Part 3: claim: two eyes judge distance better. Evidence: the hits. Reason: each eye sees from its own side. Who needs that? (owl, hawk, cat)',
      ],
      say: 'What do your two counts show about judging how far away it is?',
      success: 'Your child compares the hits and argues from them that two eyes help judge distance.',
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'Stay close and keep coins away from little ones and out of mouths.',
    },
  ],
}
