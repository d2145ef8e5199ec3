import type { Format } from '../../../types.ts'

export const tossAndSolve: Format = {
  id: 'math.toss-and-solve',
  subject: 'math',
  title: 'Toss and Solve',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'socks', quantity: '{questions*2}, in pairs', core: true },
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Sock Golf',
      child:
        'Toss socks home to {place}. Stand near if your answer is right. Choose your shot: underhand, one-handed or over your shoulder.',
      inShort: {
        you: 'Ask a question and show the start line.',
        child:
          'Answers, tells how and tosses one pair, then again from where it lands. In the basket it is one {token}.',
        end: 'Every pair is in the basket.',
      },
      round:
        'You read question 1. Your child says {answer}, tells how and tosses from the near line. Missed! The next toss starts where the socks lie. In the basket: one {token}.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. The near line is four steps from the basket, the far line eight.',
        'After a wrong answer, work it out together. Then the toss is from the far line.',
      ],
      say: 'A right answer starts near. Can you do it in two tosses?',
    },
    {
      title: 'Balance Walk',
      child:
        'Carry each pair to {friend} without your hands. Answer a question to load one {token}. Choose where each pair rides: head, elbow or foot.',
      inShort: {
        you: 'Ask a question. If a pair drops on the way, ask how the answer came out.',
        child: 'Answers, chooses where one pair rides and carries it to the basket without hands: one {token}.',
        end: 'Every pair has arrived.',
      },
      round:
        'You read question 1. Your child says {answer}, lays a pair on one elbow and walks. It drops! Your child tells how the answer came out and goes on. In the basket: one {token}.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. Set the basket at the far wall.',
        'After a wrong answer, work it out together. Then you choose where the pair rides.',
      ],
      say: 'Steady now. Which part of you will carry this one?',
      safety: [{ hazard: 'walking with a load', adultNote: 'A grown-up clears the way to the basket first.' }],
    },
    {
      title: 'Feet Only',
      strands: ['number', 'operations', 'fractions'],
      child:
        'Use your feet only. Answer right, and your grown-up must help. Choose how to grip: with heels or toes. Fill the basket with {tokens} for {place}.',
      inShort: {
        you: 'Ask a question. After a right answer, lend your two feet.',
        child: 'Answers, tells how and moves one pair into the basket with feet only: one {token}.',
        end: 'All pairs are in the basket.',
      },
      round:
        'You read question 1. Your child says {answer}, tells how and wins your feet. Four feet squeeze a pair, lift it and push it into the basket: one {token}.',
      steps: [
        'Get out socks and a laundry basket. Sit on the floor, both of you without shoes. Between you lie the rolled pairs and, on its side, the basket.',
        'Work out a wrong answer together. That pair goes in without your help.',
      ],
      say: 'No hands! Can you win the help of my toes?',
      safety: [],
    },
    {
      title: 'High or Low Toss',
      answers: 'numbers',
      strands: ['number', 'operations', 'data'],
      child:
        'Guess if the next answer is higher or lower than the last. Work it out to see where you may stand. Choose a high or a low toss for {hero}.',
      inShort: {
        you: 'Read a question and ask first: higher or lower than the last answer? What tells you?',
        child: 'Guesses, works it out and tosses one pair. A right guess tosses from near. In the basket: one {token}.',
        end: 'Every pair has landed there.',
      },
      round:
        'You read question 1. Your child works it out, says {answer} and tosses one pair from the near line: one {token}. From question 2 on, your child first guesses: higher or lower?',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. The near line is four steps from the basket, the far line six.',
        'Mend a wrong answer first. Missed pairs are tossed again.',
      ],
      say: 'Think ahead, and stand near. Ready?',
    },
  ],
  safety: [
    {
      hazard: 'tossing indoors',
      adultNote: 'A grown-up clears away lamps and whatever could break.',
    },
  ],
}
