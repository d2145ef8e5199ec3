import type { Format } from '../../../types.ts'

export const threeClues: Format = {
  id: 'social-studies.three-clues',
  subject: 'social-studies',
  title: 'Three Clues',
  modality: { primary: 'auditory', secondary: ['visual', 'kinesthetic'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'socks', quantity: '6, rolled up', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 6,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Listen to clues about a secret answer. Say a guess after each one. Win one sock: one {token} for {hero}. Choose a whisper or a song voice for {place}.',
      inShort: {
        you: 'Give up to three clues to each answer.',
        child: 'Guesses after each clue. A right guess wins one sock: one {token}.',
        end: 'All socks are won.',
      },
      round:
        'Clue 1: you read question 1. Your child is unsure. Clue 2: you say the first sound of the answer. Clue 3: its first half. Your child says {answer} and takes one sock: one {token}.',
      steps: [
        'Get out socks, paper and pencils. Lay down one sock for each question.',
        'Missed after clue 3? Tell the answer. It comes back last.',
        'Note how many clues each one took.',
      ],
      say: 'Here is clue one. What could it be?',
    },
    {
      title: 'The Talking Sock',
      child:
        'Hold the sock, or nobody hears you. Say your answer, then toss the sock. Listen until it comes back. Win one {token} for {friend}. Pick the place to sit at {place}.',
      inShort: {
        you: 'Speak only while you hold the sock.',
        child: 'Answers while holding the sock and tosses it back. You agree: one {token}.',
        end: 'All questions are answered.',
      },
      round:
        'You hold the sock, read question 1 and toss it over. Your child says {answer} and tosses it back. Now you may speak: I agree! One {token}.',
      steps: [
        'Get out socks, paper and pencils. Roll one pair. Sit three steps apart, with any family who is home.',
        'Wrong? Tell the answer, sock in hand. Ask again last.',
        'Spoke without the sock? Make a fish face.',
      ],
      say: 'Who holds the sock may speak. All others listen.',
    },
    {
      title: 'The Secret Riddle',
      child:
        'Answer all questions at {place} first. Pick one in secret. Tell up to three clues about it, in rhyme or not. Listen as {hero} guesses. Lay down one sock: one {token}.',
      inShort: {
        you: 'Ask everything first. Then guess, as {hero}, from clues.',
        child: 'Answers all, then gives clues to a secret one. Guessed: one sock, one {token}.',
        end: 'Every question is guessed.',
      },
      round:
        'Ask question 1. Your child says {answer}, and you note it. Later your child picks it in secret and gives clues. You name question 1: one sock is laid down, one {token}.',
      steps: [
        'Get out socks, paper and pencils. Lay one sock ready for each question.',
        'Wrong? Tell the answer and note it.',
        'No clue? Offer: who needs it, what is it like? Not guessed in three? It returns.',
      ],
      say: 'I am all ears. What is your first clue?',
    },
  ],
  safety: [],
}
