import type { Format } from '../../../types.ts'

export const drawByEar: Format = {
  id: 'art.draw-by-ear',
  subject: 'art',
  title: 'Draw by Ear',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'pillow', quantity: '1, as a wall between you', core: false },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      title: 'Over the Wall',
      child:
        'Draw your answer behind the wall. Say each line as you draw it. Show both pictures to {hero} and compare. Win one {token} for {place} when two things match. Choose how high the wall is.',
      earned: true,
      inShort: {
        you: 'Draw only what you hear.',
        child: 'Sketches something of the answer behind the pillow and tells each line. Then finds two things alike.',
      },
      round:
        'Your child says {answer}, sketches something of it behind the pillow and tells each line. You draw along. Wall down: two things are alike!',
      steps: [
        'Get out paper, pencils and a pillow. Stand it up between your sheets.',
        'Missed? Tell the answer before you draw.',
        'Not alike? One line is told again.',
      ],
      say: 'I hear you. Where does it start, and how big is it?',
    },
    {
      title: 'Back to Back',
      child:
        'Say an answer, then orders for {friend} to draw it. Use art words, no pointing. Find the word that got lost. Draw one {token} for {place}. Play it slower or shorter.',
      earned: true,
      inShort: {
        you: 'Draw only what you are told.',
        child: 'Orders three lines of a drawing for the answer.',
      },
      round:
        'Back to back, you read question 1. Your child shows or says {answer}, then orders three lines for it: a long one from left to right first. You draw them.',
      steps: [
        'Get out paper, pencils and a pillow. Sit back to back with it between you.',
        'Came out odd? Your child finds the missing word, and you draw again.',
        'Missed? Tell the answer.',
      ],
      say: 'I draw just what I hear. What comes first?',
    },
    {
      title: 'Which Sketch Is It',
      child:
        'Make a sketch for each answer. Pick one in secret. Tell three clues: its lines, its shapes, its place. Listen to the guess from {hero}. Win one {token} for {place} with each match.',
      inShort: {
        you: 'Read all questions first. Then guess each sketch from clues.',
        child: 'Answers each with a sketch. Then gives three clues to a secret one.',
      },
      round:
        'Your child says {answer} and makes a sketch for it. Later come three clues: lines, shapes, places. You point to sketch 1!',
      steps: [
        'Get out paper, pencils and a pillow. Tear one card for each question.',
        'Missed? Tell the answer before the sketch.',
        'Guessed wrong? One more clue. Guessed cards go on the pillow.',
      ],
      say: 'Clue one is about its lines. I am listening.',
    },
  ],
  safety: [],
}
