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
    { name: 'bowls', quantity: '1 wide one', core: true },
    { name: 'plastic wrap', quantity: '1 piece', core: true },
    { name: 'rubber bands', quantity: '1 large one', core: true },
    { name: 'salt', quantity: '1 pinch', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Make salt dance and do not touch it. Choose a hum, a song or a long “oo”. Feel what shakes in your throat. Tell {hero} at {place} what moved the salt.',
      earned: true,
      inShort: {
        you: 'Call a sound: first soft, then loud, then your child chooses.',
        child: 'Hums close to the salt, one hand on the throat. Tells how much both shake.',
      },
      round:
        'Your child says {answer}. You call soft. Your child hums: the throat buzzes a little, the salt hardly moves.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands and salt. Pull the wrap tight over a bowl with a band. Put a pinch of salt on it.',
        'Do not blow. If the salt rests, hum lower or higher.',
      ],
      further: 'Knock far off on the same table. What brings the shaking to the salt? (the table)',
      say: 'Nobody may touch the salt. What can push it?',
      success: 'The loud sound shakes more, in throat and salt.',
    },
    {
      title: 'How Far It Shakes',
      child:
        'Find out how far a sound can shake salt. Choose a guess: jump, shiver or rest. Look closely and tell {friend} at {place}.',
      earned: true,
      inShort: {
        you: 'Tap the tray with a spoon: beside the salt, then one step away, then two.',
        child: 'Guesses: will the salt jump, shiver or rest? Looks, touches the tray and tells what shakes.',
      },
      round:
        'Your child says {answer} and guesses: jump. You tap beside the salt, and it jumps. The tray shakes, and so does the wrap.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Pull the wrap tight over a bowl with a band. Sprinkle salt on it.',
      ],
      further: 'Scratch the table softly. Your child listens with one ear on it, then off it.',
      say: 'Will the salt jump more this time, or less?',
      success: 'The salt moves most when the tap is close, and your child tells what shook.',
      materials: [
        { name: 'bowls', quantity: '1 wide one', core: true },
        { name: 'plastic wrap', quantity: '1 piece', core: true },
        { name: 'rubber bands', quantity: '1 large one', core: true },
        { name: 'salt', quantity: '1 pinch', core: true },
        { name: 'spoons', quantity: '1 of metal', core: true },
        { name: 'tray', quantity: '1, metal if possible', core: true, substitute: 'a pan lid' },
      ],
    },
  ],
  safety: [{ hazard: 'snapping rubber band', adultNote: 'A grown-up puts the band on and takes it off.' }],
}
