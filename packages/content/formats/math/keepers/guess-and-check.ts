import type { Format } from '../../../types.ts'

export const guessAndCheck: Format = {
  id: 'math.guess-and-check',
  subject: 'math',
  title: 'Guess and Check',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'dry beans', quantity: 'a handful', core: true, substitute: 'pasta' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Which Fist Fibs',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Listen: each fist tells an answer. Only the true one holds a bean. Work the question out with marks or a drawing. Choose the fist with your answer. Keep the bean for {hero}: one {token}.',
      inShort: {
        you: 'Let each fist tell an answer. A bean hides in the true one.',
        child: 'Works it out, opens the fist with its answer and keeps the bean: one {token}.',
        end: 'Every bean is won.',
      },
      round:
        'You read question 1. Your left fist says {wrong}. Your right fist hides a bean and says {answer}. Your child works it out and opens that one: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils.',
        'Next the empty fist tells the tempting one from the last step. Change hands.',
        'If the fist is empty, your child finds the mistake and opens the other.',
      ],
      say: 'Each hand says something else. Which one tells the truth?',
    },
    {
      title: 'The Sure Scale',
      ages: 'older',
      child:
        'Draw a scale from wild guess to surely right. Hear a question and set one bean under your hand. Answer it, and choose a check if you doubt. Send the bean to {place}: one {token}.',
      inShort: {
        you: 'Guess how sure your child feels.',
        child: 'Sets a bean on a scale to show how sure, answers and wins it: one {token}.',
        end: 'All beans are at {place}.',
      },
      round:
        'Read question 1 aloud. Your child hides a bean near surely right, you guess a spot on yours. Hands up: the same? Your child says {answer} and sends the bean to {place}: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw two scales, one for each of you, and a corner for {place}.',
        'A wrong answer is mended, and wins too.',
        "Only your child's bean moves on.",
      ],
      say: 'My bean is set. How sure are you?',
    },
    {
      title: 'Grab and Count',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      child:
        'Work out how many beans a question needs. Grab that many by feel, with one hand or both. Count them: too many, too few or exact? Choose a ring for one bean and {hero}: one {token}.',
      inShort: {
        you: 'Write the answer and the number grabbed.',
        child: 'Answers, grabs that many beans by feel, counts, mends and keeps one: one {token}.',
        end: 'Every ring holds one bean.',
      },
      round:
        'You read question 1. Your child says {answer}, grabs that many by feel and counts. Too many, too few? Mend it. One bean goes into a ring: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw one ring for each question.',
        'Mend a wrong answer before the grab. For 0, show an empty hand.',
        'A big number may take two grabs.',
      ],
      say: 'No counting yet. Does that feel like enough?',
    },
    {
      title: 'Ten in the Ring',
      ages: 'younger',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Guess: will the answer fill the ring of ten? Lay the answer in beans, ten inside first. Choose how one bean travels: push, blow or elbow it. Send it to {place}: one {token}.',
      inShort: {
        you: 'Ask: will the answer fill the ring of ten?',
        child: 'Guesses, lays the answer, ten beans inside first, tells what is over or missing: one {token}.',
        end: 'One bean for each question has traveled.',
      },
      round:
        'You read question 1. Fill the ring or not? Your child guesses, says {answer} and lays that many, ten inside first. How many are over, or missing? One bean travels to the corner: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a ring for ten beans and a corner for {place}.',
        'After a wrong answer, lay the question in beans.',
        'Empty the ring before each question.',
      ],
      say: 'Will they all fit inside?',
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
    },
  ],
}
