import type { Interest } from '../types.ts'

export const superheroes = {
  tag: 'superheroes',
  questions: {
    number: {
      'K-1': { ask: 'A superhero wears the number between four and six. Which number is it?', answer: '5' },
      '2-3': {
        ask: 'A superhero has helped 99 people. Today one more person gets help. How many people is that?',
        answer: '100',
        sum: '99 + 1',
      },
      '4-5': {
        ask: "A superhero's secret number has 7 hundreds, no tens and 2 ones. What is the number?",
        answer: '702',
        sum: '700 + 2',
      },
    },
    operations: {
      'K-1': {
        ask: 'A superhero carries 4 kittens home. Then 4 more. How many kittens are home?',
        answer: '8',
        sum: '4 + 4',
      },
      '2-3': {
        ask: 'A superhero has 50 seconds to reach a lost kite. 32 seconds are over. How many seconds are left?',
        answer: '18',
        sum: '50 - 32',
      },
      '4-5': {
        ask: 'A superhero flies 95 miles in one hour. How many miles is that in 6 hours?',
        answer: '570',
        sum: '95 * 6',
      },
    },
    fractions: {
      'K-1': { ask: 'A superhero has flown halfway to a tower. How much of the way is left?', answer: 'half' },
      '2-3': {
        ask: "A superhero's cape has 4 equal stripes. 3 of them are red. What fraction of the cape is red?",
        answer: '3/4',
      },
      '4-5': {
        ask: 'A superhero team mends 5/12 of a bridge before noon and 2/12 after noon. What fraction of the bridge is still to mend?',
        answer: '5/12',
      },
    },
    patterns: {
      'K-1': { ask: 'A superhero trains: jump, jump, roll, jump, jump. What comes next?', answer: 'roll' },
      '2-3': {
        ask: 'A superhero trains with 1 leap, then 3 leaps, then 5, then 7. How many leaps come next?',
        answer: '9',
        sum: '7 + 2',
      },
      '4-5': {
        ask: 'A superhero lifts 2 boxes, then 6, then 18. It is three times as many each time. How many boxes come next?',
        answer: '54',
        sum: '18 * 3',
      },
    },
    measurement: {
      'K-1': { ask: 'A superhero leaps 5 steps and then 2 more. How many steps is that?', answer: '7', sum: '5 + 2' },
      '2-3': {
        ask: "A superhero's cape should be 38 inches long. The cloth is 50 inches long. How many inches must come off?",
        answer: '12',
        sum: '50 - 38',
      },
      '4-5': {
        ask: 'A superhero jumps over a stream that is 7 yards wide. How many feet is that?',
        answer: '21',
        sum: '7 * 3',
      },
    },
    time: {
      'K-1': {
        ask: "A superhero starts at 5 o'clock. The trip takes one hour there and one hour back. When is the superhero home?",
        answer: "7 o'clock",
      },
      '2-3': {
        ask: 'A superhero hears a call for help at 6:25. The superhero is there 10 minutes later. What time is that?',
        answer: '6:35',
      },
      '4-5': {
        ask: 'A superhero guards the city from 7:45 to 10:20 in the evening. How many minutes is that?',
        answer: '155',
        sum: '2 * 60 + 35',
      },
    },
    data: {
      'K-1': { ask: 'On one superhero team 3 fly, 6 swim, 2 climb. What do the most do?', answer: 'swim' },
      '2-3': {
        ask: "A superhero's week: 16 cats, 21 children and 8 dogs got help. How many animals was that?",
        answer: '24',
        sum: '16 + 8',
      },
      '4-5': {
        ask: 'A city votes for the kindest superhero: Comet 145, Breeze 98, Boulder 167. How many votes is that in all?',
        answer: '410',
        sum: '145 + 98 + 167',
      },
    },
    geometry: {
      'K-1': { ask: "A superhero's badge is a triangle. How many sides does it have?", answer: '3' },
      '2-3': {
        ask: "A superhero's mask is the same left and right. It has 3 stars on the left and none in the middle. How many stars in all?",
        answer: '6',
        sum: '3 * 2',
      },
      '4-5': {
        ask: 'A superhero spins around once and then half a turn more. How many degrees is that?',
        answer: '540',
        sum: '360 + 180',
      },
    },
    physical: {
      'K-1': {
        ask: 'A superhero pushes a cart hard, then softly. Which push sends it farther?',
        answer: 'the hard push',
      },
      '2-3': {
        ask: 'A superhero stands between a lamp and a wall. What is the dark shape on the wall called?',
        answer: 'shadow',
      },
      '4-5': {
        ask: 'Two superheroes pull a rope in opposite directions, just as hard as each other. Does it move or stay still?',
        answer: 'stay still',
      },
    },
    life: {
      'K-1': { ask: 'A superhero flies like an animal. Which can fly: bat or horse?', answer: 'bat' },
      '2-3': {
        ask: 'A superhero climbs walls like a gecko. What makes a gecko stick to a wall: its tail or its toes?',
        answer: 'its toes',
      },
      '4-5': {
        ask: "A superhero's suit blends in with any wall, as a moth does on bark. Is this camouflage or migration?",
        answer: 'camouflage',
      },
    },
    earth: {
      'K-1': { ask: 'A superhero flies into gray clouds. Which falls from clouds: rain or sand?', answer: 'rain' },
      '2-3': {
        ask: 'A superhero flies from a valley to a high mountain top. Is it usually colder or warmer up there?',
        answer: 'colder',
      },
      '4-5': {
        ask: 'A superhero wants to keep rain from washing soil off a hill. Which helps: planting grass or pulling it out?',
        answer: 'planting grass',
      },
    },
  },
  sparks: [
    {
      text: 'Which power helped you: a sharp eye, memory or patience? Draw it as a superhero badge.',
      modality: 'visual',
    },
    {
      text: 'Draw a superhero shield beside each answer you can defend. Pick one and defend it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Even superheroes have a weak spot. Look for one in your answers, and mend or defend it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Superheroes share their tricks. Tell the trick that helped you, or ask for one.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A superhero briefs the team in few words. Pick one answer and tell it in three sentences.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Even a superhero asks for help. Reach out a hand for a hint, or nod to go on.', modality: 'kinesthetic' },
    {
      text: 'Hold a superhero pose while you check each answer. Then say yes or change it.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A superhero trains the hardest move the most. Choose your slowest answer and redo it from memory.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
