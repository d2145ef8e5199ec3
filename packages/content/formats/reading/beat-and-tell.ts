import type { Format } from '../../types.ts'

export const beatAndTell: Format = {
  id: 'reading.beat-and-tell',
  subject: 'reading',
  title: 'Beat and Tell',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'pillow', quantity: '1', core: true, substitute: 'laundry basket' },
    { name: 'spoons', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read a question and turn your back. Call back the words that you hear.',
        child: 'Tells the answer with one soft drumbeat for each word, until you call the right words back.',
      },
      round:
        'You read question 1 and turn your back, far off as {hero}. Your child says {answer} with one soft beat for each word. You call the same words back.',
      child:
        'Drum your answers through the hills to {hero}. Say each word on a soft beat. Choose slow beats or quick ones. Win one {token} when the right words come back.',
      steps: [
        'Get out a pillow and spoons. The pillow is the drum.',
        'Wrong? Read the question again together. Stand one step farther off each time.',
      ],
      say: 'Sound carries far at {place}. {hero} is listening. Drum me your answer!',
    },
    {
      inShort: {
        you: 'Read a question and wait for two taps. After the answer, ask: How do you know?',
        child: 'Taps twice on the drum, answers and gives a reason. Then drums one big beat.',
      },
      round:
        'You sit face to face. You read question 1. Tap, tap, think. Your child says {answer}. How do you know? Your child tells and drums one big beat.',
      child:
        'Tell {friend} the way to {place} by drum. Tap twice while you think. Say your answer, then say how you know. Choose a big beat or a roll for each {token}.',
      steps: [
        'Get out a pillow and spoons. Set the pillow, your drum, between you.',
        'Wrong, or no reason? Read the question again: two more taps.',
      ],
      say: 'Two taps give you time to think. {friend} will wait. What did you find?',
    },
    {
      inShort: {
        you: 'Read each question from across the room.',
        child:
          'Whispers it back from the pillow, clapping the spoons on words that matter, and answers. Moves the pillow one step nearer.',
      },
      round:
        'From the pillow your child whispers it back, claps the spoons on words that matter, and says {answer}. The pillow moves one step nearer.',
      child:
        'Say it like an echo for {friend} at {place}. Clap on the words that matter most. Tell the answer in one breath, or sing it. Move one step nearer with each {token}.',
      steps: [
        "Get out a pillow and spoons. Lay the pillow, the echo's seat, one step away from you for each question.",
        'Long question? Read it in two parts.',
        'Wrong? Read it again and clap the key words together.',
      ],
      say: 'An echo gives back only what it hears. Listen well!',
    },
  ],
  safety: [],
}
