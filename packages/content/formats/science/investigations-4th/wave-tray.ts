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
    { name: 'tray', quantity: '1 with a rim, or a deep cookie sheet', core: true },
    { name: 'water', quantity: 'enough for half an inch', core: true },
    { name: 'spoons', quantity: '1', core: true },
    { name: 'craft sticks', quantity: '2 short pieces', core: true, substitute: 'popsicle sticks' },
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
        'Float two tiny rafts: they carry the {tokens} of {place}. Predict what a wave does to them. Tap the water softly, then harder, and compare. Record how they move by arrows or words. Each finding wins one {token} for {hero}. Choose which end to tap.',
      inShort: {
        you: 'Ask one question after each finding.',
        child: 'Taps the water, reports what the rafts or waves do and answers: one {token}.',
        end: 'Motion, drift and height are reported.',
      },
      round:
        'All is still. With a spoon your child gives ten soft taps at one end, one a second. How do the rafts move? You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, water, spoons, craft sticks, a towel and a ruler. Put the tray on the towel with half an inch of water. Float two bits of stick in the middle.',
        'Finding 2: measure how far they drifted. Finding 3: stronger taps. Is the wave higher?',
        'The wave carries energy across. Water and rafts mostly bob. Stronger taps: bigger amplitude.',
      ],
      say: 'The wave crossed the tray. Did the rafts cross it too?',
      success: 'The rafts bob and drift only a little, and your child says that the wave moves energy, not the water.',
    },
    {
      title: 'Fast and Slow Taps',
      child:
        'Find out how fast taps change a wave. Tap slowly, then quickly, and look at the space from crest to crest. Draw both patterns for {friend} at {place}. Choose to count the beat aloud or hum it. Each labeled pattern wins one {token}, and so does the rule you find.',
      inShort: {
        you: 'Ask one question for each drawing and for the rule.',
        child: 'Makes waves, draws their pattern and answers a question: one {token}.',
        end: 'Two patterns and their rule are found.',
      },
      round:
        'Ten slow taps with a spoon at one end, one a second. Your child draws the wave from crest to crest. Then you ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, water, spoons, craft sticks, a towel and a ruler. Set the tray on the towel with half an inch of water. Look at it from low down, against the light.',
        'Pattern 2: three taps a second. Hold the ruler above the water and compare the space between crests. Float two bits of stick: which pattern bobs them more often?',
        'The rule: faster taps make a shorter wavelength. Tap strength sets the height.',
      ],
      say: 'Which did you change, the speed of the taps or the strength? What changed in the wave?',
      success: 'Your child draws crests closer together for fast taps and labels crest and wavelength.',
    },
  ],
  safety: [
    {
      hazard: 'spilled water',
      adultNote: 'Stay close, let a grown-up carry the full tray and dry the floor at once.',
    },
  ],
}
