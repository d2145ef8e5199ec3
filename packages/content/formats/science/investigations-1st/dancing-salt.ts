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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Make salt dance and do not touch it. Choose a hum, a song or a long “oo”. Feel what shakes in your throat. Tell {hero} at {place} what moved the salt.',
      inShort: {
        you: 'Call a sound: soft, then loud, then any that your child likes. Ask a question after each sound.',
        child: 'Hums close to the salt, feels the throat and tells how much both shake. Then answers the question.',
      },
      round:
        'You call soft. Your child hums. The throat buzzes a little, the salt hardly moves. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands and salt. A grown-up pulls the wrap tight over a bowl, puts a band around it and adds a pinch of salt.',
        'Do not blow. If the salt never moves, hum lower or higher. After a wrong answer, hum again and feel.',
      ],
      further: 'Ask each time: what took the shaking from your throat to the salt? (the air)',
      say: 'Nobody may touch the salt. What can push it?',
      success: 'The loud sound shakes more, in throat and salt.',
    },
    {
      title: 'How Far It Shakes',
      child:
        'Find out how far a sound can shake salt. Choose a guess: jump, shiver or rest. Look closely and tell {friend} at {place}.',
      inShort: {
        you: 'Hold up the tray and tap it hard with the spoon: a hand from the salt, next time one step, last two. Then ask a question.',
        child:
          'Guesses: will the salt jump, shiver or rest? Watches as you tap, touches the tray and tells what shook. Then answers the question.',
      },
      round:
        'Your child guesses that the salt jumps. You tap, a hand away, and it does! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. A grown-up pulls the wrap tight over a bowl, puts a band around it and adds a pinch of salt.',
        'After a wrong answer, tap the tray and feel it.',
      ],
      further: 'After each tap, scratch the table softly. Your child listens with an ear on it, then off it.',
      say: 'Same tap, new spot. Will the salt jump more or less?',
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
