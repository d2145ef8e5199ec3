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
        'Answer a question to get the next hole of {place}. Toss a pair at it. Toss again from where it lands. Choose how to toss: underhand or over your shoulder.',
      earned: true,
      inShort: {
        you: 'Put the basket somewhere new in the room.',
        child: 'Tosses one pair at it. Missed? Tosses again from where it landed.',
      },
      round:
        'Your child says {answer}. You put the basket by the door. Missed! Your child tosses again from where the pair landed. In!',
      steps: ['Get out socks and a laundry basket. Roll up each pair.', 'Wrong? Work it out together first.'],
      say: 'Welcome to sock golf! Where is the next hole?',
    },
    {
      title: 'Balance Walk',
      wrongAnswers: true,
      child:
        'Listen to an answer and check it. Carry a true pair to the basket of {friend}. Carry a false one to the chair. Use no hands: choose head, elbow or foot.',
      inShort: {
        you: 'Read a question. Then say the right answer or the tempting one.',
        child:
          'Works it out and says the answer. Carries a pair without hands: to the basket if you were right, to the chair if not.',
      },
      round: 'You say {wrong}. Your child says {answer}. On one elbow, a pair goes to the chair.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. Across the room, set the basket and a chair far apart.',
        'Wrong way? Work it out together.',
      ],
      say: 'Is it true? Which part of you will carry?',
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
        you: 'Read a question, then lend your two feet.',
        child: 'Works it out and points a toe at the answer. Moves its pair into the basket with you, by feet only.',
        end: 'Your child tells why the last slip is false.',
      },
      round: 'Your child points a toe at {answer}. Your four feet lift its pair and drop it into the basket.',
      steps: [
        'Get out socks, a laundry basket, paper and pencils. Write these on slips: {signs}. Sit around them without shoes and lay a rolled pair on each.',
        'Wrong slip? Work it out together.',
      ],
      say: 'No hands! Which pair may my toes help with?',
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
      strands: ['number', 'operations', 'data'],
      answers: 'numbers',
      child:
        'Guess the answer fast, then work it out for {hero}. Toss high if your guess was too low. Toss low if it was too high. Choose how to stand: on one leg or two.',
      inShort: {
        you: 'Read a question. Ask for a quick guess first, then for the answer.',
        child: 'Guesses, then works it out. Was the guess too low? Tosses a pair high. Too high? Tosses it low.',
      },
      round:
        'Your child guesses a number, then works it out and says {answer}. The guess was too low: your child tosses high.',
      steps: [
        'Get out socks and a laundry basket. Roll up each pair. Stand four steps from the basket.',
        'Wrong? Work it out together first.',
      ],
      say: 'Guess fast, then work it out. High or low?',
    },
  ],
  safety: [
    {
      hazard: 'tossing indoors',
      adultNote: 'Stay close and clear away lamps and whatever could break.',
    },
  ],
}
