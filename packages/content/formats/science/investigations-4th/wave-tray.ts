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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict what a wave does to two tiny rafts of {hero}. Tap the water softly, then hard. Draw how high and how long the waves were. Choose the side for the taps at {place}: left or right.',
      earned: true,
      inShort: {
        you: 'Call ten taps: soft, next time hard, last fast.',
        child:
          'Predicts where the rafts go and taps with the spoon. Draws that wave on a middle line: how high, how long?',
        end: 'Ask: what crossed the tray? (energy)',
      },
      round:
        'Your child says {answer}. You call soft. The rafts will drift off, says your child, and taps. They only bob. Your child draws low, long waves.',
      steps: [
        'Get out tray, water, spoons, craft sticks and towel. On the towel, fill the tray half an inch deep. Float 2 bits of stick: the rafts.',
      ],
      further: 'Ask also: 5 sea waves fill 40 feet, last 4 fill 36. Wavelength? (8, 9 feet)',
      say: 'A wave crosses the tray. Will the rafts come along?',
      success: 'The rafts bob and drift little, and hard taps give a bigger amplitude, fast ones a shorter wavelength.',
    },
    {
      title: 'Fast and Slow Taps',
      child:
        'Find out how taps change a wave at {place}. Tap slowly, then fast, then hard. Draw for {friend} the space from crest to crest. Choose to count the beat aloud or hum it.',
      earned: true,
      inShort: {
        you: 'Call ten taps: slow, next time fast, last slow but hard.',
        child: 'Taps the water with the spoon. Draws the wave and marks its wavelength and amplitude.',
      },
      round: 'Your child says {answer}. You call slow. Your child taps twice a second and draws crests far apart.',
      steps: [
        'Get out a tray, water, spoons and a towel. Put the tray on the towel and pour in half an inch.',
        'Look from low down, against the light.',
      ],
      further: 'Ask: 3 waves fill 24 inches, last 6 waves. How long is one? (8, 4 inches)',
      say: 'What will you change? What will change in the wave?',
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
