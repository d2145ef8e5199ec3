import type { Format } from '../../../types.ts'

export const mysterySock: Format = {
  id: 'science.mystery-sock',
  subject: 'science',
  title: 'Mystery Sock',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.five-senses'],
  materials: [
    { name: 'socks', quantity: '3 thick ones', core: true },
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'cotton balls', quantity: '2', core: true, substitute: 'a tissue' },
    { name: 'wooden blocks', quantity: '1', core: true, substitute: 'building blocks' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose a sock and hear it knock. Put your hand in and feel. Guess the thing, then look. Tell {hero} what only eyes can see.',
      inShort: {
        you: 'Knock with the sock that your child picks. Ask a question when it is empty.',
        child:
          'Says what ears hear and fingers feel, guesses, pulls the thing out and tells its color. Answers: one {token}.',
        end: 'All three socks are empty.',
      },
      round:
        'You knock: soft! Your child reaches in, feels something fluffy and guesses cotton. Out it comes, and it is white. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. While your child looks away, hide a spoon in one sock, cotton in another and a block in the third.',
        'After a wrong answer, test it together.',
      ],
      say: 'Tell me what your fingers notice before you guess.',
      success: 'Your child tells what ears hear and fingers feel before the guess, and what eyes add.',
    },
    {
      title: 'Drop and Listen',
      child:
        'Listen as a sock lands. Tell {friend}: loud or soft? Squeeze it and guess the thing. Choose the next sock for {place}.',
      inShort: {
        you: 'Drop a sock two times. Ask a question when it is open.',
        child:
          'Shuts both eyes and says loud or soft. Squeezes the sock, guesses, opens it and tells the color. Answers: one {token}.',
        end: 'All three socks are open.',
      },
      round:
        'You drop the first sock two times. Loud! Your child squeezes it, guesses a spoon, opens it and sees silver. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. In secret, put a spoon, cotton and a block in one sock each.',
        'Drop each sock from a foot above the table. After a wrong answer, test it together.',
      ],
      say: 'Close your eyes. Was that landing loud or soft?',
      success: 'Spoon and block land loudly, cotton softly, and your child names the sense each time.',
    },
  ],
  safety: [
    { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
  ],
}
