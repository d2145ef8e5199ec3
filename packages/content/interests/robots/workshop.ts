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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'pillow', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Steer to the Charger',
      ages: 'younger',
      inShort: {
        you: 'Be a robot: ask, and do just what each card says.',
        child: 'Says the answer as the password and draws the next command on a card: one {token}.',
        end: 'The whole code, run once more, steers you to the pillow.',
      },
      round:
        'You read question 1. Your child says {answer} and draws an arrow ahead with a 3. You beep and walk three steps: one {token}.',
      child:
        'Build the code that steers a robot through {place}. Answer a question to draw one command. Choose steps ahead, a turn or a hop sideways. Bring the robot to its charger.',
      steps: [
        'Get out index cards, pencils and pillow. The pillow is the charger, a few steps away around one corner.',
        'A bent arrow is a turn. After a wrong answer you only hum: mend it together.',
        'Last, your child adds what is still missing.',
      ],
      say: 'Beep. I do each command just as it stands. Password, please.',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
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
        you: 'Ask. At the end, call the answers, mixed and faster each time.',
        child: 'Answers and invents the robot move for that answer: one {token}.',
        end: 'The robot has run every rule without an error.',
      },
      round:
        'You read question 1. Your child says {answer} and makes a rule: if I hear that, then I spin once. You write the rule on a card and call {answer}. The robot spins: one {token}.',
      child:
        'Be a robot and make your own rules. Answer a question to invent one move. Choose: spin, beep, freeze or wave to {hero}. Listen well when the answers get mixed.',
      steps: [
        'Get out index cards and pencils.',
        'No rule for a wrong answer: work it out first.',
        'A wrong move? Read that card again.',
      ],
      say: 'Robots run on rules: if this, then that. What is yours?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'spinning and wild moves', adultNote: 'A grown-up clears the floor first.' }],
    },
    {
      title: 'The Drawing Robot',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'measurement', 'geometry'],
      inShort: {
        you: 'Be the robot: ask, then draw only what the code says.',
        child: 'Answers, writes one line of code on a card and watches you draw it: one {token}.',
        end: 'The badge is done and gets a name.',
      },
      round:
        'You read question 1. Your child says {answer} and writes: repeat 4 times, ahead 3, turn right. You draw a square: one {token}.',
      child:
        'Program a robot to draw a badge for {friend}. Answer a question to write one line of code. Choose a shape that needs a loop. Run each line, and mend it if it goes astray.',
      steps: [
        'Get out index cards, paper and pencils. Put a dot in the middle of one sheet. Ahead 1 is a finger width, and each turn is a square corner.',
        'No code on a wrong answer: work it out.',
        'Each new line goes on from where you stopped.',
      ],
      say: 'My pencil waits at the dot. Can a loop make your code shorter?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
      safety: [],
    },
    {
      title: 'Hidden Fault',
      ages: 'older',
      inShort: {
        you: 'Be a robot with a new fault each time. Ask, then run a test.',
        child: 'Answers, writes a test of three commands and names the fault by your moves: one {token}.',
        end: 'Your child has found one fault for each question.',
      },
      round:
        'You read question 1. Your child says {answer} and writes: two steps, right, one step. You turn left! The steps were fine, so right and left are swapped, your child says: one {token}.',
      child:
        "Debug {hero}'s broken robot. Predict what it should do, then test it. Choose three commands that tell you most. Name each fault and switch it off.",
      steps: [
        'Get out index cards and pencils. The faults: left and right are swapped, each walk is one step too long, the last command is skipped, the first is done twice.',
        'Only a right answer starts a test: mend it first.',
      ],
      say: 'Something in me is wrong. Test one thing at a time.',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
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
