import type { Interest } from '../types.ts'

export const trains = {
  tag: 'trains',
  questions: {
    number: {
      'K-1': { ask: 'A train passes signs 5, 6 and 7. Which number comes next?', answer: '8', sum: '7 + 1' },
      '2-3': {
        ask: '{hero} has train seat 47. {friend} sits ten numbers higher. Which seat is that?',
        answer: '57',
        sum: '47 + 10',
      },
      '4-5': {
        ask: 'A conductor checks train tickets 589 to 612, both of these included. How many tickets are checked?',
        answer: '24',
        sum: '612 - 589 + 1',
      },
    },
    operations: {
      'K-1': { ask: '7 people ride a train. 4 get off. How many people ride on?', answer: '3', sum: '7 - 4' },
      '2-3': {
        ask: 'A train carries 48 people. 15 get off and 22 get on. How many people ride now?',
        answer: '55',
        sum: '48 - 15 + 22',
      },
      '4-5': {
        ask: 'Each car of a train has 86 seats. How many seats do 6 such cars have?',
        answer: '516',
        sum: '86 * 6',
      },
    },
    fractions: {
      'K-1': { ask: 'A toy train has 4 cars. Half of them are red. How many cars are red?', answer: '2', sum: '4 / 2' },
      '2-3': {
        ask: 'A freight train has 6 cars. Sand fills 5 of them. What fraction of the cars has no sand?',
        answer: '1/6',
      },
      '4-5': {
        ask: 'A freight train has 40 cars. It drops off 3/8 of them at a yard. How many cars stay on the train?',
        answer: '25',
        sum: '40 / 8 * 5',
      },
    },
    patterns: {
      'K-1': { ask: 'A train goes choo, hiss, choo, hiss, choo. What sound comes next?', answer: 'hiss' },
      '2-3': {
        ask: 'A train stops at mile 12, 18, 24 and 30, always as far apart. Which mile comes next?',
        answer: '36',
        sum: '30 + 6',
      },
      '4-5': {
        ask: 'A mountain train takes one engine for every 30 cars. With 60 cars it has 2. How many engines pull 150 cars?',
        answer: '5',
        sum: '150 / 30',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A toy train is 5 thumbs long. A car of 2 thumbs is added. How many thumbs long is it now?',
        answer: '7',
        sum: '5 + 2',
      },
      '2-3': {
        ask: '{hero} plans a toy train track of 72 inches at {place}. 45 inches are laid. How many inches are missing?',
        answer: '27',
        sum: '72 - 45',
      },
      '4-5': {
        ask: 'A train platform is 200 meters long. A train of 7 cars, each 25 meters long, stops there. How many meters of platform stay free?',
        answer: '25',
        sum: '200 - 7 * 25',
      },
    },
    time: {
      'K-1': { ask: "A train should come at 3 o'clock. It is one hour late. When does it come?", answer: "4 o'clock" },
      '2-3': {
        ask: 'A train sets out at 10:25 and gets in at 10:50. How many minutes does it ride?',
        answer: '25',
        sum: '50 - 25',
      },
      '4-5': {
        ask: 'A night train starts at 9:50 at night. It gets in at 6:15 the next morning. How long is the ride?',
        answer: '8 hours 25 minutes',
      },
    },
    data: {
      'K-1': {
        ask: 'A red train has 3 cars, a blue one 8. A green one has 5. Which has the most cars?',
        answer: 'the blue train',
      },
      '2-3': {
        ask: 'A train has 30 riders in the morning, 12 at noon and 28 in the evening. How many fewer at noon than in the evening?',
        answer: '16',
        sum: '28 - 12',
      },
      '4-5': {
        ask: 'Five trains come in 4, 0, 7, 2 and 12 minutes late. How many of them are more than 3 minutes late?',
        answer: '3',
      },
    },
    geometry: {
      'K-1': { ask: 'A train window has 4 sides and 4 corners. Is it a circle or a rectangle?', answer: 'a rectangle' },
      '2-3': { ask: 'A boxcar of a train is shaped like a box. How many flat faces does a box have?', answer: '6' },
      '4-5': {
        ask: 'The two rails of a straight train track run side by side and never meet. What are such lines called?',
        answer: 'parallel lines',
      },
    },
    physical: {
      'K-1': { ask: 'An engine rolls in front of its cars. Does it push or pull them?', answer: 'pull' },
      '2-3': { ask: 'On a hot day, does a steel train rail get a tiny bit longer or shorter?', answer: 'longer' },
      '4-5': {
        ask: 'A train brakes for a station. Its brakes turn energy of motion mostly into one other kind. Is it light or heat?',
        answer: 'heat',
      },
    },
    life: {
      'K-1': { ask: 'A train has wheels, a bell and a driver. Which one is alive?', answer: 'the driver' },
      '2-3': {
        ask: 'Ants walk one behind the other like train cars. Do they follow a song or a smell?',
        answer: 'a smell',
      },
      '4-5': {
        ask: 'Some caterpillars walk nose to tail like train cars. Can a caterpillar become a beetle, a moth or a spider?',
        answer: 'a moth',
      },
    },
    earth: {
      'K-1': { ask: 'A train with a plow clears the snow. Is it summer or winter there?', answer: 'winter' },
      '2-3': {
        ask: 'Train tracks often run on the low land between two mountains. Is that a valley or an island?',
        answer: 'a valley',
      },
      '4-5': {
        ask: 'Old trains ran on coal, which formed over millions of years. Was it once sea salt or ancient plants?',
        answer: 'ancient plants',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a train signal by each answer. Choose up for go or down for wait.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A train timetable is checked twice. Draw one line under an answer, or two when checked.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Train drivers in Japan point and call each signal. Point to each answer and say check, or wait.',
      modality: 'auditory',
    },
    {
      text: 'Train orders must never be unclear. Pick one answer and say it so nobody could mistake it.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A switch sends a train left or right. Step left if you are sure, or right to check.',
      modality: 'kinesthetic',
    },
    {
      text: 'Roll your arms like train wheels while you think. Stop to answer, or to ask for help.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
