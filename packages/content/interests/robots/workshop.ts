import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'robots.code-lab',
  ...anyLesson,
  title: 'Robot Code Lab',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'c',
  materials: [
    { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'pillow', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Steer to the Charger',
      ages: 'younger',
      inShort: {
        you: 'Write each answer on a card: the password. Be a robot and do exactly what the cards say.',
        child: 'Answers, then draws the next command on the card, an arrow and a number, and runs it: one {token}.',
        end: 'The whole code steers you to the pillow without a stop.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a card. Below it your child draws an arrow ahead and a 3. You say the password, beep and walk three steps: one {token}.',
      child:
        'Build the code that steers a robot through {place}. Answer a question to draw one command. Choose steps ahead, a turn or a hop sideways. Bring the robot to its charger.',
      steps: [
        'Get out index cards, paper, pencils and pillow. The pillow is the charger, six steps away and around one corner. Draw a star on a sheet and lay it on top. Straight arrow: steps. Bent: a turn. Sideways: hops.',
        'After a wrong answer the robot only hums: mend it together.',
        'Wrong way? A bug! Mend the card. No question left? Add the cards still needed. Then run them all.',
      ],
      say: 'Beep. I do each command just as it stands. Password, please.',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'bumps while walking',
          adultNote: 'A grown-up clears the floor first, and the robot walks slowly with open eyes.',
        },
      ],
    },
    {
      title: 'If This, Then That',
      ages: 'younger',
      inShort: {
        you: 'Ask. Later call answers in a mixed order.',
        child: 'Answers, then invents a robot move for that answer and shows it: one {token}.',
        end: 'The robot has run every rule twice without an error.',
      },
      round:
        'You read question 1. Your child says {answer} and invents: if I hear that, then I spin once. You write the rule on a card, call the answer, and the robot spins: one {token}.',
      child:
        'Be a robot and make your own rules. Answer a question to invent one move. Choose: spin, beep, freeze or wave to {hero}. Listen well when the answers get mixed.',
      steps: [
        'Get out index cards, pencils and pillow. The robot stands in front of the pillow, its charger, and sits down on it at the end.',
        'No rule for a wrong answer: work it out first.',
        'At the end mix the cards and call only the answers, faster each time. A wrong move? Read that rule again. Robots run on rules: if this, then that.',
      ],
      say: 'Robot, a new rule for you. If you hear this answer, then what?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'spinning and wild moves', adultNote: 'A grown-up clears the floor first.' }],
    },
    {
      title: 'The Drawing Robot',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'measurement', 'geometry'],
      inShort: {
        you: 'Be the robot: draw only what the code says.',
        child: 'Answers, writes one line of code on a card and has you draw it: one {token}.',
        end: 'One run of the whole code draws the badge.',
      },
      round:
        'You read question 1. Your child says {answer} and writes line 1: repeat 2 times, ahead 3, turn right 90 degrees. You draw three boxes up, then three to the right: one {token}.',
      child:
        'Program a robot to draw a badge for {friend}. Answer a question to write one line of code. Choose a badge that needs a loop. Run each line, and mend it if it goes astray.',
      steps: [
        'Get out index cards, paper and pencils. On one sheet draw two grids of six by six boxes with a start dot in the middle. The robot faces up. On the other your child sketches a badge of straight lines. Commands: ahead, turn left or right 90 degrees (a square corner), repeat.',
        'No code on a wrong answer: work it out.',
        'Last, your child mends lines that went astray and adds what is missing. You draw the whole code in the second grid.',
      ],
      say: 'My pencil waits at the dot. Can a loop make your code shorter?',
      materials: [
        { name: 'index cards', quantity: '{questions+1}', core: true, substitute: 'slips of one size' },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
      safety: [],
    },
    {
      title: 'Hidden Fault',
      ages: 'older',
      inShort: {
        you: 'Be a robot with one secret fault.',
        child: 'Answers to run a test of three commands, then notes what it shows: one {token}.',
        end: 'Your child names the fault and steers you home.',
      },
      round:
        'You read question 1. Your child says {answer} and runs test 1: two steps, right, one step. You turn left! The report says: test 1, the answer, turned the wrong way. That is one {token}.',
      child:
        "Debug {hero}'s broken robot. Predict what it should do, then test it. Choose three commands that tell you most. Write a code that works in spite of the fault.",
      steps: [
        'Get out index cards, paper, pencils and pillow. Choose a fault: left and right are swapped, each walk is one step too long, or the last command is skipped. The pillow is home, around a corner. One card holds one test, the sheet is the report.',
        'Only a right answer starts a test.',
        'Last, your child names the fault. Then one last card, made for your fault, must bring you home. Missed? Mend one command.',
      ],
      say: 'Something in me is wrong. Change one thing at a time, engineer.',
      materials: [
        { name: 'index cards', quantity: '{questions+1}', core: true, substitute: 'slips of one size' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'bumps while walking',
          adultNote: 'A grown-up clears the floor first, and the robot walks slowly with open eyes.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'bumps while walking',
      adultNote: 'If the robot of this game walks, a grown-up clears the floor first. It walks slowly, with open eyes.',
    },
  ],
}
