import type { Interest } from '../types.ts'

export const science = {
  tag: 'science',
  questions: {
    number: {
      'K-1': { ask: 'A scientist counts 6 ant legs and 8 spider legs. Which number is bigger?', answer: '8' },
      '2-3': {
        ask: 'A scientist reads a thermometer. It stands halfway between 60 and 70. Which number is that?',
        answer: '65',
      },
      '4-5': {
        ask: 'A scientist weighs three stones: 549, 586 and 652 grams. Which one is 600 grams to the nearest hundred?',
        answer: '586',
      },
    },
    operations: {
      'K-1': {
        ask: '{hero} plants 9 beans to test soil. 6 beans sprout. How many beans do not sprout?',
        answer: '3',
        sum: '9 - 6',
      },
      '2-3': {
        ask: 'A scientist reads 48 degrees in the morning, then 75 degrees at noon. How many degrees warmer is it?',
        answer: '27',
        sum: '75 - 48',
      },
      '4-5': {
        ask: 'Each science test takes 45 drops of water. {hero} runs it 9 times. How many drops are needed?',
        answer: '405',
        sum: '45 * 9',
      },
    },
    fractions: {
      'K-1': {
        ask: 'Water fills a test glass just to the middle. Is it full, half full or empty?',
        answer: 'half full',
      },
      '2-3': {
        ask: '{hero} plans 3 science tests of the same length. Two are done. What fraction is done?',
        answer: '2/3',
      },
      '4-5': {
        ask: 'A scientist adds 3/8 liter of salt water to 4/8 liter of fresh water. How much of a liter is that?',
        answer: '7/8',
      },
    },
    patterns: {
      'K-1': { ask: 'Scientists see day, night, day, night, day. What comes next?', answer: 'night' },
      '2-3': {
        ask: 'In a science test, a hanging weight takes 15 seconds for 10 swings. It takes 30 for 20 and 45 for 30. How many seconds for 40?',
        answer: '60',
        sum: '45 + 15',
      },
      '4-5': {
        ask: 'A scientist sees one cell split into 2, then 4, then 8. How many cells are there after two more splits?',
        answer: '32',
        sum: '8 * 2 * 2',
      },
    },
    measurement: {
      'K-1': { ask: 'The left side of a balance scale sinks. Which side is heavier: left or right?', answer: 'left' },
      '2-3': {
        ask: 'A scientist puts 90 milliliters of water in a dish. In a week 34 milliliters dry up. How many milliliters are left?',
        answer: '56',
        sum: '90 - 34',
      },
      '4-5': {
        ask: 'A stone and its dish weigh 250 grams on a lab scale. The empty dish weighs 85 grams. How many grams is the stone?',
        answer: '165',
        sum: '250 - 85',
      },
    },
    time: {
      'K-1': {
        ask: "{hero} sees the ice melt at 9 o'clock. The test began one hour before. When did it begin?",
        answer: "8 o'clock",
      },
      '2-3': {
        ask: 'In a science test, ice melts from 2:05 to 2:40. How many minutes does that take?',
        answer: '35',
        sum: '40 - 5',
      },
      '4-5': {
        ask: 'A scientist measures a shadow every 45 minutes. The first time is 9:30. What time is the third?',
        answer: '11:00',
      },
    },
    data: {
      'K-1': {
        ask: '{hero} tests 7 things in water. 5 float and the others sink. How many sink?',
        answer: '2',
        sum: '7 - 5',
      },
      '2-3': {
        ask: 'Three science plants grew: 9 inches in light, 5 in shade, 2 in the dark. How many inches more in light than in the dark?',
        answer: '7',
        sum: '9 - 2',
      },
      '4-5': {
        ask: 'A scientist counts heartbeats in a minute: 72 at rest, 96 walking, 128 after jumping. How many more after jumping than at rest?',
        answer: '56',
        sum: '128 - 72',
      },
    },
    geometry: {
      'K-1': { ask: 'A scientist blows one bubble. It floats. Is it shaped like a box or ball?', answer: 'a ball' },
      '2-3': {
        ask: 'Scientists find that grains of table salt are tiny cubes. How many faces does a cube have?',
        answer: '6',
      },
      '4-5': {
        ask: 'A light ray meets a mirror at 40 degrees and bounces off at 40 degrees. A straight line has 180 degrees. How many degrees lie between the rays?',
        answer: '100',
        sum: '180 - 40 - 40',
      },
    },
    physical: {
      'K-1': { ask: '{hero} tests things in water. Which floats: a stone or a cork?', answer: 'a cork' },
      '2-3': {
        ask: 'A scientist asks which change can be turned back by cooling: melted butter or toasted bread?',
        answer: 'melted butter',
      },
      '4-5': {
        ask: 'A scientist stirs 5 grams of salt into 100 grams of water. The salt cannot be seen. How many grams is it all now?',
        answer: '105',
        sum: '100 + 5',
      },
    },
    life: {
      'K-1': { ask: 'A scientist studies a bird. Do its wings help it hear or fly?', answer: 'fly' },
      '2-3': {
        ask: '{hero} tests two plants, one in a dark box and one in light. Which one stays greener?',
        answer: 'the one in light',
      },
      '4-5': {
        ask: 'Under a microscope, a scientist sees the tiny parts that all living things are made of. What are they called?',
        answer: 'cells',
      },
    },
    earth: {
      'K-1': { ask: 'A scientist studies daylight. Does it come from the sun or the moon?', answer: 'the sun' },
      '2-3': {
        ask: '{hero} drips water on a sand hill and on a stone. Which one is washed away sooner?',
        answer: 'the sand hill',
      },
      '4-5': {
        ask: 'A scientist marks how long Earth takes to spin around once. Is it a day, a month or a year?',
        answer: 'a day',
      },
    },
  },
  sparks: [
    {
      text: 'Science needs records. Sketch how you found one answer, or write three words about it.',
      modality: 'visual',
    },
    {
      text: 'Draw your first idea, as in science. Then work it out, and keep it or change it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Make a science prediction: say what you expect. Then tell if you were right or surprised.',
      modality: 'auditory',
    },
    {
      text: 'Tell how you know, as in science. Choose: I saw it, I tried it, I remembered it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'In science, you say what would change your mind. Say it about one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'In science, a test is repeated. Move away, come back, and redo one answer you pick.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold out your hands like scales in science. Tip left for sure, or right for not sure.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
