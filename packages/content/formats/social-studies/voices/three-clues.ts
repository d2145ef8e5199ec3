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
        you: 'Read a question: clue one. If need be, say the first sound of the answer, then its first half.',
        child: 'Guesses after each clue. Takes one sock for the right answer.',
      },
      round:
        'Clue 1: you read question 1. Your child is unsure. Clue 2: you say the first sound of the answer. Clue 3: its first half. Your child says {answer} and takes one sock.',
      steps: ['Get out socks. Lay down one sock for each question.', 'Missed after clue 3? Tell the answer.'],
      say: 'Here is clue one. What could it be?',
      materials: [{ name: 'socks', quantity: '6, rolled up', core: true }],
    },
    {
      title: 'The Talking Sock',
      child:
        'Hold the sock, or nobody hears you. Say your answer, then toss the sock. Listen until it comes back. Win one {token} for {friend}. Pick the place to sit at {place}.',
      inShort: {
        you: 'Hold the sock, read a question and toss the sock over. Speak only while you hold it.',
        child: 'Answers while holding the sock and tosses it back.',
      },
      round:
        'You hold the sock, read question 1 and toss it over. Your child says {answer} and tosses it back. Now you may speak: I agree!',
      steps: [
        'Get out socks. Roll one pair. Sit three steps apart, with any family who is home.',
        'Wrong? Tell the answer, sock in hand.',
        'Spoke without the sock? Make a fish face.',
      ],
      say: 'Who holds the sock may speak. All others listen.',
      materials: [{ name: 'socks', quantity: '2', core: true }],
    },
    {
      title: 'The Secret Riddle',
      child:
        'Answer all questions at {place} first. Pick one in secret. Tell up to three clues about it, in rhyme or not. Listen as {hero} guesses. Lay down one sock: one {token}.',
      inShort: {
        you: 'Read all questions and note the answers. Then guess, as {hero}, from clues which question is meant.',
        child: 'Answers all, then gives clues to a secret one. When you guess it, lays down one sock.',
      },
      round:
        'Your child says {answer}, and you note it. Later your child picks it in secret and gives clues. You name question 1: one sock is laid down.',
      steps: [
        'Get out socks, paper and pencils. Lay one sock ready for each question.',
        'Wrong? Tell the answer and note it.',
        'No clue? Offer: who needs it, what is it like?',
      ],
      say: 'I am all ears. What is your first clue?',
    },
  ],
  safety: [],
}
