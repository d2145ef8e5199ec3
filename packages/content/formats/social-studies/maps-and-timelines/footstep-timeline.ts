import type { Format } from '../../../types.ts'

export const footstepTimeline: Format = {
  id: 'social-studies.footstep-timeline',
  subject: 'social-studies',
  title: 'Footstep Timeline',
  modality: { primary: 'visual', secondary: ['kinesthetic', 'auditory'] },
  kind: 'make',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  skills: [
    'social-studies.k.my-day',
    'social-studies.1.past-present',
    'social-studies.1.order-events',
    'social-studies.2.timelines',
    'social-studies.3.landmarks',
    'social-studies.4.change-makers',
    'social-studies.5.founding',
    'social-studies.5.ideas-travel',
  ],
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: false },
    { name: 'socks', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw each answer on its own card. Put the cards in order of time for {hero}. Color one {token} on each card. Walk along the line at {place}. Tell it forward or backward.',
      earned: true,
      inShort: {
        you: 'Check each place in time.',
        child: 'Draws a card and lays it in order between early and late.',
        end: 'Your child walks and tells the line.',
      },
      round:
        'Your child says {answer} and draws a card for it. The card goes between early and late. No time in it? Beside the line.',
      steps: [
        'Get out paper, pencils, crayons and socks. Tear a card for each question. Lay two socks apart: early and late.',
        'Wrong? Tell the answer.',
      ],
      say: 'What came before this? How can you tell?',
    },
    {
      title: 'Home to Now',
      child:
        'Bring {friend} home along a road of time. Write or draw each answer at its mark: you choose. Jump {friend} there. Color one {token} by the mark. Wave hello at {place}!',
      inShort: {
        you: 'Read a question before each jump.',
        child: 'Answers, writes or draws the answer at its mark and jumps {friend} there.',
        end: 'Ask: Which answer comes first in time?',
      },
      round:
        '{friend}, a sock, sits at Long Ago. You read question 1. Your child says {answer}, writes or draws it at mark 1 and lets {friend} jump there.',
      steps: [
        'Get out paper, pencils, crayons and socks. Draw a line from Long Ago to Now, one mark for each question. One sock is {friend}, the other Now.',
        'Wrong? Tell the answer.',
      ],
      say: 'Hold on tight, {friend}! What brings you one jump closer?',
    },
    {
      title: 'Then and Now',
      child:
        'Draw then and now for {hero} on two sheets. Put each answer where it belongs. Circle what is on both sheets. Say what changed at {place}. Pick the time you would visit.',
      earned: true,
      inShort: {
        you: 'Ask: Then, now or both? Why?',
        child: 'Tells why and draws the answer on Then, Now or both.',
        end: 'Lay one sock on the greatest change, the other on what stayed.',
      },
      round: 'Your child says {answer}. Then, now or both? Your child tells why and draws it there.',
      steps: ['Get out paper, pencils, crayons and socks. Head two sheets Then and Now.', 'Wrong? Tell the answer.'],
      say: 'What changed, and what stayed just the same?',
    },
  ],
  safety: [],
}
