import type { Interest } from '../types.ts'

export const cars = {
  tag: 'cars',
  questions: {
    number: {
      'K-1': { ask: 'One race car is number 9. One is number 6. Which number is bigger?', answer: '9' },
      '2-3': {
        ask: 'The mile counter of a car shows 59. The car rolls one more mile. What does it show now?',
        answer: '60',
        sum: '59 + 1',
      },
      '4-5': { ask: 'The trip counter in a car shows 386 miles. What is that to the nearest hundred?', answer: '400' },
    },
    operations: {
      'K-1': {
        ask: '{hero} parks 5 toy cars at {place}. {friend} parks 3 more. How many toy cars are parked?',
        answer: '8',
        sum: '5 + 3',
      },
      '2-3': {
        ask: 'A tire shop has 52 tires. It puts 16 of them on cars. How many tires are left?',
        answer: '36',
        sum: '52 - 16',
      },
      '4-5': {
        ask: 'A car goes 38 miles on one gallon. How many miles does it go on 7 gallons?',
        answer: '266',
        sum: '38 * 7',
      },
    },
    fractions: {
      'K-1': { ask: 'A car race has 2 laps. One lap is done. How much of the race is done?', answer: 'half' },
      '2-3': {
        ask: 'The fuel gauge of a car has 4 equal parts. Three are filled. What fraction of the tank is empty?',
        answer: '1/4',
      },
      '4-5': {
        ask: 'The tank of a car holds 16 gallons. The gauge shows 3/4. How many gallons are in the tank?',
        answer: '12',
        sum: '16 / 4 * 3',
      },
    },
    patterns: {
      'K-1': { ask: 'Parked cars go red, red, blue, red, red, blue. What color comes next?', answer: 'red' },
      '2-3': {
        ask: 'Parking spaces on one side of a street are numbered 31, 33, 35, 37. Which number comes next?',
        answer: '39',
        sum: '37 + 2',
      },
      '4-5': {
        ask: 'A car speeds up evenly. Each second it shows 8, 16, 24, 32 miles an hour. What will it show two seconds later?',
        answer: '48',
        sum: '32 + 8 + 8',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A toy car is 3 thumbs long. A toy truck is 5 thumbs long. Which one is shorter?',
        answer: 'the car',
      },
      '2-3': {
        ask: 'A toy car rolls 46 inches on a smooth floor. On a rug it rolls 29. How many inches less?',
        answer: '17',
        sum: '46 - 29',
      },
      '4-5': {
        ask: 'A parking space is 18 feet long. The car in it is 15 feet long. How many inches of space are left?',
        answer: '36',
        sum: '(18 - 15) * 12',
      },
    },
    time: {
      'K-1': {
        ask: "A car sets off at 2 o'clock. It drives for 2 hours. What time does it arrive?",
        answer: "4 o'clock",
      },
      '2-3': {
        ask: 'A driver plugs in an electric car at 4:10. It is full 40 minutes later. What time is that?',
        answer: '4:50',
      },
      '4-5': {
        ask: 'A car sets off at 9:45. It drives 2 hours 30 minutes and rests 15 minutes on the way. When does it arrive?',
        answer: '12:30',
      },
    },
    data: {
      'K-1': { ask: '{hero} counts 4 red, 7 blue and 2 green cars. Which color is seen least?', answer: 'green' },
      '2-3': {
        ask: 'In one week, a garage mends 8 tires, 12 lamps and 5 doors. How many jobs is that in all?',
        answer: '25',
        sum: '8 + 12 + 5',
      },
      '4-5': {
        ask: 'A race car drives three laps in 74, 69 and 71 seconds. How many seconds lie between its fastest and its slowest lap?',
        answer: '5',
        sum: '74 - 69',
      },
    },
    geometry: {
      'K-1': { ask: 'Which shape makes a good car wheel: square or circle?', answer: 'a circle' },
      '2-3': { ask: 'A stop sign for cars has 8 straight sides. How many corners does it have?', answer: '8' },
      '4-5': {
        ask: 'A driver turns a car until it faces back the way it came. How many degrees is that turn?',
        answer: '180',
      },
    },
    physical: {
      'K-1': { ask: 'A toy car stands still. What gets it going: a wish or a push?', answer: 'a push' },
      '2-3': { ask: 'Which slows a rolling toy car more: a fluffy rug or a smooth floor?', answer: 'a fluffy rug' },
      '4-5': {
        ask: 'A brake rubs on a turning wheel until the car stops. Which force slows the wheel: gravity or friction?',
        answer: 'friction',
      },
    },
    life: {
      'K-1': { ask: 'A cat and a car can both move. Which one is alive?', answer: 'the cat' },
      '2-3': {
        ask: "A cat's eyes shine in the lamps of a car. Do they make light or send it back?",
        answer: 'send it back',
      },
      '4-5': {
        ask: 'A driver sees a red light. What tells the foot to press the brake: brain, heart or lungs?',
        answer: 'brain',
      },
    },
    earth: {
      'K-1': { ask: 'The wipers of a car push drops away. Is it sunny or rainy?', answer: 'rainy' },
      '2-3': {
        ask: 'Cars go slowly when a wet road freezes. What has the water on the road turned into?',
        answer: 'ice',
      },
      '4-5': {
        ask: 'Power for electric cars can come from sun, wind or coal. Which of the three is not renewable?',
        answer: 'coal',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a car by each answer. Add speed lines for sure, or a stop sign for check.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a race flag by your fastest answer, or by your hardest.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A race crew talks over every stop. Tell what slowed you down, or what sped you up.',
      modality: 'auditory',
    },
    {
      text: 'A race engineer trusts facts, not luck. Choose one answer and say which fact decided it.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Do a car check on your fingers: heard, worked out, checked. Hold up one, two or three.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold a pretend car wheel while you think. Turn left to check again, or right to go on.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A race is won by smooth moves, not hurry. Move through your slowest or shakiest answer once more.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
