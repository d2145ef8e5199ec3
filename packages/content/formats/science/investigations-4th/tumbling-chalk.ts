import type { Format } from '../../../types.ts'

export const tumblingChalk: Format = {
  id: 'science.tumbling-chalk',
  subject: 'science',
  title: 'Tumbling Chalk',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.changing-rock'],
  materials: [
    { name: 'chalk', quantity: '2 sticks', core: true },
    { name: 'containers', quantity: '2 with tight lids', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'tray', quantity: '1 with a rim', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock with a second hand' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rocky stream for {hero} in a box. Predict how chalk looks after a long tumble. Choose a steady beat or a song to shake to. Name each change as it happens at {place}.',
      inShort: {
        you: 'Call the test: shake, then pour, last wait. Ask a question after each.',
        child:
          'Does the test, shows what changed and names it: weathering, erosion or deposition. Then answers: one {token}.',
        end: 'All three changes are shown.',
      },
      round:
        'You shake one box for half a minute, your child the other for two. Rounder pieces, more dust: weathering! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out chalk, containers, water, a tray and a kitchen timer. Break the chalk into six pieces. Put three in each of the containers and close the lids tight.',
        'Pour: tip the dust onto one end of the tray, prop that end up and pour on water slowly. It carries bits: erosion. Wait two minutes: they settle at the low end, deposition.',
        'After a wrong answer, ask: did it break, carry or drop?',
      ],
      say: 'Which of our tests broke, which carried and which dropped the bits?',
      success: 'The longer tumble gives rounder pieces, and your child uses all three words.',
    },
    {
      title: 'Wet or Dry',
      child:
        'Test what water does to worn stone at {place}. Shake one box dry and one wet. Predict which bits will travel. Choose how to show {friend} the result.',
      inShort: {
        you: 'Call the test: shake, then tip, last wait. Ask a question after each.',
        child: 'Does it with the dry box, then with the wet one. Names what differs and answers: one {token}.',
        end: 'Wet and dry are compared three times.',
      },
      round:
        'You call shake. Both boxes get two minutes with one beat. Dry: dust and worn edges. Wet: cloudy water. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out chalk, containers, water, a tray and a kitchen timer. Break the chalk into six pieces. Put three in each of the containers and half a cup of water in one. Close the lids tight. Prop up one end of the tray.',
        'Tip the boxes out side by side at the high end. Dry dust stays; cloudy water carries its bits down. Wait two minutes: they settle at the low end.',
        'After a wrong answer, point: broken, carried or dropped?',
      ],
      say: 'What is the one thing that was different?',
      success: 'Only the wet box sends its bits down the tray, and your child names all three changes.',
      materials: [
        { name: 'chalk', quantity: '2 sticks', core: true },
        { name: 'containers', quantity: '2 with tight lids', core: true },
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock with a second hand' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'chalk dust and spills',
      adultNote: 'A grown-up checks the lids. Open them slowly over the tray so that nobody breathes dust.',
    },
  ],
}
