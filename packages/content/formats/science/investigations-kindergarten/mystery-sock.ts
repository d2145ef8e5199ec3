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
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose a sock and hear it knock. Put your hand in and feel. Guess the thing, then look. Tell {hero} what only eyes can see.',
      earned: true,
      inShort: {
        you: 'Knock on the table with the sock that your child picks.',
        child: 'Says loud or quiet. Reaches in, tells how it feels and guesses. Pulls it out and names its color.',
      },
      round:
        'Your child says {answer} and picks a sock. You knock: quiet! It feels fluffy: cotton, says your child. Out it comes, and it is white.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. In secret, hide them in three socks: a spoon, the cotton, a block.',
      ],
      further: 'Your child tells two things that fingers feel, then one that only eyes see.',
      say: 'Tell me what your fingers notice before you guess.',
      success: 'Your child tells what ears hear and fingers feel, and what eyes add.',
    },
    {
      title: 'Drop and Listen',
      child:
        'Shut your eyes and listen as a sock lands. Tell {friend}: loud or quiet? Squeeze it and guess the thing. Choose who drops the last sock at {place}.',
      earned: true,
      inShort: {
        you: 'When both eyes are shut, drop a sock from just above the table.',
        child:
          'Shuts both eyes. Tells: loud or quiet? Squeezes the sock: hard or soft? Guesses, looks and names the color.',
      },
      round:
        'Your child says {answer} and shuts both eyes. You drop a sock: loud! Squeezed, it is hard: a spoon? Yes, and it is silver.',
      steps: [
        'Get out socks, spoons, cotton balls and wooden blocks. Put one thing in each sock unseen: a spoon, the cotton, a block.',
      ],
      further: 'Your child lifts each sock, too: heavy or light? Ask: can eyes tell that?',
      say: 'Close your eyes. Was that landing loud or quiet?',
      success: 'Spoon and block land louder than cotton, and your child tells what each sense adds.',
    },
  ],
  safety: [
    { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
  ],
}
