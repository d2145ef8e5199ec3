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
    { name: 'socks', quantity: '4 thick ones', core: true },
    { name: 'spoons', quantity: '1', core: true },
    { name: 'sponge', quantity: '1, dry', core: true },
    { name: 'cotton balls', quantity: '3', core: true, substitute: 'a tissue' },
    { name: 'wooden blocks', quantity: '1', core: true, substitute: 'building blocks' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put your hand in the sock and do not look. Tell two words for what you feel. Name what it is. Look at it, and name its color. Choose a sock to start. Each right name wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question for each of three socks.',
        child: 'Feels, describes, names the thing and answers a question: one {token}.',
        end: 'All four socks are empty.',
      },
      round:
        'Your child reaches into a sock, says two touch words, such as soft and light, and names the thing. Out it comes! You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Hide one kind of thing in each sock while your child looks away.',
        "A wrong guess feels again. The last sock has no question: you guess from your child's words.",
        'Say: skin tells soft, hard, warm and cold. Eyes add color.',
      ],
      say: 'Tell me what your fingers notice before you guess a name.',
      success: 'Your child says true touch words before each guess.',
    },
    {
      title: 'Drop and Listen',
      child:
        'Listen to each sock as it lands. Say if the sound is loud or soft. Squeeze it and name what is in it. Look last, and tell what you see. Choose the sock for each drop. Each sock named right wins {friend} one {token} for {place}.',
      inShort: {
        you: 'Drop each sock. Ask one question for three of them.',
        child: 'Listens, squeezes, names the thing and answers a question: one {token}.',
        end: 'All four socks are open.',
      },
      round:
        'Eyes closed! You let a sock fall on the table: loud or soft? Your child squeezes it, names the thing and looks. Then you ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Load each sock in secret and fold its top shut. Drop them from hand height.',
        'A wrong guess squeezes again. The last sock has no question: name it by ear alone.',
        'Say: hard things knock. Soft things squash.',
      ],
      say: 'Close your eyes. Was that a knock, a thud or hardly a sound?',
      success: 'Your child uses ears first, then touch, then eyes, and names the sense each time.',
    },
  ],
  safety: [
    { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
  ],
}
