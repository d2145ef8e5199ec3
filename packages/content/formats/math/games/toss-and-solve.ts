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
      title: 'Sock Golf',
      child:
        'Pretend that the basket is {place}. Answer a question to toss one pair: one {token}. Choose your shot: underhand, one-handed or over your shoulder. Sink all six, and tell {hero} your best shot.',
      inShort: {
        you: 'Ask, and count the tosses.',
        child: 'Answers, tosses one pair, and again from where it lands. In the basket: one {token}.',
        end: 'Six pairs are in.',
      },
      round:
        'You read question 1. Your child says {answer} and tosses from the line. Missed! The next toss starts where the socks lie. In with two shots: one {token}.',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Mark a start line eight steps from the basket.',
        'Your child mends a wrong answer on paper before the toss.',
        'Write down the shots for each pair.',
      ],
      say: 'Answer first. Then one long shot, or two short ones?',
    },
    {
      title: 'Balance Walk',
      child:
        'Carry six {tokens} to {friend} without your hands. Answer a question to load one pair: one {token}. Choose where it rides: head, elbow or foot. Walk it to the basket and let it fall in.',
      inShort: {
        you: 'Ask, and at each drop hear the answer again.',
        child: 'Answers and balances one pair to the basket: one {token}. After a drop, says it again.',
        end: 'Six pairs have arrived.',
      },
      round:
        'Ask question 1. Your child says {answer} and walks off, a pair on one elbow. It drops! Your child says {answer} again and goes on. In the basket: one {token}.',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Set the basket at the far wall.',
        'Your child mends a wrong answer on paper.',
        'Change the ride: head, elbow, foot.',
      ],
      say: 'Steady now. Which part of you has not carried one yet?',
    },
    {
      title: 'Feet Only',
      strands: ['number', 'operations', 'fractions'],
      child:
        'Sit on the floor with your shoes off. Answer a question to win one pair: one {token}. Choose: lift it with two feet, or four with your grown-up. Fill the basket with all six for {place}.',
      inShort: {
        you: 'Ask, and lend two feet.',
        child: 'Answers, then lifts one pair into the basket with feet only: one {token}.',
        end: 'All six pairs are in.',
      },
      round:
        'Sitting on the floor, your child hears question 1 and says {answer}. Four feet, yours too, squeeze a pair, lift it and let it fall into the basket: one {token}.',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Set the basket and six rolled pairs between you.',
        'Your child mends a wrong answer on paper first.',
        'Lift a dropped pair again. No hands!',
      ],
      say: 'No hands! Will your toes manage this {token}, or do they need mine?',
    },
    {
      title: 'High or Low Toss',
      answers: 'numbers',
      strands: ['number', 'operations', 'data'],
      child:
        'Guess if the next answer is higher or lower. Work it out and have it written large. Stand near if you guessed it, far if not. Choose a shot and toss one pair for {hero}: one {token}.',
      inShort: {
        you: 'Ask, and write each answer large.',
        child: 'Guesses higher or lower than the last answer, works it out and tosses in one {token}.',
        end: 'Six pairs are in the basket.',
      },
      round:
        'You read question 1. Your child says {answer}, you write it large. One pair is tossed from near: one {token}. Then comes question 2: higher or lower than that?',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Mark a near line and a far one.',
        'From then on: right guess, near line. Wrong guess, far line. Toss until it is in.',
        'Mend a wrong answer on paper.',
      ],
      say: 'Higher or lower: what tells you?',
    },
  ],
  safety: [
    {
      hazard: 'tossing indoors',
      adultNote: 'A grown-up clears away lamps and whatever could break.',
    },
  ],
}
