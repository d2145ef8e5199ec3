import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Games and trails that the child draws and then plays on. */
export const boardFormats: Format[] = [
  {
    id: 'math.race-board',
    subject: 'math',
    title: 'Race Board',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'game',
    layout: 'd',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '3', core: true },
      { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
      { name: 'buttons', quantity: '2', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        questions: 5,
        child:
          'Draw a path of 11 squares to {place}. Put your button at the start. Answer a question to move two squares. Then roll: a 5 or 6 is one square more. Reach {hero} by the last question. Choose one answer to explain if you stop short.',
        steps: [
          'Get out paper, crayons, dice and buttons. Draw the path together.',
          'Play question 1 together: answer, move two, roll.',
          'Your child plays the others. A mended slip moves one square. Stopped short? One good reason brings the button home.',
        ],
        say: 'Five questions, eleven squares. How many squares without any luck?',
        success: 'Every question is answered, and the button gets home.',
      },
      {
        questions: 5,
        child:
          'Draw ten squares that lead to {place}. Choose before each answer: bold or careful. Move three squares if you were bold and right. Move two if you were careful and right. Stay put if a bold answer is wrong. Bring your button to {friend} at square ten.',
        steps: [
          'Get out paper, crayons, dice and buttons. Roll a die to see who draws the first square.',
          'Play question 1 together, the careful way.',
          'Your child plays on. Mend each slip; a careful slip still moves one. After the last question, look where you are.',
        ],
        say: 'Bold or careful? Look at the question first, then decide.',
        success: 'Your child is bold where an answer is sure, and careful where it is not.',
      },
      {
        questions: 5,
        child:
          'Draw six boxes with one {thing} in each. Number the boxes from 1 to 6. Answer a question, then roll. Color that box: its {thing} is free. Choose any other box if it was free before. Send all six home to {hero} with your last answer.',
        steps: [
          'Get out paper, crayons, dice and buttons. Your child draws the six boxes.',
          'Do question 1 together, roll, color that box and lay a button on it.',
          'Go on until all questions are asked. The fifth right answer frees the last two.',
        ],
        say: 'Six boxes, five questions. Who will be the last two at {place}?',
        success: 'All six are free, and each roll came after an answer.',
      },
    ],
    safety: [
      {
        hazard: 'small buttons',
        adultNote: 'A grown-up counts the small parts back in and keeps them away from toddlers.',
      },
    ],
  },
  {
    id: 'math.chalk-trail',
    subject: 'math',
    title: 'Chalk Trail',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'outdoors',
    layout: 'c',
    grades: everyGrade,
    materials: [{ name: 'chalk', quantity: '2 sticks', core: true, substitute: 'slips on the floor, indoors' }],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        child:
          'Draw a big circle for each answer, in any order. Listen to a question and think first. Run to its circle and freeze. Tell how you know, or show it. Cross that circle out with chalk. Choose: draw {hero} or draw {place} in the last circle.',
        steps: [
          'Get out chalk. Pick a dry spot outside, away from cars, and stay close.',
          'Write one answer in each circle. Do question 1 together.',
          'Call the others out of order. Your child explains before crossing out.',
        ],
        say: 'Think first, then run. Your feet follow your head.',
        success: 'Each circle is crossed out for the right question.',
      },
      {
        answers: 'short',
        child:
          'Write so large that {hero} can read it from far away. Take one question to each spot. Draw or count right there on the ground. Choose a frame for the answer. Walk along your work to {place} and tell each step.',
        steps: [
          'Get out chalk. Stay beside your child outside, and agree on a border.',
          'Work out question 1 as one giant picture together.',
          'Your child does the others alone, each on a new spot. Take the walk at the end.',
        ],
        say: 'The ground is our page today. How big can you make your thinking?',
        success: 'Somebody who walks by could follow the work.',
      },
      {
        answers: 'short',
        child:
          'Win your way to {place}, line by line. Draw one long line on the ground for each question. Stand before the first line and answer. Step over it if you are right. Choose how: one long step or two short ones. Draw the {things} that {hero} needs behind the last line.',
        steps: [
          'Get out chalk. Draw the lines outside on even, dry ground, and stay close.',
          'Do question 1 together and step over the first line.',
          'Go on. After a slip, work it out on the ground, then step.',
        ],
        say: 'One answer, one line. How many lines lie before us?',
        success: 'Your child crosses the last line with all questions answered.',
      },
      {
        strands: ['time'],
        answers: 'short',
        child:
          'Draw a clock as wide as two giant steps. Write the 12 numbers around it. Stand in the middle and point with your arms. Show each time with a bent arm and a straight one. Choose which arm to bend for the hour. Shout the answer to {hero} at {place}.',
        steps: [
          'Get out chalk. Pick dry ground outside, away from cars, and stay close.',
          'Draw the clock together: 12, 6, 3, 9, then the gaps. Do question 1 on it.',
          'Your child shows and answers the others. No hands in it? Walk the minutes around the rim.',
        ],
        say: 'Your bent arm is the hour. Where does your long arm point?',
        success: 'Your child shows the times on the giant clock and reads them.',
      },
      {
        strands: ['number', 'fractions'],
        answers: 'numbers',
        child:
          'Draw a line of ten giant steps to {place}. Answer a question and write the number on the ground. Guess its place before you walk there. Choose: mark it with a dot or a flag. Move a number if it stands in the wrong place. Tell {friend} why each one stands there.',
        steps: [
          'Get out chalk. Find dry ground outside, away from cars, and stay close.',
          'Do question 1 together and mark it near the middle.',
          'Your child adds the others: smaller to the left, larger to the right, far apart or close.',
        ],
        say: 'Which of these numbers will stand farthest to the right?',
        success: 'The numbers stand in order, and your child can say how far apart they are.',
      },
      {
        strands: ['geometry'],
        answers: 'short',
        child:
          'Draw giant shapes for {friend} at {place}. Answer a question first. Then draw a shape or line that fits it. Walk along it with one foot before the other. Choose what to count: sides, corners or turns. Tell {hero} what you counted on your walk.',
        steps: [
          'Get out chalk. Choose dry, even ground outside, away from cars, and stay close.',
          'Do question 1 together, draw it and walk it.',
          'Your child draws and walks the others. Ask: would it still be right if you turned it?',
        ],
        say: 'Walk all the way around it. What did your feet find out?',
        success: 'Each drawing fits its answer, and your child can describe it.',
      },
    ],
    safety: [
      {
        hazard: 'Playing outside',
        adultNote: 'A grown-up stays close, away from cars and water, and agrees on a border. Indoors works too.',
      },
    ],
  },
]
