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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Draw two doors for each question at {place}. Listen to two answers: one for each door. Choose the true one and tell why. Draw one {token} behind it. Tell {hero} what was wrong behind the other.',
      inShort: {
        you: 'Give each door an answer: one true, one wrong.',
        child: 'Points to a door and says why. Behind the true door goes one {token}.',
        end: 'Every pair of doors has its {token}.',
      },
      round:
        'You read question 1, tap one door and say {wrong}. You tap the other and say {answer}. Your child chooses that one and tells why: one {token}.',
      steps: [
        'Get out paper and pencils. Your child draws a pair of doors for each question.',
        'Tempting ones are in the last step. Change doors often.',
        'Wrong door? Choose again.',
      ],
      say: 'Two answers, two doors. How can you tell which is true?',
    },
    {
      title: 'Map of Finds',
      questions: 3,
      child:
        'Draw a map of {place}: one spot for each question. Pick the spots yourself: a hill, a gate, a well. Answer in a sentence. Hear where the next {token} lies, and draw it there. Follow the line with {friend} at the end.',
      inShort: {
        you: 'After each right answer, name an empty spot on the map.',
        child: 'Answers in a sentence, draws one {token} there and joins it to the last.',
        end: 'Every spot has its {token}.',
      },
      round:
        'Your child hears question 1 and says {answer} in a whole sentence. You whisper: it lies at the hill. Your child draws one {token} there.',
      steps: [
        'Get out paper and pencils. Your child draws a map with one spot for each question, such as a hill, a gate, a well.',
        'Wrong? Tell the answer and ask again last.',
        'At the end a finger follows the line and tells the facts.',
      ],
      say: 'Answer, and I will whisper where the next {token} lies.',
    },
    {
      title: 'Forks in the Trail',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Trace a trail to {place}. Listen to two answers at each fork. Take the true way, and tell {friend} why. Draw the {token} that lies there. Choose what blocks the wrong ways.',
      inShort: {
        you: 'At each fork, call one true and one wrong answer.',
        child: 'Takes a way and says why. On the true way lies one {token}.',
        end: 'The trail reaches {place}.',
      },
      round:
        'At fork 1 you read question 1. Left, you call {answer}. Right, you call {wrong}. Your child goes left and says why, then draws the {token} that lies there.',
      steps: [
        'Get out paper and pencils. Your child draws a path with one fork for each question.',
        'Tempting ones are in the last step. Change sides.',
        'Wrong way? Turn back and say what is off.',
        'At the end a finger follows the path, with one fact for each fork.',
      ],
      say: 'You are at a fork. Which of the two answers is true?',
    },
  ],
  safety: [],
}
