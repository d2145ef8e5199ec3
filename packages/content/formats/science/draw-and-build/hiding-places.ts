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
        you: 'Read a question. Tap one door of the room and say the right answer. Tap the other door and say the tempting one.',
        child: 'Picks the door with the right answer, says why and walks two fingers through it.',
      },
      round:
        'You tap one door of room 1 and say {wrong}. You tap the other and say {answer}. Your child picks that one, says why and walks through.',
      steps: [
        'Get out paper and pencils. Your child draws three rooms in a row, each with two doors into the next. Behind the last room is a yard.',
        'A wrong door is locked. Work out why together, then go through the other.',
      ],
      say: 'Two doors, two answers. Only one of them opens!',
    },
    {
      title: 'Map of Finds',
      questions: 3,
      child:
        'Draw a map of {place} with five spots. Answer to win a hint, and find three hidden {tokens}. Choose where to look: hill, gate or well?',
      inShort: {
        you: 'Think of a spot on the map where a treasure lies. Ask a question. After the answer, name two spots: yours and another.',
        child:
          'Answers and says why. Points to one of the two spots. If the treasure is not there, points to the other.',
      },
      round:
        'Your child says {answer} and why. You name the hill and the gate. Your child points to the hill. Nothing! At the gate lies the treasure.',
      steps: [
        'Get out paper and pencils. Your child draws a map with five spots, such as a hill or a well.',
        'Work out a wrong answer together.',
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
        you: 'As {friend}, ask a question. Name the right answer for one way and the tempting one for the other.',
        child:
          'Picks the way with the right answer. Steers your pencil along it by words alone while your eyes are shut.',
      },
      round:
        'At fork 1 you say: left is {answer}, right is {wrong}. Your child picks left. You shut your eyes and hear: up, left, stop! You are past the fork.',
      steps: [
        'Get out paper and pencils. Your child draws a trail across the sheet. Three times it forks into two ways that soon meet again.',
        'On a wrong way your pencil is stuck in mud. Work out the answer together and go back to the fork.',
      ],
      say: 'I draw only where you tell me. Which way is true?',
    },
  ],
  safety: [],
}
