import type { Format } from '../../../types.ts'

export const hidingPlaces: Format = {
  id: 'science.hiding-places',
  subject: 'science',
  title: 'Two Doors',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      title: 'Two Doors',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Walk two fingers through three rooms of {place}. Choose the door with the true answer. Tell {hero} how you know that the other is false.',
      inShort: {
        you: 'Read a question. Tap one door for the right answer, the other for the tempting one.',
        child: 'Picks the door with the right answer, says why and goes through: one {token}.',
        end: 'Your child is out in the yard.',
      },
      round:
        'You tap one door of room 1 and say {wrong}. You tap the other and say {answer}. Your child picks that one, says why and walks through: one {token}.',
      steps: [
        'Get out paper and pencils. Your child draws three rooms in a row, each with two doors to the next, and a yard behind the last.',
        'A wrong door is locked. Find out why, then go through the other.',
      ],
      say: 'Two doors, two answers. Only one of them opens!',
    },
    {
      title: 'Map of Finds',
      questions: 3,
      child:
        'Draw a map of {place} with five spots. Answer to win a hint, and find three hidden {tokens}. Choose where to look: hill, gate or well?',
      inShort: {
        you: 'Think of a spot. Ask a question, and after a right answer name two spots: yours and another.',
        child: 'Answers, says why and picks a spot to look. One {token} is found there.',
        end: 'Three {tokens} are found.',
      },
      round:
        'Your child says {answer} and why. You say: the hill or the gate. Your child looks at the hill. Nothing! Then it hides at the gate: one {token} is found.',
      steps: [
        'Get out paper and pencils. Your child draws a map with five spots, such as a hill or a well.',
        'A wrong answer is mended together. Then you name three spots.',
      ],
      say: 'Right answers loosen my tongue. Where shall we look?',
    },
    {
      title: 'Forks in the Trail',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Draw a trail to {place} that splits three times. Choose the way of the true answer. Steer the pencil of {friend} there by words alone.',
      inShort: {
        you: 'As {friend}, ask a question and name an answer for each way. Draw as told, with shut eyes.',
        child: 'Picks the right way, says why and steers your pencil past the fork: one {token}.',
        end: 'Three forks are passed.',
      },
      round:
        'At fork 1, left is {answer}, right is {wrong}. Your child picks left and says why. You shut your eyes. Up, left, stop! One {token}.',
      steps: [
        'Get out paper and pencils. Your child draws a trail. Three times it forks into two ways that soon meet again.',
        'On a wrong way you get stuck in mud. Tell the answer and go back to the fork.',
      ],
      say: 'I draw only where you tell me. Which way is true?',
    },
  ],
  safety: [],
}
