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
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict what a wave does to two tiny rafts of {hero}. Tap the water softly, then hard. Show how high and how long the waves were. Choose the side for the taps at {place}: left or right.',
      inShort: {
        you: 'Ask a question. Then call ten taps: soft, next time hard, last fast.',
        child:
          'Answers, predicts where the rafts go and taps with the spoon. Shows with both hands how high the waves were and how far apart.',
        end: 'Ask: what crossed the tray? (energy)',
      },
      round:
        'Your child says {answer}. You call soft. Your child predicts that the rafts sail off. The wave crosses the tray, and the rafts only bob.',
      steps: [
        'Get out a tray, water, spoons, craft sticks and a towel. Put the tray on the towel and pour in half an inch of water. Float two short bits of stick: the rafts.',
        'Let the water rest each time. After a wrong answer, work it out together.',
      ],
      further:
        'After each wave, tell of sea waves: 3 are 18 feet long together and 4 from lowest point to crest, then 5 are 40 and 6, 4 are 36 and 10. Wavelength, amplitude? (6 and 2, 8 and 3, 9 and 5)',
      say: 'A wave crosses the tray. Will the rafts come along?',
      success: 'The rafts bob and drift little, and hard taps give a bigger amplitude, fast ones a shorter wavelength.',
    },
    {
      title: 'Fast and Slow Taps',
      child:
        'Find out how taps change a wave at {place}. Tap slowly, then fast, then hard. Show {friend} the space from crest to crest. Choose to count the beat aloud or hum it.',
      inShort: {
        you: 'Ask a question. Then call ten taps: slow, next time fast, last slow but hard.',
        child: 'Answers, then taps the water with the spoon and shows the wave with both hands: how long, how high?',
      },
      round:
        'Your child says {answer}. You call slow. Your child taps twice a second and shows how far apart the crests are.',
      steps: [
        'Get out a tray, water, spoons and a towel. Put the tray on the towel and pour in half an inch of water.',
        'Look from low down, against the light. Fast means as fast as possible. After a wrong answer, work it out together.',
      ],
      further:
        'Each time, both hands also show one wave of these: 4 in 24 inches, 3 in 24, 6 in 24. How long is it? (6, 8, 4 inches)',
      say: 'What will you change, and what will change in the wave?',
      success: 'Fast taps give a shorter wavelength, hard taps a bigger amplitude.',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'water', quantity: '5 cups', core: true },
        { name: 'spoons', quantity: '1', core: true },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    { hazard: 'spilled water', adultNote: 'Stay close, let a grown-up carry the full tray and dry the floor at once.' },
  ],
}
