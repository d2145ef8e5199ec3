import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const gameFormats: Format[] = [
  {
    id: 'math.clue-hunt',
    subject: 'math',
    title: 'Clue Hunt',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'index cards', quantity: '6', core: true, substitute: 'small slips of scrap' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Hunt for the picture that {friend} took apart. Choose where to look first: high or low. Find a card and read its number. Answer the question with that number to keep the card. Put all your cards together. Tell {hero} what the picture shows.',
        steps: [
          'Get out index cards and pencils. Lay one card a question in a row and draw one big {thing} across.',
          'Number the backs and hide the cards. Find one together and answer its question.',
          'Your child hunts on. A right answer earns the card; the last one finishes the picture.',
        ],
        say: 'Somewhere in this room is a picture in pieces. Which number will you find first?',
        success: 'The picture is whole, and each card was earned with an answer.',
      },
      {
        answers: 'short',
        child:
          'Save {place} from one false card. Work out a question before you move. Walk to the card with your answer. Bring it back and lay it by its question. Choose the fast way or the quiet way. Show {hero} the one card that nobody needs.',
        steps: [
          'Get out index cards and pencils. Write each answer on a card, and a wrong answer on one more. Stand them around the room.',
          'Do question 1 together and fetch its card.',
          'Your child works first, then walks. The card left over is the false one.',
        ],
        say: 'One of these cards is false. Only good answers can tell which.',
        success: 'Each question has its card, and only the false one is left over.',
      },
      {
        child:
          'Hide the answers before {friend} can mix them up. Work out a question. Write or draw the answer on a card. Choose a good hiding place and tuck it in. Lead your grown-up there with warm and cold. Prove each answer when its card is found at {place}.',
        steps: [
          'Get out index cards and pencils. Number one card for each question.',
          'Do question 1 together. You hide that card, and your child finds it.',
          'Your child fills and hides the others while you look away. Hunt and ask: how do you know?',
        ],
        say: 'I will look away until you say go. Are your answers safe?',
        success: 'Your child can show how the answer on each card was found.',
      },
      {
        answers: 'numbers',
        strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
        child:
          'Find the code for {place}. Hunt for a card and read its question number. Work out the answer and write it on the card. Lay your cards in order, smallest number first. Choose: check the order with a partner or alone. Read the whole code to {hero}.',
        steps: [
          'Get out index cards and pencils. Number one card for each question and hide them.',
          'Find one together, work it out and write the answer large.',
          'Your child hunts on and fits each new card into the row.',
        ],
        say: 'The code starts with the smallest answer. Where will this card go?',
        success: 'The row runs from smallest to largest with every answer right.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.toss-and-solve',
    subject: 'math',
    title: 'Toss and Solve',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'socks', quantity: '6 rolled pairs', core: true },
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 6,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Score for the team at {place}. Answer a question and show how you know. Then toss one rolled pair at the basket. Choose: toss from near for 1 point or far for 2. Count nothing for a miss. Reach 6 points with your last toss.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Mark a near line and a far line.',
          'Answer question 1 together, and let your child toss.',
          'One question, one toss, until all are asked. Mend a slip first, then toss from near.',
        ],
        say: 'Answer first, then take your shot. Is this one for near or for far?',
        success: 'Each toss came after an answer that your child could show.',
      },
      {
        child:
          'Choose before you answer: are you sure or not yet? Work the question out for {hero}. Toss from three steps away if you were sure. Walk up and drop it in if you were not. Count one pair for each question when {place} closes.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Take one pair for each question.',
          'Do question 1 together and say aloud how sure you both felt.',
          'Go on. Did an answer need mending? Then walk that pair to the basket, too.',
        ],
        say: 'Sure or not yet? Both are fine. It tells us where to slow down.',
        success: 'Your child checks once more whenever an answer feels shaky.',
      },
      {
        child:
          'Bring the lost {things} home to {place}. Each rolled pair on the floor is one {thing}. Answer a question to pick one up. Carry it home or toss it home: you choose. Call out how many still wait for {hero}. Bring in all of them with your last answer.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Scatter one pair for each question.',
          'Do question 1 together and bring the first pair home.',
          'Your child goes on. One hint is allowed for each question.',
        ],
        say: '{hero} is counting on you. Which one shall we bring home first?',
        success: 'Nothing is left on the floor, and your child explained two answers.',
      },
      {
        answers: 'numbers',
        strands: ['number', 'operations', 'data'],
        child:
          'Play higher or lower at {place}. Listen to a question. Guess: is its answer higher or lower than the last one? Work it out to see. Toss one pair for a right answer. Toss another one if your guess was right, too.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils.',
          'Do question 1 together and write its answer large. It has no guess.',
          'For each new question: guess, work, compare, toss. Take pairs out again when you run short.',
        ],
        say: 'Look at the last answer. Will this one be higher or lower? What makes you think so?',
        success: 'Your child compares each answer with the one before and gives a reason.',
      },
    ],
    safety: [],
  },
]
