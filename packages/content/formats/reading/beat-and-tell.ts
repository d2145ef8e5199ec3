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
        you: 'Ask, turn away and call back what you hear.',
        child: 'Tells the answer, one soft beat a word. Heard right, it wins one {token}.',
        end: 'Every answer has come through.',
      },
      round:
        'Ask question 1, then turn your back, far off as {hero}. Your child says {answer} with one soft beat for each word. You call the same words back: one finger up for one {token}.',
      child:
        'Drum your answers through the hills to {hero}. Say each word on a soft beat. Choose slow beats or quick ones. Win one {token} when the right words come back.',
      steps: [
        'Get out a pillow and spoons. The pillow is the drum.',
        'Wrong? Drum the question together and try again.',
        'Stand one step farther off each time.',
      ],
      say: 'Sound carries far at {place}. {hero} is listening. Drum me your answer!',
    },
    {
      inShort: {
        you: 'Ask, wait for two taps, then ask how your child knows.',
        child: 'Taps twice, answers and gives a reason. The two win one {token}.',
        end: 'Your child betters your last reason.',
      },
      round:
        'You sit face to face. You ask question 1. Tap, tap, think. Your child says {answer}. How do you know? Your child tells, drums one big beat, and {friend} has one {token}.',
      child:
        'Tell {friend} the way to {place} by drum. Tap twice while you think. Say your answer, then say how you know. Choose a big beat or a roll for each {token}.',
      steps: [
        'Get out a pillow and spoons. Set the pillow, your drum, between you.',
        'Wrong, or no reason? Read the question again: two more taps.',
        'Answer the last one from the key, with the reason: just because.',
      ],
      say: 'Two taps give you time to think. {friend} will wait. What did you find?',
    },
    {
      inShort: {
        you: 'Read each question from across the room.',
        child: 'Whispers it back, clapping the spoons on words that matter, and answers. That wins one {token}.',
        end: 'The pillow lies at your feet.',
      },
      round:
        'Read question 1. From the pillow your child whispers it back, claps the spoons on words that matter, and says {answer}. Right: one {token}, and the pillow moves one step nearer.',
      child:
        'Say it like an echo for {friend} at {place}. Clap on the words that matter most. Tell the answer in one breath, or sing it. Move one step nearer with each {token}.',
      steps: [
        "Get out a pillow and spoons. Lay the pillow, the echo's seat, one step away for each question.",
        'Long question? Read it in two parts.',
        'Wrong? Read it again and clap the key words together.',
      ],
      say: 'An echo gives back only what it hears. Listen well!',
    },
  ],
  safety: [],
}
