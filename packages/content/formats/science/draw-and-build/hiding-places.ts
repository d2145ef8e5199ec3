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
        child: 'Picks the door with the right answer, says why, goes through and draws one {token} in the next room.',
        end: 'Your child has walked out of room three.',
      },
      round:
        'You read question 1, tap one door of room 1 and say {wrong}. You tap the other and say {answer}. Your child picks that one, says why and draws one {token} behind it.',
      steps: [
        'Get out paper and pencils. Your child draws three rooms in a row, each with two doors to the next, and a yard behind the last.',
        'A wrong door is locked. Tell the answer, change the doors and ask again.',
      ],
      say: 'Two doors, two answers. Only one of them opens!',
    },
    {
      title: 'Map of Finds',
      questions: 3,
      child:
        'Draw a map of {place} with six spots. Answer to win tries, and find three hidden {tokens}. Choose where to look: hill, gate or well?',
      inShort: {
        you: 'Ask a question. Pay two tries for a right answer, one for an answer that you had to tell.',
        child:
          'Answers, puts the answer on the map and names a spot for each try. One {token} hidden there is found and drawn.',
        end: 'All three {tokens} are on the map.',
      },
      round:
        'You read question 1. Your child says {answer}, puts it on the map by the gate and wins two tries. The hill? Nothing there. The gate? Yes! Your child draws one {token} at the gate.',
      steps: [
        'Get out paper and pencils. Your child draws a map on one sheet, with six spots, such as a hill or a well. On the other sheet secretly write down three of them: there the {tokens} hide.',
        'Ask a question again last if you had to tell its answer. At the end your child walks a finger over the map and tells what each answer there means.',
      ],
      say: 'Three of your six spots hide something. Right answers let you look twice.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Forks in the Trail',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Draw a trail to {place} that splits three times. Choose the way of the true answer. Steer the pencil of {friend} there by words alone.',
      inShort: {
        you: 'As {friend}, read a question and name an answer for each way. Then shut your eyes and draw as told.',
        child: 'Picks the way with the right answer, says why and steers your pencil past the fork: one {token}.',
        end: 'The pencil has passed three forks.',
      },
      round:
        'At fork 1 you read question 1. Left is {answer}, right is {wrong}. Your child picks left and says why. You shut your eyes. Up, left, stop! One {token} is drawn where you stopped.',
      steps: [
        'Get out paper and pencils. Your child draws a trail. Three times it forks into two ways that soon meet again. Change sides for the right answer.',
        'On a wrong way you get stuck in mud. Tell the answer and go back to the fork.',
      ],
      say: 'I draw only where you tell me. Which way is true?',
    },
  ],
  safety: [],
}
