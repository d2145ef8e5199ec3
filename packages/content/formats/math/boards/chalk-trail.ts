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
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Two Trap Rings',
      answers: 'numbers',
      wrongAnswers: true,
      questions: 4,
      child:
        'Work out a question in chalk before you run. Choose how to go: giant steps, sideways or tiptoe. Find the one safe ring, and win all {tokens} for {hero}.',
      inShort: {
        you: 'Read a question. When your child shouts go, hop after them on one foot.',
        child:
          'Works it out in chalk, shouts go and runs to the ring with the answer. Only that ring is safe and wins one {token}.',
        end: 'Every ring but the two traps holds one {token}.',
      },
      round:
        'You read question 1. Your child works it out in chalk, shouts go and runs. You hop behind. In the ring that says {answer} nobody can be caught: your child draws one {token} there.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Draw a start line and six big rings far apart. Write one number in each of four rings: {answers}. Write the traps in the last two: {decoys}.',
        'Tagged on the way, or in another ring? Work it out together and run again.',
        'Last, ask how your child can tell that each trap is false.',
      ],
      say: 'Six rings, and two of them are traps. Think, then run!',
    },
    {
      title: 'Hop and Remember',
      answers: 'short',
      questions: 4,
      child:
        'Draw four boxes in a row toward {place}. Answer a question to win the next box. Choose one foot or two, and call every answer as you land.',
      inShort: {
        you: 'Ask a question. Then listen: is each answer called in the right box?',
        child:
          'Answers and draws one {token} in the next box. Then hops from box one and calls the answer of each box.',
        end: 'All four answers are called in one go.',
      },
      round:
        'You read question 1. Your child says {answer}, draws one {token} in box one, hops into it and calls {answer}. After question 2 your child hops both boxes and calls both answers.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Your child draws four boxes in a row. Work goes in chalk beside the boxes and is wiped off. The answer stays in the head until the last hop.',
        'Wrong? Work it out together in chalk beside the boxes. Forgotten? Read its question again, and the hop begins anew.',
      ],
      say: 'Your feet do the hopping. Can your head keep all the answers?',
      materials: [{ name: 'chalk', quantity: '1 stick', core: true, substitute: 'slips on the floor, indoors' }],
    },
    {
      title: 'Past the Guard',
      questions: 4,
      child:
        'Start for {place} with a right answer. Sneak up while the guard looks away. Freeze when the guard turns. Choose to creep or to dash.',
      inShort: {
        you: 'Guard the ring and ask. Then turn your back, count aloud to five and spin around.',
        child:
          'Answers at the line, sneaks up while you count and freezes when you spin. At the ring, draws one {token}.',
        end: 'Four {tokens} are in the ring.',
      },
      round:
        'You read question 1. Your child says {answer} at the line. You turn your back and count to five while your child creeps closer. Spin: freeze! Count again. At the ring, one {token} is drawn.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Draw a ring and, fifteen steps off, a start line.',
        'Work out a wrong answer together in chalk. In that round count only to three.',
        'Seen moving? Back to the line.',
      ],
      say: 'A right answer makes me count slowly. But I hear every giggle!',
      materials: [{ name: 'chalk', quantity: '1 stick', core: true, substitute: 'slips on the floor, indoors' }],
    },
    {
      title: 'The Giant Clock',
      strands: ['time'],
      answers: 'short',
      child:
        'Draw a clock wider than you, with 12 numbers. Answer a question to set its hands. Be the short hand, and choose where the long hand goes. Win {tokens} for {hero}.',
      inShort: {
        you: 'Ask a question. Then be the long hand and stand where your child sends you.',
        child: 'Answers, stands near an hour, sends you to a number for the minutes and reads the time: one {token}.',
        end: 'Four {tokens} are drawn around the clock.',
      },
      round:
        'You read question 1. Your child says {answer}. If it is a time, you two show it. If not, your child picks one: stands on 4, sends you to 12 and reads 4:00. One {token} is drawn.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Your child draws a big ring and writes the numbers: first 12, 6, 3 and 9, then the others.',
        'Answer or time wrong? Walk it off on the clock together.',
        'Last, name a time and stand wrong for it. Your child moves you.',
      ],
      say: 'I am the long hand. Where do you want me, and what time is it then?',
    },
    {
      title: 'Who Stands Right',
      strands: ['number', 'fractions'],
      answers: 'numbers',
      child:
        'Draw a line ten giant steps long for {hero}. Answer a question and run to where its number belongs. Choose to stay or to move when your grown-up disagrees.',
      inShort: {
        you: 'Ask a question and run along. Twice, stand on the wrong side of a number and say you are right.',
        child:
          'Answers, runs to where the number belongs and tells why. The right spot gets the number and one {token}.',
        end: 'Four numbers stand in order on the line.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it in the middle of the line and draws one {token} above. From now on smaller numbers go to the left, larger ones to the right.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars. Your child draws the line.',
        'Work out a wrong answer together before you run.',
      ],
      say: 'I stand here. Do you stay at your spot?',
      materials: [{ name: 'chalk', quantity: '1 stick', core: true, substitute: 'slips on the floor, indoors' }],
    },
    {
      title: 'Feel the Shape',
      strands: ['geometry'],
      answers: 'short',
      child:
        'Draw what each question is about, giant size, once it is answered. Lead a robot with shut eyes along its lines for {hero}. Choose the words: step, turn or stop.',
      inShort: {
        you: 'Shut your eyes and be a robot. Do only what your child tells you.',
        child:
          'Answers, draws what the question is about, giant size, and steers you along all its lines by words: one {token}.',
        end: 'The robot has walked four drawings.',
      },
      round:
        'You read question 1. Your child says {answer}, draws the shape or path in chalk and stands you on a corner. Two steps, a turn to the left, one step ... Your feet stay on the lines: one {token}.',
      steps: [
        'Get out chalk. Stay close, outside on dry ground away from cars.',
        'No shape in the question? Your child picks one. After a wrong answer, draw first and answer again. If the robot loses the line, it goes back to the last corner.',
        'Last, tell what you felt: how many turns?',
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
