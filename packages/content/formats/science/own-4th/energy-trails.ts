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
    { name: 'ice', quantity: '2 cubes of the same size', core: true },
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
        'Watch two ice cubes for {hero}: which melts first? Lay arrows for the heat while you wait. Choose which trail to explain.',
      inShort: {
        you: 'Set the timer for two minutes and read a question while you wait.',
        child:
          'Lays the next arrow of heat for a right answer. When the timer rings, tells which cube is smaller and why: one {token}.',
        end: 'Three looks are explained.',
      },
      round:
        'The timer runs. You read question 1. Your child says {answer} and lays an arrow from the room to the metal. Ring! The cube on metal is smaller: heat gets in faster. One {token}.',
      steps: [
        'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Tear three arrows. Lay one cube on the metal tray, one on a folded sock beside it. Your child pushes both with a spoon at each look.',
        'Arrow 2: metal to ice. Arrow 3, a thin one: room through sock to ice. Mend wrong answers first. Metal, a conductor, moves heat fast. The sock, an insulator, slows it.',
      ],
      say: 'The sock feels warm. So why does its ice last?',
      success: 'The cube on metal melts faster, and your child traces the heat.',
    },
    {
      title: 'Sound and Heat Trails',
      child:
        'Trace where energy goes, from start to end. Answer to hear the next sound from {place}. Choose: tell it loudly or whisper it.',
      inShort: {
        you: 'Read a question. After the right answer, do the next test.',
        child: 'Listens or feels, lays an arrow along the trail and names its stops in order. No gap wins one {token}.',
        end: 'Two trails of sound and one of heat are told.',
      },
      round:
        'Read question 1. Your child says {answer}, so you tap the table at arm’s length with a spoon. Your child lays an arrow: muscle, spoon, table, air, ear. One {token}.',
      steps: [
        'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Put the ice on the tray. Tear three arrows.',
        'Test 2: tap again, your child has an ear on the table. (muscle, spoon, table, ear; louder) Tap on a folded sock. (softer) Test 3: your child holds the ice for five seconds by the timer. (hand, ice)',
        'Mend wrong answers first. If a stop is missing, repeat the test.',
      ],
      say: 'Start with your muscles. Where did the energy go next?',
      success: 'Your child names the stops of all three trails in order.',
    },
  ],
  safety: [{ hazard: 'cold ice', adultNote: 'Stay close: hold ice for a few seconds only and wipe up drips.' }],
}
