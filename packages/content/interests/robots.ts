import type { Interest } from '../types.ts'

export const robots = {
  tag: 'robots',
  questions: {
    number: {
      'K-1': { ask: 'A robot counts six, seven, eight. Which number must it say next?', answer: '9' },
      '2-3': {
        ask: "A robot's display shows 4 in the tens place and 9 in the ones place. It counts one more. What does it show?",
        answer: '50',
        sum: '49 + 1',
      },
      '4-5': {
        ask: "A robot's display shows 396. {friend} tells it to add one ten. What does it show now?",
        answer: '406',
        sum: '396 + 10',
      },
    },
    operations: {
      'K-1': { ask: 'A robot needs 8 bolts. It has 5. How many more bolts does it need?', answer: '3', sum: '8 - 5' },
      '2-3': {
        ask: '{hero} builds 6 robots. Each robot needs 4 wheels. How many wheels does {hero} need?',
        answer: '24',
        sum: '6 * 4',
      },
      '4-5': {
        ask: 'A robot at {place} moves 35 boxes in one hour. How many boxes does it move in 8 hours?',
        answer: '280',
        sum: '35 * 8',
      },
    },
    fractions: {
      'K-1': {
        ask: "A robot's power bar has two equal parts. One part is lit. How much of the bar is lit?",
        answer: 'half',
      },
      '2-3': {
        ask: "A robot's power bar has 6 equal parts. 5 parts are lit. What fraction of the bar is dark?",
        answer: '1/6',
      },
      '4-5': {
        ask: 'A robot rolls 3/10 of a mile and drops off a box. Then it rolls 4/10 of a mile more. How many miles did it roll?',
        answer: '7/10',
      },
    },
    patterns: {
      'K-1': { ask: 'A robot does step, turn, beep, step, turn. What does it do next?', answer: 'beep' },
      '2-3': {
        ask: 'A robot counts by threes: 3, 6, 9, 13. One number is wrong. Which number should the robot say there?',
        answer: '12',
        sum: '9 + 3',
      },
      '4-5': {
        ask: 'A robot doubles each number and takes away 1: 3, 5, 9, 17. Which number comes next?',
        answer: '33',
        sum: '2 * 17 - 1',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A robot arm reaches 4 blocks high. The shelf is 7 blocks high. How many blocks too short is the arm?',
        answer: '3',
        sum: '7 - 4',
      },
      '2-3': {
        ask: 'A robot rolls 45 centimeters ahead. Then it backs up 20 centimeters. How many centimeters is it from its start?',
        answer: '25',
        sum: '45 - 20',
      },
      '4-5': {
        ask: "A robot's wheel rolls 85 centimeters in one full turn. How many centimeters does the robot go in 6 turns?",
        answer: '510',
        sum: '85 * 6',
      },
    },
    time: {
      'K-1': { ask: "A robot works from 1 o'clock to 4 o'clock. How many hours is that?", answer: '3', sum: '4 - 1' },
      '2-3': {
        ask: 'A robot plugs in at 5:35. It needs 20 minutes to charge. At what time is it full?',
        answer: '5:55',
      },
      '4-5': {
        ask: 'A robot washes one window in 4 minutes. It starts at 9:48. At what time has it washed 6 windows?',
        answer: '10:12',
      },
    },
    data: {
      'K-1': { ask: 'A robot sorts 5 gears, 3 bolts and 8 springs. Which are the fewest?', answer: 'bolts' },
      '2-3': {
        ask: "A robot's log says: hall 20 steps, ramp 35, shed 15. How many steps is that?",
        answer: '70',
        sum: '20 + 35 + 15',
      },
      '4-5': {
        ask: 'A robot runs a maze three times, in 48, 41 and 37 seconds. How many seconds faster is its last run than its first?',
        answer: '11',
        sum: '48 - 37',
      },
    },
    geometry: {
      'K-1': { ask: 'A robot has a square face. How many corners does it have?', answer: '4' },
      '2-3': {
        ask: 'A robot looks at a door. It makes two quarter turns to the right. Does it now look toward the door or away from it?',
        answer: 'away from it',
      },
      '4-5': {
        ask: 'A robot drives along the sides of a square, back to its start. It turns right at all 4 corners. How many degrees does it turn altogether?',
        answer: '360',
        sum: '4 * 90',
      },
    },
    physical: {
      'K-1': { ask: 'A robot pushes a box. Does the box move away or closer?', answer: 'away' },
      '2-3': {
        ask: "A robot's wheels slip on a smooth floor. Which wheels grip better: soft rubber or hard, smooth plastic?",
        answer: 'soft rubber',
      },
      '4-5': {
        ask: "A robot's electric motor turns and gets warm. Some of its energy became motion. What warmed the motor: heat or light?",
        answer: 'heat',
      },
    },
    life: {
      'K-1': { ask: 'A robot and a puppy both walk. Which one is alive?', answer: 'the puppy' },
      '2-3': {
        ask: 'A robot gets its energy from a plug. Where does a dog get its energy: from food or from sleep?',
        answer: 'from food',
      },
      '4-5': {
        ask: "Motors move a robot's arm. Which body parts pull on your bones to move your arm?",
        answer: 'muscles',
      },
    },
    earth: {
      'K-1': { ask: 'A robot runs on sunlight. Does it charge by day or night?', answer: 'day' },
      '2-3': { ask: 'Robots with wheels have rolled around on Mars. Is Mars a planet or a star?', answer: 'planet' },
      '4-5': {
        ask: 'A diving robot explores the ocean. Does the ocean cover more than half of Earth or less than half?',
        answer: 'more than half',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a robot face by each answer. Choose a smile for sure or a zigzag for check.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A robot stores only what was tested. Draw a box around a tested answer, or a question mark.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Say each answer. Add one robot beep for sure, or two for check again.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Robots take every word exactly. Pick one answer and say it without a needless word.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Robots sense, think and act. Touch an ear, then your head, then show or say your answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A robot arm repeats a move to check it. Redo your longest or hardest answer another way.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
