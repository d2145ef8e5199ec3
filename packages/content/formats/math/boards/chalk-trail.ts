import type { Format } from '../../../types.ts'

export const chalkTrail: Format = {
  id: 'math.chalk-trail',
  subject: 'math',
  title: 'Chalk Trail',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'outdoors',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'chalk', quantity: '2 sticks', core: true, substitute: 'slips on the floor, indoors' }],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'One Trap Ring',
      answers: 'numbers',
      wrongAnswers: true,
      questions: 5,
      child:
        'Win {tokens} for {hero} on your own feet. Work out a question in chalk before you run. Choose how to go: giant steps, sideways or tiptoe. Draw one {token} in each ring, and leave the trap empty.',
      inShort: {
        you: 'Ask, and hear each proof.',
        child: 'Works it out, goes to the ring with its answer and proves it: one {token}.',
        end: 'Only the trap is empty.',
      },
      round:
        'You read question 1. Your child works it out in chalk, tiptoes to the ring that says {answer} and tells how it came out: one {token} is drawn in it.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Draw six rings (indoors, slips): five mixed answers and the trap, a tempting one from the last step that answers no question.',
        'Wrong ring? Think again in chalk.',
        'Last, ask which question the trap nearly answers.',
      ],
      say: 'Five rings, one trap. Think, then run.',
    },
    {
      title: 'Hop and Remember',
      answers: 'short',
      questions: 5,
      child:
        'Draw five boxes in a row toward {place}. Answer a question to win one box: one {token}. Call each answer as you land in its box. Choose one foot or two, and start over if you forget.',
      inShort: {
        you: 'Ask, and check the answers called.',
        child: 'Answers, draws one {token} in the next box, hops all filled boxes, calling their answers.',
        end: 'All five are called in one go.',
      },
      round:
        'You ask question 1. Your child says {answer}, draws one {token} in box one, hops in and calls {answer} again. After question 2, hop both boxes and call both answers.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars.',
        'One is forgotten? Read its question again. The hop starts over.',
        'Draw and mend a wrong answer together.',
      ],
      say: 'Your feet do the hopping. Can your head keep all the answers?',
    },
    {
      title: 'Past the Guard',
      questions: 5,
      child:
        'Stand ten steps from the ring at {place}. Answer a question to sneak up with one {token}. Freeze when the guard turns. Choose to creep or to dash.',
      inShort: {
        you: 'Guard a ring: back turned, count softly to five, spin around.',
        child: 'Answers, sneaks to the ring, draws one {token}. If seen moving, starts over.',
        end: 'Five {tokens} are in the ring.',
      },
      round:
        'You read question 1. Your child says {answer} from the line. You turn your back and count while steps creep closer. Spin: freeze! Count again, and one {token} is drawn.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Draw a line and, ten steps off, a ring.',
        'A wrong answer is mended at the line.',
        'The run back is free.',
      ],
      say: 'Answer first. Then I turn my back, and I hear every giggle.',
    },
    {
      title: 'The Giant Clock',
      strands: ['time'],
      answers: 'short',
      child:
        'Draw a clock wider than you, with 12 numbers. Be its hands: bend one arm for the hour. Choose a free number and march there from 12, counting aloud. Draw one {token} on it for {hero}.',
      inShort: {
        you: 'Call each way: clockwise or backward.',
        child: 'Answers, shows any time with both arms, marches to a free number, draws one {token}.',
        end: 'Five numbers have one {token} each.',
      },
      round:
        'Your child hears question 1 and says {answer}. If it is a time, two arms show it. You call backward: your child marches back from 12 and draws one {token}.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Draw the clock: first 12, 6, 3 and 9.',
        'After a wrong answer, count along the clock together.',
        'No time in the answer? Just march.',
      ],
      say: 'Bent arm: hours. Long arm: minutes. Ready, clock?',
    },
    {
      title: 'Who Stands Right',
      strands: ['number', 'fractions'],
      answers: 'numbers',
      child:
        'Draw a line ten giant steps long for {hero}. Answer a question and think where its number belongs. Run there: left is smaller, right is larger. Choose to stay or move when your grown-up disagrees.',
      inShort: {
        you: 'Run to the same spot, or to a wrong one.',
        child: 'Answers, runs to where the number belongs, defends the spot and draws one {token}.',
        end: 'Five numbers stand in order.',
      },
      round:
        'You ask question 1. Your child says {answer} and writes it mid-line, with one {token} above. Next, a smaller number goes left of it, a larger one right.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars.',
        'From question 2 on you run too, twice to the wrong side of a number.',
        'Mend a wrong answer before you run.',
      ],
      say: 'I stand here. Do you stay at your spot?',
    },
    {
      title: 'Feel the Shape',
      strands: ['geometry'],
      answers: 'short',
      child:
        'Draw what a question is about, giant size, and answer it. Lead your grown-up along the lines, eyes nearly shut. Choose a slow walk or a tricky one. Draw one {token} for {hero} when it is right.',
      inShort: {
        you: 'Walk the lines, eyes nearly shut, and tell what you feel.',
        child: 'Answers, draws the question in giant chalk and leads you along it: one {token}.',
        end: 'Every drawing has been walked.',
      },
      round:
        'You read question 1. Your child says {answer}, draws its shape, corner or path bed-size and leads you along. You say: straight, turn, straight. Right: one {token} beside it.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars.',
        'After a wrong answer, draw first, then answer again.',
        'Once, call a turn straight. Your child stops you.',
      ],
      say: 'Eyes nearly shut: is that a turn, or straight on?',
    },
  ],
  safety: [
    {
      hazard: 'Playing outside',
      adultNote: 'A grown-up stays close, away from cars and water, and agrees on a border. Indoors works too.',
    },
  ],
}
