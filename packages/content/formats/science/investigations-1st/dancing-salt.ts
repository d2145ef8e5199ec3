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
    { name: 'plastic wrap', quantity: '1 piece', core: true },
    { name: 'rubber bands', quantity: '1, large', core: true },
    { name: 'salt', quantity: '1 pinch', core: true },
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'tray', quantity: '1, metal if possible', core: true, substitute: 'a pan lid' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Make salt dance and do not touch it. Choose a hum, a song or a long “oo”. Feel what shakes in your throat. Tell {hero} at {place} what moved the salt.',
      inShort: {
        you: 'Call the test: salt, then throat, last tray. Ask a question after each.',
        child: 'Makes a soft sound, then a loud one. Tells which one shakes more and answers: one {token}.',
        end: 'Salt, throat and tray are tested.',
      },
      round:
        'You call salt. Your child hums softly, then loudly, close to the wrap. Loud: the salt jumps! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. A grown-up pulls the wrap tight over one of the bowls and holds it with one of the rubber bands. Add a pinch of salt.',
        'Throat: hum with two fingers on it. Tray: hold it a hand away from the salt and tap it with a spoon. Come close, but do not blow.',
        'After a wrong answer, make the sound again and feel what shakes.',
      ],
      say: 'You did not touch it, so what pushed the salt?',
      success: 'The loud sound shakes more, in salt and throat.',
    },
    {
      title: 'How Far It Shakes',
      child:
        'Find out how far a sound can shake salt. Guess first: thumbs up or down. Choose the last tap for {friend} at {place}.',
      inShort: {
        you: 'Tap the tray five times: a hand away, one step away, last two steps. Ask a question after each.',
        child: 'Guesses, watches the salt and says: it jumps, shivers or rests. Then answers: one {token}.',
        end: 'Three distances are tested.',
      },
      round:
        'You tap five times, a hand away from the drum. Your child sees the salt jump. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. A grown-up makes a drum: wrap, pulled tight over one of the bowls and held by one of the rubber bands. Add a pinch of salt. Tap the tray with a spoon, so hard that it jumps.',
        'Keep every tap that hard. After a wrong answer, tap once more.',
        'At the end, your child taps: how hard must it be from two steps?',
      ],
      say: 'Same tap, new spot. Will the salt jump more or less?',
      success: 'The salt moves most when the tap is close.',
    },
  ],
  safety: [{ hazard: 'snapping rubber band', adultNote: 'A grown-up puts the band on and takes it off.' }],
}
