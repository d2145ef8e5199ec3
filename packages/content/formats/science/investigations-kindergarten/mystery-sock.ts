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
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Hear a secret sock knock. Put your hand in. Choose two words for what you feel. Name the thing, then look. Tell {hero} what only eyes can see.',
      inShort: {
        you: 'Knock with a sock out of sight, then hold it out. Ask a question when the thing is out.',
        child:
          'Says loud or soft, feels inside, says two touch words and names the thing. Looks, tells its color and answers: one {token}.',
        end: 'All three socks are empty.',
      },
      round:
        'You knock with the first sock. Soft! Your child feels inside: soft and light. Cotton! Out it comes, and it is white. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. While your child looks away, hide a spoon in one sock, the cotton in another and a block in the last.',
        'After a wrong name, your child feels again, then looks. After a wrong answer, test it together.',
      ],
      say: 'Tell me what your fingers notice before you guess a name.',
      success: 'Your child tells what ears hear and fingers feel before the guess, and what eyes add.',
    },
    {
      title: 'Drop and Listen',
      child:
        'Listen as a sock lands. Tell {friend}: loud or soft? Squeeze it and name the thing. Choose the next sock for {place}.',
      inShort: {
        you: 'Drop the sock two times on the table. Ask a question when it is open.',
        child:
          'Shuts both eyes and says loud or soft. Squeezes the sock, names the thing, looks and tells its color. Then answers: one {token}.',
        end: 'All three socks are open.',
      },
      round:
        'You drop the first sock two times. Loud! Your child squeezes it, names a spoon, looks and tells its color. Eyes, ears and fingers have worked! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. In secret, put a spoon, the cotton and a block in one sock each, and fold the tops shut. Drop each one from a foot above the table.',
        'If the name is wrong, squeeze again. After a wrong answer, test it together.',
      ],
      say: 'Close your eyes. Was that a knock, a thud or hardly a sound?',
      success: 'Spoon and block knock, cotton hardly sounds, and your child names the sense each time.',
    },
  ],
  safety: [
    { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
  ],
}
