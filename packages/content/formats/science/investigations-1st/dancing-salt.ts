import type { Format } from '../../../types.ts'

export const dancingSalt: Format = {
  id: 'science.dancing-salt',
  subject: 'science',
  title: 'Dancing Salt',
  modality: { primary: 'auditory', secondary: ['visual', 'kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.sound'],
  materials: [
    { name: 'bowls', quantity: '1, wide', core: true },
    { name: 'plastic wrap', quantity: '1 piece to cover the bowl', core: true },
    { name: 'rubber bands', quantity: '1, large', core: true },
    { name: 'salt', quantity: '1 pinch', core: true },
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'tray', quantity: '1, metal if you have one', core: true, substitute: 'a pan lid' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Make the salt dance and do not touch it. Hum soft and loud close to the drum. Tell what the salt does. Touch your throat and show what shakes. Choose a hum, a song or a long “oo”. Each true finding wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question after each finding.',
        child: 'Makes the salt jump without a touch, tells what happened and answers: one {token}.',
        end: 'Three findings are told.',
      },
      round:
        'Close to the wrap your child hums softly, then loudly, and tells what the salt does. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Stretch the wrap tight over one bowl. A grown-up slips on one of the rubber bands. Add a pinch of salt. Hum a few inches above the edge, without blowing.',
        'Finding 2: hum low and high. Any true report counts. Finding 3: tap the tray with a spoon beside the bowl.',
        'Say: a sound is a shake. It travels through air, shakes the wrap and tosses the salt.',
      ],
      say: 'You did not touch it, so what pushed the salt?',
      success: 'The salt jumps with a loud hum, and your child says that the sound shook the wrap.',
    },
    {
      title: 'How Far It Shakes',
      child:
        'Find out how far a sound can shake salt. Tap the tray near the drum. Feel it shake with one finger. Step back and tap again. Show {friend} where the salt stops. Pick soft or loud taps. Each test wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question after each test.',
        child: 'Taps the tray, tells what the salt does and answers a question: one {token}.',
        end: 'The drum is tested from three places.',
      },
      round:
        'Your child holds the tray a hand away from the drum, taps it five times with a spoon and watches the salt. Then question 1: your child says {answer}. One {token}!',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Build the drum: wrap over one bowl, held tight by one of the rubber bands. Add a pinch of salt.',
        'Test 2: one step back. Test 3: two steps back. Keep each tap the same.',
        'Say: shaking spreads out as it goes, so it gets weaker.',
      ],
      say: 'Same tap, new spot. Will the salt jump more or less?',
      success: 'Your child finds that the salt moves most when the tapping is close and loud.',
    },
  ],
  safety: [{ hazard: 'snapping rubber band', adultNote: 'A grown-up puts the band on and takes it off.' }],
}
