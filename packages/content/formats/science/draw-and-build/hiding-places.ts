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
        you: 'Read a question. Tap one door: the right answer. Tap the other: the tempting one.',
        child: 'Picks the right door and says why. Walks two fingers through it.',
      },
      round:
        'You tap one door of room 1: {wrong}. The other: {answer}. Your child picks that, says why and walks through.',
      steps: [
        'Get out paper and pencils. Your child draws three rooms in a row. Each has two doors out.',
        'A wrong door is locked. Work out why together.',
      ],
      say: 'Two doors, two answers. Only one of them opens!',
    },
    {
      title: 'Map of Finds',
      questions: 3,
      child:
        'Draw a map of {place} with five spots. Answer to win a hint, and find three hidden {tokens}. Choose where to look: hill, gate or well?',
      inShort: {
        you: 'Think of a spot on the map. Read a question. Then name two spots: yours and another.',
        child: 'Answers and says why. Points to one of the two. Empty? The treasure is at the other.',
      },
      round:
        'Your child says {answer} and why. You name the hill and the gate. The hill, says your child: nothing! The gate it is.',
      steps: [
        'Get out paper and pencils. Your child draws a map with five spots, such as a hill.',
        'Wrong? Work it out together.',
      ],
      say: 'A right answer makes me talk. Where is it?',
    },
    {
      title: 'Forks in the Trail',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Draw a trail to {place} that splits three times. Choose the way of the true answer. Steer the pencil of {friend} there by words alone.',
      inShort: {
        you: 'As {friend}, read a question. Give each way an answer, right or tempting. Then shut your eyes.',
        child: 'Picks the true way. Steers your pencil along it by words alone.',
      },
      round: 'You say: left is {answer}, right is {wrong}. Your child picks left. Eyes shut, you hear: up, left, stop!',
      steps: [
        'Get out paper and pencils. Your child draws a trail that forks three times. The two ways soon meet again.',
        'Wrong way? Work it out together and go back.',
      ],
      say: 'I draw only where you tell me.',
    },
  ],
  safety: [],
}
