import type { Format } from '../../../types.ts'

export const waveTray: Format = {
  id: 'science.wave-tray',
  subject: 'science',
  title: 'Wave Tray',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.waves'],
  materials: [
    { name: 'tray', quantity: '1 with a rim', core: true },
    { name: 'water', quantity: '5 cups', core: true },
    { name: 'spoons', quantity: '1', core: true },
    { name: 'craft sticks', quantity: '1', core: true, substitute: 'popsicle sticks' },
    { name: 'towel', quantity: '1', core: true },
    { name: 'ruler', quantity: '1', core: false },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Float two tiny rafts for {hero}. Predict what a wave does to them. Tap the water softly, then hard. Choose the side for the last taps at {place}.',
      inShort: {
        you: 'Call ten taps, one a second: soft, then hard, last from another side. Ask a question after each ten.',
        child: 'Predicts, taps with a spoon and watches. Measures how far the rafts drifted and answers: one {token}.',
        end: 'Three waves are tested.',
      },
      round:
        'You call soft. Your child predicts and taps ten times at one end. The waves cross the tray, the rafts bob. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, water, spoons, craft sticks, a towel and a ruler. Put the tray on the towel and pour in half an inch of water. Break off two short bits of stick and float them in the middle: the rafts.',
        'Before each test, let the water rest. After a wrong answer, tap once more.',
        'At the end: what crossed the tray? (energy)',
      ],
      say: 'The wave crossed the tray. Did the rafts cross it too?',
      success: 'The rafts bob and drift little, and hard taps give a bigger amplitude.',
    },
    {
      title: 'Fast and Slow Taps',
      child:
        'Find out how taps change a wave at {place}. Tap slowly, then fast, then hard. Show {friend} the space from crest to crest. Choose to count the beat aloud or hum it.',
      inShort: {
        you: 'Call ten taps: slow, then fast, last slow but hard. Ask a question after each ten.',
        child:
          'Predicts, taps with a spoon and shows the wave with both hands: how long, how high? Answers: one {token}.',
        end: 'Three kinds of taps are compared.',
      },
      round:
        'You call slow: one tap a second. Your child predicts, taps and shows how far the crests are apart. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, water, spoons, craft sticks and a towel. Put the tray on the towel and pour in half an inch of water. Break off two short bits of stick and float them to see them bob. Look from low down, against the light.',
        'Fast is three taps a second: the crests come closer together. After a wrong answer, draw the wave in the air.',
      ],
      say: 'What did you change, and what changed in the wave?',
      success: 'Fast taps give a shorter wavelength, hard taps a bigger amplitude.',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'water', quantity: '5 cups', core: true },
        { name: 'spoons', quantity: '1', core: true },
        { name: 'craft sticks', quantity: '1', core: true, substitute: 'popsicle sticks' },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'spilled water',
      adultNote: 'Stay close, let a grown-up carry the full tray and dry the floor at once.',
    },
  ],
}
