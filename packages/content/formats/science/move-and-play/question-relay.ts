import type { Format } from '../../../types.ts'

export const questionRelay: Format = {
  id: 'science.question-relay',
  subject: 'science',
  title: 'Question Relay',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
    { name: 'socks', quantity: '6, rolled into 3 pairs', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Make each rolled sock one {token}. Listen to a question from {hero}. Carry the sock to the basket at {place}. Say your answer, then drop it in. Choose your walk: slow, sideways or with giant steps.',
      inShort: {
        you: 'Ask at the start, and listen at the basket.',
        child: 'Carries rolled socks to the basket, answers there and drops them in: one {token}.',
        end: 'All the rolled socks are in.',
      },
      round:
        'At the start you read question 1. Your child carries a rolled pair off, thinking. At the basket your child says {answer} and a because. In it drops: one {token}.',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Put the basket six steps away. Roll one pair for each question.',
        'Wrong? Your child walks back, hears the answer and sets out again.',
        'Write down the hardest question and ask it once more.',
      ],
      say: 'Use the walk to think. Tell me at the basket.',
    },
    {
      title: 'The Sock Hunt',
      ages: 'younger',
      questions: 3,
      child:
        'Find the {tokens} that {friend} hid at {place}: rolled socks. Bring one back to hear its question. Answer it and put the sock into the basket. Mark a tally on the sheet. Choose to creep or to hop on the hunt.',
      inShort: {
        you: 'Hide rolled socks, and ask one question for each find.',
        child: 'Finds a pair, answers its question and drops it into the basket: one {token}.',
        end: 'All the rolled socks are in.',
      },
      round:
        'Your child creeps off and finds a rolled pair behind the door. You read question 1. Your child says {answer}. Into the basket with it, and a tally on the sheet: one {token}!',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Hide one rolled pair for each question in easy spots of one room.',
        'Wrong? Tell it, and hide that pair again for the same question.',
        'Take the pairs out one by one, with a fact for each.',
      ],
      say: 'You found one. Here is the question that goes with it.',
    },
    {
      title: 'Toss and Pick',
      questions: 3,
      child:
        'Toss a sock at the basket to see who picks. Choose any number if it goes in. Answer that question for {friend}. Draw one {token} when it is right. Count what you have for {place} at the end.',
      inShort: {
        you: 'After a miss, pick the number. Ask its question.',
        child: 'Tosses socks. A hit picks the number. A right answer wins one {token}.',
        end: 'No number is open.',
      },
      round:
        'Your child tosses the rolled pair from three steps. In! Your child picks number 1, hears the question and says {answer}. The 1 is crossed out, and one {token} is drawn beside it.',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Number the questions on the sheet. Put the basket three steps away. Roll up one pair.',
        'After a wrong answer, tell the right one. Its number stays open.',
        'Count the {tokens}.',
      ],
      say: 'In or out? Who picks?',
    },
  ],
  safety: [],
}
