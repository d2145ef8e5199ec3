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
    { name: 'spoons', quantity: '1 of metal', core: true },
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
        you: 'Knock on the table with the sock that your child picks. Once the thing is out, ask a question.',
        child:
          'Says loud or quiet. Reaches in, tells how it feels and guesses. Pulls the thing out and names its color. Then answers the question.',
      },
      round:
        'You knock: quiet! Your child reaches in, says fluffy and guesses cotton. Out it comes, and it is white. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. In secret, hide one thing in each sock: the spoon, the cotton balls, the block.',
        'After a wrong answer, test it together.',
      ],
      further: 'Your child tells two things that the fingers feel, then what only the eyes can tell.',
      say: 'Tell me what your fingers notice before you guess.',
      success: 'Your child tells what ears hear and fingers feel, and what eyes add.',
    },
    {
      title: 'Drop and Listen',
      child:
        'Listen as a sock lands. Tell {friend}: loud or quiet? Squeeze it and guess the thing. Choose the next sock for {place}.',
      inShort: {
        you: 'Drop a sock two times, from a foot above the table. Once the thing is out, ask a question.',
        child:
          'Says loud or quiet. Squeezes the sock and guesses. Pulls the thing out and names its color. Then answers the question.',
      },
      round:
        'You drop a sock two times: loud! Your child squeezes it and guesses a spoon. Out it comes, and it is silver. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. In secret, put one thing in each sock: the spoon, the cotton balls, the block.',
        'After a wrong answer, test it together.',
      ],
      further: 'Your child lifts each sock, too: is it heavy? Ask: what told you that, eyes or hand?',
      say: 'Close your eyes. Was that landing loud or quiet?',
      success: 'Spoon and block land louder than cotton, and your child tells what each sense adds.',
    },
  ],
  safety: [
    { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
  ],
}
