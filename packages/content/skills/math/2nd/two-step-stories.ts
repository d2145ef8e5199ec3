import type { Skill } from '../../../types.ts'
import { twoStepsToWrite } from './organizers.ts'

export const twoStepStories: Skill = {
  id: 'math.2.two-step-stories',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 5,
  short: 'Two-Step Stories',
  iCan: 'I can solve a number story that takes two steps.',
  codes: ['2.OA.1'],
  prerequisites: ['math.2.add-within-100', 'math.2.subtract-within-100'],
  keywords: [{ word: 'step', definition: 'one bit of work on the way to an answer' }],
  model:
    'Say: 24 riders are on a bus. 8 get off, then 5 get on. Step one: 8 get off, so there are fewer. I take away. Write 24 - 8 = 16. Step two: 5 get on, so there are more. I add them to the 16. Write 16 + 5 = 21 riders.',
  picture: { kind: 'lines', lines: ['24 - 8 = 16', '16 + 5 = 21'] },
  check: {
    question: 'You had 15 {tokens}, found 6 and gave away 4. What are the two steps?',
    lookFor: 'First 15 + 6 = 21, then 21 - 4 = 17 {tokens}.',
  },
  laterChecks: [
    {
      question: 'You had 30 coins, lost 12 and found 5. What are the two steps?',
      lookFor: 'First 30 - 12 = 18, then 18 + 5 = 23 coins.',
    },
    {
      question: '20 birds sit in a tree. 7 come, then 9 fly off. What are the two steps?',
      lookFor: 'First 20 + 7 = 27, then 27 - 9 = 18 birds.',
    },
    {
      question: 'You have 25 coins, and I have 8 more than you. How many do we have in all?',
      lookFor: 'First 25 + 8 = 33, then 25 + 33 = 58 coins.',
      further: true,
    },
  ],
  misconception: {
    says: '24 and 8 and 5. I add them all: 37.',
    reply: 'Act it out. When 8 get off the bus, are there more riders or fewer?',
  },
  easier: 'Act it out and stop after each step: 6 birds sit here, 3 come, so 9. Then 4 fly off: 5.',
  harder: 'A bus has 40 riders. Half of them get off, then 7 get on. How many ride now? (20, then 27)',
  again: {
    easier: 'You have 3 beans. I have 2 more than you: 5. Draw yours and mine and count all: 3 + 5 = 8.',
    harder: 'I have 8 coins more than you. We have 30 in all. How many has each of us? (you 11, I 19)',
    model:
      'Say: You have 23 points, and I have 9 more than you. How many in all? Write step one, mine: 23 + 9 = 32. That is only my part. So I need step two, both parts: 23 + 32 = 55. So we have 55 points in all.',
    picture: { kind: 'lines', lines: ['23 + 9 = 32', '23 + 32 = 55'] },
    misconception: {
      says: '23 + 9 is 32, so we have 32 in all.',
      reply: 'Draw one bar for you and one for me. Which of them is the 32?',
    },
  },
  third: {
    easier: 'I have 5 stones, and you have 3 more than I. How many have you? (8) How many are both together? (13)',
    harder: 'You had some cards, got 12 and gave away 7. Now you have 20. How many had you at first? (15)',
  },
  prompts: [
    { ask: '{hero} has 10 {tokens}, finds 5 and loses 3. How many now?', answer: '12', sum: '10 + 5 - 3' },
    { ask: '20 {tokens} are there. 6 are taken, then 6 more. How many are left?', answer: '8', sum: '20 - 6 - 6' },
    { ask: 'A box has 15 {tokens}. 5 go and 8 come. How many now?', answer: '18', sum: '15 - 5 + 8' },
    { ask: '{hero} had 25 {tokens}, got 5 and gave away 10. How many now? What is the first step?', answer: '25 + 5' },
    {
      ask: '{place} has 18 {tokens}. {friend} takes 9 and brings 4 back. How many now?',
      answer: '13',
      sum: '18 - 9 + 4',
    },
    { ask: '{hero} has 30 {tokens}. 12 go, then 9 go. How many are left?', answer: '9', sum: '30 - 12 - 9' },
    { ask: '{friend} has 12 {tokens}, gets 9 and gives away 4. How many are left?', answer: '17', sum: '12 + 9 - 4' },
    { ask: 'Go 20 steps, then 20 more, then 5 back. How far did you get?', answer: '35', sum: '20 + 20 - 5' },
    { ask: 'Which story has two steps: find 5, or find 5 and lose 2?', answer: 'find 5 and lose 2' },
    { ask: '{friend} has 31 {tokens}, loses 7, finds 4 and says 42. What is right?', answer: '28', sum: '31 - 7 + 4' },
    {
      ask: '{hero} has 17 old {tokens} and 18 new ones. 11 are taken. How many are left?',
      answer: '24',
      sum: '17 + 18 - 11',
    },
    { ask: '{friend} has 40 cents, pays 15 and finds 5. How many cents now?', answer: '30', sum: '40 - 15 + 5' },
    { ask: '{hero} brings 16 {tokens} twice. 12 are taken. How many are left?', answer: '20', sum: '16 + 16 - 12' },
    {
      ask: '50 {tokens} are there. 24 go and 15 come back. With which number does step two start?',
      answer: '26',
      sum: '50 - 24',
    },
    { ask: 'Guess first: you have 50, lose 20 and find 9. Is it over 40?', answer: 'no, it is 39' },
    { ask: '63 {tokens} are at {place}. 28 are taken and 17 come. How many now?', answer: '52', sum: '63 - 28 + 17' },
    {
      ask: '{hero} has 45 {tokens}, and {friend} has 38. 20 are taken. How many are left?',
      answer: '63',
      sum: '45 + 38 - 20',
    },
    { ask: '{place} has 100 {tokens}. 36 go, then 29 go. How many are left?', answer: '35', sum: '100 - 36 - 29' },
    {
      ask: '{friend} has 12 {tokens}. {hero} has 3 more than {friend}. How many in all?',
      answer: '27',
      sum: '12 + 12 + 3',
      further: true,
    },
    {
      ask: '{hero} has 14 {things}. {friend} has 5 more than {hero}. How many in all?',
      answer: '33',
      sum: '14 + 14 + 5',
      further: true,
    },
    {
      ask: '{friend} has 28 {tokens}. {hero} has 10 more than {friend}. How many in all?',
      answer: '66',
      sum: '28 + 28 + 10',
      further: true,
    },
    {
      ask: 'You have 26 {tokens}, {friend} has 7 more than you. {friend} says 33 in all. What is right?',
      answer: '59',
      sum: '26 + (26 + 7)',
      further: true,
    },
    {
      ask: '{hero} has 34 {tokens}. {friend} has 8 more than {hero}. How many in all?',
      answer: '76',
      sum: '34 + (34 + 8)',
      further: true,
    },
    {
      ask: 'One row has 41 stars, the next has 15 more than that. How many in both rows?',
      answer: '97',
      sum: '41 + 41 + 15',
      further: true,
    },
    {
      ask: '{friend} has 20 {tokens}, you have 5 more. How many in all? Step one is 20 + 5 = 25. What is step two?',
      answer: '20 + 25 = 45',
      further: true,
    },
    {
      ask: 'One box has 16 {tokens}, one has 30 more. To find all, what is step one?',
      answer: '16 + 30 = 46',
      further: true,
    },
  ],
  sheets: [
    { kind: 'word-problems', types: ['two-step-change'], upTo: 100 },
    { kind: 'word-problems', types: ['two-step-compare', 'two-step-change'], upTo: 100, further: true },
    twoStepsToWrite,
  ],
}
