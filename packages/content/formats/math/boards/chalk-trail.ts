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
        you: 'Read a question. When your child runs, hop behind on one foot and try to tag.',
        child: 'Works it out in chalk and runs. Only the ring with the answer is safe and wins one {token}.',
        end: 'Only the traps are empty.',
      },
      round:
        'Your child works it out and runs. You hop behind, too late: in the ring with {answer} nobody can be tagged. One {token}.',
      steps: [
        'Get out chalk. Stay close outside, away from cars. Draw a start line and, far apart, one ring around each of these numbers: {answers}. Add two trap rings: {decoys}.',
        'Tagged, or in another ring? Check the answer together and run again.',
      ],
      say: 'Two rings are traps. Think, then run!',
    },
    {
      title: 'Hop and Remember',
      answers: 'short',
      child:
        'Draw a row of boxes toward {place}. Answer a question to win the next box. Choose one foot or two, and call every answer as you land.',
      inShort: {
        you: 'Ask a question, then listen: is the right answer called in each box?',
        child: 'Answers, writes it in the next box, then hops from box one and calls each answer: one {token}.',
        end: 'All answers are called in one go.',
      },
      round:
        'Your child says {answer} and why, writes it in box one, hops in and calls it again: one {token}. After question 2, your child hops both boxes and calls both answers.',
      steps: [
        'Get out chalk. Stay close outside, away from cars. Your child draws a row of boxes, one for each question.',
        'Wrong or forgotten? Work it out together beside the boxes, then hop again.',
      ],
      say: 'Your feet do the hopping. Can your head keep all the answers?',
    },
    {
      title: 'Past the Guard',
      child:
        'Start for {place} with a right answer. Creep, heel to toe, while the guard looks away. Freeze when the guard turns. Choose how to freeze: like a tree or like a stork.',
      inShort: {
        you: 'Ask a question. Then turn your back, count aloud to five and spin around.',
        child:
          'Answers, creeps closer, heel to toe, as you count, and freezes when you spin: one {token}. Marks the spot.',
        end: 'After the last {token}, your child creeps on and touches you.',
      },
      round:
        'Your child says {answer} and why. You turn, count and spin: freeze! Nothing moves: one {token}! Your child draws a line there and waits.',
      steps: [
        'Get out chalk. Stay close outside, away from cars. Draw a start line and stand ten big steps away.',
        'Work out a wrong answer together, then count only to three. Seen moving? Two steps back!',
      ],
      say: 'A right answer buys you five seconds. But I hear every giggle!',
    },
    {
      title: 'The Giant Clock',
      strands: ['time'],
      answers: 'short',
      child:
        'Draw the numbers of a clock that is wider than you. Answer a question to set its hands. If your answer is not a time, choose one: early or late. Win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Then be the long hand and stand where you are sent.',
        child: 'Answers, stands near an hour, sends you to the minutes and reads the time: one {token}.',
        end: 'Every question has its {token} beside the clock.',
      },
      round:
        'Your child says {answer}. If that is a time, you two show it. If not, your child picks one, such as 4:00: the child stands on 4, you on 12. One {token}.',
      steps: [
        'Get out chalk. Stay close outside, away from cars. Draw a big clock together, first 12, 3, 6 and 9.',
        'Wrong? Work it out on the clock together.',
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
        you: 'Ask a question and run along. Sometimes stand on the wrong side and say you are right.',
        child: 'Answers, runs to where the number belongs and tells why. The right spot wins one {token}.',
        end: 'All numbers stand in order.',
      },
      round:
        'Your child says {answer} and writes it in the middle of the line: one {token}. From now on smaller numbers go to the left, larger ones to the right.',
      steps: [
        'Get out chalk. Stay close outside, away from cars. Your child draws a line ten giant steps long.',
        'Work out a wrong answer together before you run.',
      ],
      say: 'I may stand in a wrong spot. Will you stay in yours?',
    },
    {
      title: 'Feel the Shape',
      strands: ['geometry'],
      answers: 'short',
      child:
        'Draw a big shape once its question is answered. Lead a robot with shut eyes around it for {hero}. Choose what the robot hears: step, turn or stop.',
      inShort: {
        you: 'Ask a question. Then shut your eyes and be a robot that does what it hears.',
        child: 'Answers, draws a shape from the question, as big as a bed, and steers you around it: one {token}.',
        end: 'Every shape is walked.',
      },
      round:
        'Your child says {answer}, draws the shape and stands you on its line. One step, turn left, one step ... You are back where you began: one {token}.',
      steps: [
        'Get out chalk. Stay close outside, away from cars.',
        'No shape in the question? Your child picks one. Work out a wrong answer together in chalk.',
      ],
      say: 'Robot ready. How far do I walk, and how far do I turn?',
    },
  ],
  safety: [
    {
      hazard: 'Playing outside',
      adultNote:
        'A grown-up stays close, away from cars and water, and agrees on a border. Indoors, lay slips for chalk lines and walk.',
    },
  ],
}
