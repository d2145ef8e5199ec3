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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict which ice cube melts first. Choose: the one on metal or the one on a sock. Trace where heat moves at {place}.',
      inShort: {
        you: 'Ask a question. Then call: look! Ask for a trail of heat: into the metal, then into its ice, last into the ice on the sock.',
        child:
          'Answers, looks which cube melts faster and traces that trail with a finger, from where the heat starts.',
      },
      round:
        'Your child says {answer}. Look! The cube on metal is wetter. A finger goes from the warm room to the metal, since heat moves in there.',
      steps: [
        'Get out ice, socks and a tray. Fetch the ice last. Lay one cube on the metal tray, one on a folded sock beside it.',
        'Trail 2: metal to ice. Trail 3: room through sock to ice, slowly. (Heat moves quickly through metal and slowly through the sock.) Work out a wrong answer together.',
      ],
      further: 'Ask each time: is it a conductor or an insulator? (metal: conductor, sock: insulator)',
      say: 'The sock feels warm. Will its ice melt first?',
      success: 'The cube on metal melts faster, and your child traces the heat.',
    },
    {
      title: 'Tap and Flash',
      child:
        'Answer to start the next test at {place}. Trace where energy goes, from start to end. Choose: tell it loudly or whisper it.',
      inShort: {
        you: 'Ask a question. Then do the next test: tap the table with the spoon, make the spoon flash at a window, last put ice into a hand.',
        child: 'Answers, then listens, looks or feels. Names all the stops of the energy in order.',
      },
      round:
        'Your child says {answer}. You tap the table with a spoon. Your child points and says: muscle, spoon, table, air, ear.',
      steps: [
        'Get out ice and spoons. Fetch the ice last.',
        'Test 2: turn the spoon until it shines with light of a window or lamp. (sun or lamp, spoon, eye) Test 3: your child holds the ice for a count of five. (hand, ice) Work out a wrong answer together.',
      ],
      further:
        'After each test, your child touches the metal spoon and the table. Which is the conductor? Which way does heat move? (the metal, out of the hand)',
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
