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
        'Toss socks home to {place}. Answer a question to take a shot. Choose how: underhand, one-handed or over your shoulder.',
      inShort: {
        you: 'Ask a question. After the answer, hand over one rolled pair.',
        child: 'Answers and tosses the pair from the line, then again from where it landed, until it is in the basket.',
      },
      round:
        'Your child says {answer} and tosses the pair. Missed! Your child tosses again from where it landed. In it goes!',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. The line is five steps from the basket.',
        'Work out a wrong answer together before the toss.',
      ],
      say: 'Welcome to sock golf. Can you do it in two tosses?',
    },
    {
      title: 'Balance Walk',
      child:
        'Carry each pair to {friend} without your hands. Answer a question to load one {token}. Choose where each pair rides: head, elbow or foot.',
      inShort: {
        you: 'Ask a question. If the pair drops on the way, ask why the answer is right.',
        child: 'Answers, lays one pair on head, elbow or foot, and carries it to the basket without hands.',
      },
      round:
        'Your child says {answer}, lays a pair on one elbow and walks. It drops! Your child tells why the answer is right, loads the pair again and brings it home.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. Set the basket at the far wall.',
        'Work out a wrong answer together before the walk.',
      ],
      say: 'Steady now. Which part of you will carry this one?',
      safety: [{ hazard: 'walking with a load', adultNote: 'Stay close and clear the way to the basket first.' }],
    },
    {
      title: 'Feet Only',
      strands: ['number', 'operations', 'fractions'],
      child:
        'Use your feet only. Answer right, and your grown-up must help. Choose how to grip: with heels or toes. Fill the basket with {tokens} for {place}.',
      inShort: {
        you: 'Ask a question. After the answer, lend your child your two feet.',
        child: 'Answers and moves one pair into the basket together with you, with feet only.',
      },
      round: 'Your child says {answer}. Your four feet squeeze one pair, lift it and push it into the basket.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. Sit on the floor without shoes, face to face. Lay the pairs and the basket, on its side, between you.',
        'Work out a wrong answer together before your feet begin.',
      ],
      say: 'No hands! Can you win the help of my toes?',
      safety: [],
    },
    {
      title: 'High or Low Toss',
      answers: 'numbers',
      strands: ['number', 'operations', 'data'],
      child:
        'Guess if the next answer is higher or lower than the last. Work it out to see where you may stand. Choose how to toss for {hero}: overhand or underhand.',
      inShort: {
        you: 'Read a question. From question 2 on, ask first: will the answer be higher or lower than the last one?',
        child:
          'Guesses, then works it out. Tosses one pair into the basket: from the near line if the guess was right, otherwise from the far line.',
      },
      round: 'There is nothing to guess yet: your child works it out, says {answer} and tosses from the near line.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. The near line is four steps from the basket, the far line six.',
        'Missed? Toss again from one step nearer. Work out a wrong answer together before the toss.',
      ],
      say: 'Think ahead, and stand near. Ready?',
    },
  ],
  safety: [
    {
      hazard: 'tossing indoors',
      adultNote: 'Stay close and clear away lamps and whatever could break.',
    },
  ],
}
