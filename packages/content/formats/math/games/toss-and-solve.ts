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
      answers: 'numbers',
      child:
        'Toss socks home to {place}. Walk away from the basket, heel to toe. Take as many steps as the last digit of your answer. Choose how to toss: underhand or over your shoulder.',
      inShort: {
        you: 'Ask a question. Count the steps along: as many as the last digit of the right answer. Then hand over one rolled pair.',
        child:
          'Answers. Walks from the basket, heel to toe, as many steps as the last digit says. Tosses from there, then from where the pair landed, until it is in.',
      },
      round:
        'Your child says {answer}, and you count the steps of its last digit. Missed! Your child tosses again from where the pair landed. In it goes!',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair.',
        'The last digit of 14 is 4; a 0 means ten steps. After a wrong answer, work it out together before the walk.',
      ],
      say: 'Welcome to sock golf. From where does your answer let you toss?',
    },
    {
      title: 'Balance Walk',
      wrongAnswers: true,
      child:
        'Listen to an answer and check it. Carry a true pair to the basket of {friend}. Carry a false one to the chair. Use no hands: choose head, elbow or foot.',
      inShort: {
        you: 'Read a question. Then say the right answer or the wrong one from the table.',
        child:
          'Works it out. Carries one pair on head, elbow or foot: to the basket if you are right, to the chair if not. Says the right answer there.',
      },
      round:
        'You say {wrong}. Your child works it out, lays a pair on one elbow, walks to the chair and says {answer}.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. At the far wall, set the basket on one side and a chair on the other.',
        'A pair that drops is loaded again. At the wrong end, work it out together and carry the pair over.',
      ],
      say: 'Is it true? And which part of you will carry this one?',
      safety: [{ hazard: 'walking with a load', adultNote: 'Stay close and clear the way to the basket first.' }],
    },
    {
      title: 'Feet Only',
      strands: ['number', 'operations', 'fractions'],
      answers: 'short',
      wrongAnswers: true,
      prepMinutes: 2,
      child:
        'Use your feet only. Find the slip with your answer. Grip its pair of socks: choose heels or toes. Fill the basket for {place} and leave the false pair.',
      inShort: {
        you: 'Read a question. When your child points a toe at the right slip, lend your two feet.',
        child:
          'Works it out and points a toe at the slip with the answer. Moves the pair on it into the basket together with you, with feet only.',
        end: 'One pair is left: your child tells why its slip is false.',
      },
      round:
        'Your child points a toe at {answer}. Your four feet squeeze its pair, lift it and push it into the basket.',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Roll up each pair. Tear the sheet into slips, one answer on each: {signs}. Sit on the floor without shoes, face to face. Between you lie the slips, a pair on each, and the basket on its side.',
        'Wrong slip? Work it out together before your feet begin.',
      ],
      say: 'No hands! Which pair may my toes help you with?',
      materials: [
        { name: 'socks', quantity: '{questions*2+2}, in pairs', core: true },
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
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
