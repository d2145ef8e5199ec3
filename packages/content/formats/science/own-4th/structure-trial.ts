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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Gather evidence about your thumb for {hero}. Move coins with it, then without. Choose your testing hand: left or right.',
      inShort: {
        you: 'Ask a question before each part: thumb free, thumb in the palm, argue. Count aloud to 10.',
        child:
          'Answers, drops coins into the cup with one hand and counts them. Last, argues from both counts how a thumb helps.',
      },
      round:
        'Your child says {answer}. While you count to 10, one hand drops coins in, one by one. Your child notes 9.',
      steps: [
        'Get out coins and cups. Spread 10 coins flat beside the cup.',
        'Claim: it helps grip. Evidence: such as 9 against 4. Reason: we hold food.',
      ],
      further: 'Do each trial twice. Argue with numbers such as 17 of 20 against 8 of 20.',
      say: 'How useful is a thumb? Numbers first, then your claim.',
      success: 'Fewer coins move without a thumb, and your child argues from that.',
    },
    {
      title: 'Two-Eye Trial',
      child:
        'Test with {friend} why two eyes that face forward help a hunter. Drop coins into a cup that moves. Choose which eye to cover: left or right.',
      inShort: {
        you: 'Ask a question before each part: two eyes, one eye, argue. Move the cup before each coin.',
        child:
          'Answers, stretches out one arm and drops 5 coins. Counts the hits. Last, argues why two eyes help a hunter.',
      },
      round: 'Your child says {answer}, opens both eyes and drops 5 coins from chin height. 4 of 5 hit.',
      steps: [
        "Get out coins and cups. Sit across a table, the cup at your child's arm's length.",
        'Claim: two eyes judge distance better. Evidence: the hits. Reason: each eye sees from its side.',
      ],
      further: 'Do both parts twice and argue with the hits of 10.',
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
