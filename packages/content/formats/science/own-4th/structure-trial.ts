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
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Gather evidence about your thumb for {hero}. Move coins with it, then without. Choose your testing hand: left or right.',
      inShort: {
        you: 'Ask a question before each part: with the thumb, without it, argue. For a trial, count aloud to ten.',
        child:
          'Answers and drops coins into the cup with one hand, first with the thumb, then without. Last, argues from the counts.',
      },
      round:
        'Your child says {answer}. While you count to ten, one hand drops coins into the cup, one by one. Your child notes nine coins.',
      steps: [
        'Get out coins and cups. Spread ten coins flat beside the cup.',
        'Without: the thumb is held against the palm. Argue: claim (a thumb helps to grip), evidence (the counts), reason (such as: grip lets us hold food). Work out a wrong answer together.',
      ],
      further: 'Do each trial twice. Your child argues with numbers of both, such as 17 of 20 against 8 of 20.',
      say: 'How useful is a thumb? Numbers first, then your claim.',
      success: 'Fewer coins move without a thumb, and your child argues from that.',
    },
    {
      title: 'Two-Eye Trial',
      child:
        'Test with {friend} why two eyes that face forward help a hunter. Drop coins into a cup that moves. Choose which eye to cover: left or right.',
      inShort: {
        you: 'Ask a question before each part: two eyes, one eye, argue. Move the cup to a new spot before each coin.',
        child: 'Answers and drops five coins, first with two eyes open, then with one. Last, argues from the hits.',
      },
      round:
        'Your child says {answer}, opens both eyes and drops a coin from chin height whenever the cup stops. Four of five hit.',
      steps: [
        "Get out coins and cups. Sit across a table, the cup at arm's length from your child, who stretches out one arm to drop each coin.",
        'Argue: claim (two eyes judge distance better), evidence (the hits), reason (each eye sees from its own side). Who needs that? (such as owls) If both hit alike, drop from higher up. Work out a wrong answer together.',
      ],
      further: 'Do both parts twice and argue with hits out of 10. Why are five drops too few? (one may be lucky)',
      say: 'How well can one eye judge distance?',
      success: 'Your child compares the hits of two eyes and one, and argues from them.',
      materials: [
        { name: 'coins', quantity: '5', core: true, substitute: 'buttons' },
        { name: 'cups', quantity: '1', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'small coins', adultNote: 'Stay close and keep coins away from little ones and out of mouths.' }],
}
