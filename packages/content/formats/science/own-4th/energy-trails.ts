import type { Format } from '../../../types.ts'

export const energyTrails: Format = {
  id: 'science.energy-trails',
  subject: 'science',
  title: 'Energy Trails',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.energy-moves'],
  materials: [
    { name: 'ice', quantity: '2 equal cubes', core: true },
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'socks', quantity: '1, thick', core: true },
    { name: 'tray', quantity: '1, metal', core: true, substitute: 'a metal pan or pot lid' },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Watch two ice cubes for {hero}: which melts first? Answer to earn arrows. Choose where each arrow of heat goes.',
      inShort: {
        you: 'Set the timer for two minutes and read a question while you wait.',
        child:
          'Earns an arrow for a right answer. At the ring, looks at the cubes and lays it where heat moves: one {token}.',
        end: 'Three arrows show how heat reached the ice.',
      },
      round:
        'The timer runs. You read question 1. Your child says {answer} and earns an arrow. Ring! The cube on metal is smaller. The arrow goes from the warm room to the metal: heat moves in there. One {token}.',
      steps: [
        'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Tear three paper arrows. Fetch the ice last. Lay one cube on the metal tray, one on a folded sock beside it. At each look your child nudges both with the spoon: which one swims in more water?',
        'Arrow 2: metal to ice. Arrow 3: room through sock to ice. Mend wrong answers first. Last, ask: which way is slow? (The sock, an insulator, slows heat. Metal, a conductor, moves it fast.)',
      ],
      say: 'The sock feels warm. So why does its ice last?',
      success: 'The cube on metal melts faster, and your child traces the heat.',
    },
    {
      title: 'Sound and Heat Trails',
      child:
        'Trace where energy goes, from start to end. Answer to start the next test from {place}. Choose: tell it loudly or whisper it.',
      inShort: {
        you: 'Read a question. After the right answer, do the next test.',
        child: 'Listens or feels, points along the trail and names its stops in order. No gap wins one {token}.',
        end: 'Two trails of sound and one of heat are told.',
      },
      round:
        'Read question 1. Your child says {answer}, so you tap the table at arm’s length with a spoon. Your child points and says: muscle, spoon, table, air, ear. No gap: one {token}.',
      steps: [
        'Get out ice, spoons and a tray. Put the ice on the tray.',
        'Test 2: tap again, with the ear of your child on the table. (muscle, spoon, table, ear; louder) Test 3: your child holds the ice while you count to five. (hand, ice)',
        'Mend wrong answers first. If a stop is missing, repeat the test.',
      ],
      say: 'Start with your muscles. Where did the energy go next?',
      success: 'Your child names the stops of all three trails in order.',
      materials: [
        { name: 'ice', quantity: '1 cube', core: true },
        { name: 'spoons', quantity: '1, metal', core: true },
        { name: 'tray', quantity: '1, metal', core: true, substitute: 'a metal pan or pot lid' },
      ],
    },
  ],
  safety: [{ hazard: 'cold ice', adultNote: 'Stay close: hold ice for a few seconds only and wipe up drips.' }],
}
