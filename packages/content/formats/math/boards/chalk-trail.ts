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
        you: 'Read a question. When your child runs, hop after your child on one foot and try to tag.',
        child: 'Works out the answer in chalk, then runs to the ring with that number. Nobody can be tagged there.',
      },
      round:
        'Your child works it out on the ground and zigzags off. You hop behind, but the ring with {answer} is safe.',
      steps: [
        'Get out chalk. Outside, draw a start line. Some steps away, write these numbers far apart, each in a ring: {answers}. Add two trap rings: {decoys}.',
        'Tagged, or in a wrong ring? Work it out together and run again.',
      ],
      say: 'Two rings are traps. Think, then run!',
    },
    {
      title: 'Hop and Remember',
      answers: 'short',
      child:
        'Hop to the box with your answer. Start again with each new question. Hop to all answers so far, in their order. Choose one foot or two, and remember them all for {hero}.',
      inShort: {
        you: 'Ask a question. Then watch the hops: first to the answer of question 1, then on to each later one.',
        child:
          'Answers. Then starts at the line and hops from answer to answer, in the order of the questions, up to the new one.',
      },
      round:
        'Your child says {answer} and hops to its box. After question 2, your child hops to {answer} first and then on to the second answer.',
      steps: [
        'Get out chalk. Outside, draw a start line. Some steps off, write these, each in a box, one hop apart: {answers}.',
        'After a wrong answer or hop, read that question again and work it out together.',
      ],
      say: 'Your feet do the hopping. Can your head keep all the answers?',
    },
    {
      title: 'Past the Guard',
      wrongAnswers: true,
      child:
        'Start for {place} with true answers only. Creep when the guard calls one. Stay when the guard is wrong. Choose how to freeze: like a tree or like a stork.',
      inShort: {
        you: 'Read a question and wait. Then turn your back, call the right answer or the wrong one from the table, count to five and spin around.',
        child:
          'Works it out. After the right answer, creeps toward you while you count and freezes when you spin around. After a wrong one, stays and says the right answer.',
        end: 'After the last question, count on until your child touches your back.',
      },
      round:
        'You turn your back, call {wrong} and count to five. Your child stays. You spin around, and your child says {answer}.',
      steps: [
        'Get out chalk. Outside, draw a start line for your child and stand six big steps away.',
        'If your child creeps or stays wrongly, work it out together. If you see a move, your child goes back one step.',
      ],
      say: 'I call an answer. Do you trust it enough to creep?',
    },
    {
      title: 'The Giant Clock',
      strands: ['time'],
      answers: 'short',
      child:
        'Draw the numbers of a clock that is wider than you. Answer a question to set its hands. Choose the time: from the question or your own. Win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Then be the long hand: stand at the number where your child sends you.',
        child:
          'Answers and chooses a time. Sends you to its minutes, stands at its hour as the short hand and reads the time.',
      },
      round:
        "Your child says {answer} and chooses 4:00. Your child sends you to the 12, stands on the 4 and reads: four o'clock!",
      steps: [
        'Get out chalk. Outside, write the numbers of a clock together, in a ring three steps wide: first 12, 3, 6 and 9.',
        'Work out a wrong answer together on the clock.',
      ],
      say: 'I am the long hand. Where do I go?',
    },
    {
      title: 'Who Stands Right',
      strands: ['number', 'fractions'],
      answers: 'numbers',
      child:
        'Draw a line ten giant steps long for {hero}. Answer a question and run to where its number belongs. Choose to stay or to move when your grown-up disagrees.',
      inShort: {
        you: 'Ask a question. When your child stands on the line, stand there, too, sometimes in a wrong spot, and say: it goes here!',
        child:
          'Answers, runs to where the number belongs on the line and writes it there. If you stand elsewhere, tells why.',
      },
      round:
        'Your child says {answer} and writes it in the middle of the line. A smaller number will go to its left, a larger one to its right.',
      steps: [
        'Get out chalk. Outside, your child draws a line ten giant steps long.',
        'Work out a wrong answer or a wrong spot together.',
      ],
      say: 'I may stand in a wrong spot. Will you stay in yours?',
    },
    {
      title: 'Feel the Shape',
      strands: ['geometry'],
      answers: 'short',
      child:
        'Draw a big shape once a question is answered. Choose which: from the question or your own. Lead your grown-up around it, eyes shut, for {hero}.',
      inShort: {
        you: 'Ask a question. Then stand on the line of the shape, shut your eyes and do what you hear.',
        child:
          'Answers and draws one shape, as big as a bed. Leads you around its line with the words step, turn and stop.',
      },
      round:
        'Your child says {answer}, draws a triangle and puts you on its line. Step, step, stop, turn left! You come back to where you began.',
      steps: ['Get out chalk. Find a clear spot outside.', 'Work out a wrong answer together in chalk.'],
      say: 'My eyes are shut. How far do I walk, and how far do I turn?',
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
