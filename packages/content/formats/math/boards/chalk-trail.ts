import type { Format } from '../../../types.ts'

export const chalkTrail: Format = {
  id: 'math.chalk-trail',
  subject: 'math',
  title: 'Chalk Trail',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'outdoors',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'chalk', quantity: '1 stick', core: true, substitute: 'slips on the floor, indoors' }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Two Trap Rings',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Work out a question in chalk before you run. Choose how to run: straight or zigzag. Find the one safe ring, and win all {tokens} for {hero}.',
      inShort: {
        you: 'Read a question and wait. When your child runs, hop along on one foot and try to tag.',
        child: 'Works it out in chalk and runs to the answer. There, nobody can be tagged.',
      },
      round:
        'You wait. Your child works it out and zigzags off. You hop behind, too late: the ring with {answer} is safe!',
      steps: [
        'Get out chalk. Outside, draw a start line. Far apart beyond it, ring these numbers: {answers}. Add two traps: {decoys}.',
        'Tagged, or in a wrong ring? Work it out together.',
      ],
      say: 'Two rings are traps. Think, then run!',
    },
    {
      title: 'Hop and Remember',
      answers: 'short',
      child:
        'Hop to the box with your answer. Start again with each new question. Hop to all answers so far, in their order. Choose one foot or two, and remember them all for {hero}.',
      inShort: {
        you: 'Read a question and check the hops.',
        child: 'Answers. From the line, hops to all answers so far, in order.',
      },
      round: 'Your child says {answer} and hops to its box. After question 2, the hops go there first, then on.',
      steps: [
        'Get out chalk. Outside, draw a start line. Beyond it, write these in boxes one hop apart: {answers}.',
        'Wrong? Work it out together.',
      ],
      say: 'Your feet hop. Can your head keep the answers?',
    },
    {
      title: 'Past the Guard',
      wrongAnswers: true,
      child:
        'Start for {place} with true answers only. Creep when the guard calls one. Stay when the guard is wrong. Choose how to stand still: like a tree or like a stork.',
      inShort: {
        you: 'Read a question. Turn away and call the right or tempting answer. Count to five and look.',
        child:
          'Works it out. After the right answer, creeps toward you. After a wrong one, stands still and says the right one.',
        end: 'Your child creeps on and touches your back.',
      },
      round: 'You turn away, call {wrong} and count to five. Your child stands still and says {answer}.',
      steps: [
        'Get out chalk. Outside, draw a start line and stand six big steps away.',
        'Wrong? Work it out together.',
      ],
      say: 'I call an answer. Do you trust it?',
    },
    {
      title: 'The Giant Clock',
      strands: ['time'],
      answers: 'short',
      child:
        'Draw the numbers of a clock that is wider than you. Answer a question to set its hands. Choose the time: from the question or your own. Win {tokens} for {hero}.',
      earned: true,
      inShort: {
        you: 'Be the long hand: stand where your child sends you.',
        child: 'Picks a time. Sends you to its minutes and stands at its hour. Reads the time.',
      },
      round: "Your child says {answer} and picks 4:00. You go to the 12, your child to the 4: four o'clock!",
      steps: [
        'Get out chalk. Outside, write 1 to 12 together as a clock three steps wide.',
        'Wrong? Work it out together on the clock.',
      ],
      say: 'I am the long hand. Where do I go?',
    },
    {
      title: 'Who Stands Right',
      strands: ['number', 'fractions'],
      answers: 'numbers',
      child:
        'Draw a line ten giant steps long for {hero}. Answer a question and send your grown-up to where its number belongs. Choose your signals: words or arms. Write the number there.',
      earned: true,
      inShort: {
        you: 'Be the answer: stand on the line where your child sends you.',
        child: 'Sends you left or right to keep numbers in order. Writes the number at your feet.',
      },
      round: 'Your child says {answer} and sends you to the middle. Smaller numbers will go left, larger ones right.',
      steps: ['Get out chalk. Outside, your child draws a line ten giant steps long.', 'Wrong? Work it out together.'],
      say: 'I am your number. Where do I stand?',
    },
    {
      title: 'Feel the Shape',
      strands: ['geometry'],
      answers: 'short',
      child:
        'Draw a big shape once a question is answered. Choose which: from the question or your own. Lead your grown-up around it, eyes shut, for {hero}.',
      earned: true,
      inShort: {
        you: 'Stand on the shape. Shut your eyes and walk as told.',
        child: 'Draws a shape as big as a bed. Leads you around its line with step, turn and stop.',
      },
      round: 'Your child says {answer} and draws a triangle. Step, step, stop, turn left! You end where you began.',
      steps: ['Get out chalk. Find a clear spot outside.', 'Wrong? Work it out together in chalk.'],
      say: 'How far do I walk? How far do I turn?',
    },
  ],
  safety: [
    {
      hazard: 'Playing outside',
      adultNote:
        'Stay close, away from cars and water, and agree on a border. Indoors, lay slips for chalk lines and walk.',
    },
  ],
}
