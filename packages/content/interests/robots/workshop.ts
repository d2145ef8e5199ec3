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
        you: 'Be a robot. Ask a question, then do what the new card says.',
        child: 'Answers and shows how, then draws one command: an arrow with a number of steps, or a bent arrow.',
        end: 'Your child adds missing cards, and you walk the whole code.',
      },
      round: 'Your child says {answer} and draws an arrow with a 3 on a card. You beep and walk three steps ahead.',
      child:
        'Build the code that steers a robot through {place}. Answer a question to draw one command. Choose steps ahead or a turn. Bring the robot to its charger.',
      steps: [
        'Get out index cards, pencils and pillow. Lay the pillow, the charger, about six steps away, around a corner.',
        'Wrong? Work it out together.',
      ],
      say: 'Beep. I do each command just as it stands. What comes first?',
      materials: [
        { name: 'index cards', quantity: '{questions+2}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'bumps while walking',
          adultNote: 'Stay close, clear the floor first, and the robot walks slowly with open eyes.',
        },
      ],
    },
    {
      title: 'If This, Then That',
      ages: 'younger',
      earned: true,
      inShort: {
        you: "Write your child's rule on a card, and call the answer.",
        child: 'Makes up a robot move for that answer, with how many times, and does it when you call.',
        end: 'Call the answers, mixed and ever faster.',
      },
      round:
        'Your child says {answer} and makes a rule: if I hear {answer}, then I spin three times. You write it down and call {answer}. Your child spins: one, two, three.',
      child:
        'Be a robot and make your own rules. Answer a question to invent one move. Choose: spin, beep, freeze or wave to {hero}. Listen well when the answers get mixed.',
      steps: ['Get out index cards and pencils.', 'Wrong? Work it out together.'],
      say: 'Robots run on rules: if this, then that. What is yours?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'spinning and wild moves', adultNote: 'Stay close, clear the floor first.' }],
    },
    {
      title: 'The Drawing Robot',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'measurement', 'geometry'],
      earned: true,
      inShort: {
        you: 'Be the robot: draw exactly what the new line of code says.',
        child: 'Tells how. Writes one line of code on a card, and mends it if your drawing goes astray.',
      },
      round:
        'Your child says {answer} and writes: repeat 4 times, ahead 3, turn right. You draw a square, three fingers wide.',
      child:
        'Program a robot to draw a badge for {friend}. Answer a question to write one line of code. Choose a shape that needs a loop. Run each line, and mend it if it goes astray.',
      steps: [
        'Get out index cards, paper and pencils. Draw a dot, your start, in the middle of the sheet. Ahead 1 is a finger width. Turns are square corners.',
        'Each line of code goes on where you stopped.',
        'Wrong? Work it out together.',
      ],
      say: 'Can a loop make your code shorter?',
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
      earned: true,
      inShort: {
        you: 'Do the commands as a robot with one secret fault, and tell what comes out.',
        child: 'Writes on a card, as three commands, how the answer is found. Watches you and names the fault.',
      },
      round:
        'Your child says {answer} and writes three commands for it. You beep, do two of them and tell what comes out. Your child calls: you skipped one!',
      child:
        "Debug {hero}'s broken robot. Write how you found each answer as commands, then test it. Choose how short they are. Name each fault and switch it off.",
      steps: [
        'Get out index cards and pencils.',
        'The faults: skip a command, swap two numbers or words, do the first command twice.',
        'Wrong? Work it out together.',
      ],
      say: 'Something in me is wrong. What is it?',
      materials: [
        { name: 'index cards', quantity: '{questions}', core: true, substitute: 'slips of one size' },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'bumps while walking',
      adultNote: 'If the robot of this game walks, a grown-up clears the floor first. It walks slowly, with open eyes.',
    },
  ],
}
