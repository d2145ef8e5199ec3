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
    { name: 'socks', quantity: '1 thick one', core: true },
    { name: 'tray', quantity: '1 of metal', core: true, substitute: 'a metal pan or pot lid' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict which ice cube melts first. Choose: the one on metal or the one on a sock. Trace where heat moves at {place}. Tell where it moves faster.',
      earned: true,
      inShort: {
        you: 'Call metal, next time sock, last both.',
        child: 'Traces with a finger how heat moves from the room into that ice. At both, tells which got more heat.',
      },
      round:
        'Your child says {answer}. You call metal. A finger goes from the room to the metal, then up into its ice.',
      steps: [
        'Get out socks, a tray and ice. Lay one cube on the metal tray, one on a folded sock.',
        'The ice on metal melts faster: metal moves heat quickly.',
      ],
      further: 'Ask each time: conductor or insulator? (metal: conductor, sock: insulator)',
      say: 'The sock feels warm. Will its ice melt first?',
      success: 'The cube on metal melts faster, and your child traces the heat.',
    },
    {
      title: 'Tap and Flash',
      child:
        'Answer to start the next test at {place}. Trace where energy goes, from start to end. Choose: tell it loudly or whisper it.',
      earned: true,
      inShort: {
        you: 'Tap the table with a spoon. Next, make it flash. Last, hand over ice.',
        child: 'Listens, looks or feels. Names all the stops of the energy in order.',
      },
      round:
        'Your child says {answer}. You tap the table with the spoon. Your child points and says: muscle, spoon, table, air, ear.',
      steps: [
        'Get out spoons and ice. Fetch the ice last.',
        'Flash: sun or lamp, spoon, eye. Ice, for 5 seconds: hand, ice.',
      ],
      further: 'Let your child touch spoon and table. Which is the conductor? (the metal spoon)',
      say: 'Where does the energy start? Where does it go next?',
      success: 'Your child names the stops of sound, light and heat in order.',
      materials: [
        { name: 'ice', quantity: '1 cube', core: true },
        { name: 'spoons', quantity: '1 of metal', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'cold ice', adultNote: 'Stay close: hold ice for a few seconds only and wipe up drips.' }],
}
