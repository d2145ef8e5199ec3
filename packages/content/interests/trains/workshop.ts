import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'trains.railroad-shop',
  ...anyLesson,
  title: 'The Railroad Shop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'coins', quantity: '{questions}', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Freight Run',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and hand over two coins as freight.',
        child: 'Answers, couples one more car to the train, loads it and pulls out: one {token}.',
        end: 'The whole train crosses the table with all its freight.',
      },
      round:
        'Your child says {answer} and couples a half sheet to the engine with tape. Two coins go on it: melons! Your child pulls slowly, and nothing falls. One {token}!',
      child:
        'Build a freight train for {place}. Answer a question to couple on one car. Choose its load: cocoa, melons or drums. Pull out slowly, so that nothing falls.',
      steps: [
        'Get out paper, tape and coins. Tear three sheets into halves. One half is the engine, the others are flat cars.',
        'The car stays in the yard until a wrong answer is mended.',
        'Freight that falls is loaded again.',
      ],
      say: 'All coupled? What freight shall I send?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions*2}', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'All Stops Ride',
      ages: 'younger',
      inShort: {
        you: 'Ask a question. Then hold on to the yarn and ride as the passenger.',
        child: 'Answers, drives you to a new station and names it after the answer: one {token}.',
        end: 'You ride the whole line, and every stop is called.',
      },
      round:
        'Your child says {answer}. You write it on a slip and hold on. All aboard! Your child drives you to the sofa, lays down the slip and calls the stop: one {token}.',
      child:
        'Be the conductor of a train through {place}. Answer a question to open a new station. Choose a sound for the doors. Call each stop loud and clear.',
      steps: [
        'Get out paper, pencils and yarn. Tie the yarn into one big loop: the train, held at the hip by both. Tear a sheet into slips.',
        'A wrong answer keeps the line closed: mend it together.',
      ],
      say: 'One ticket, please. What is the next stop called?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'any soft cord' },
      ],
      safety: [{ hazard: 'a yarn loop', adultNote: 'A grown-up keeps the yarn away from necks and feet.' }],
    },
    {
      title: 'The Switching Yard',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then order a train on track B.',
        child: 'Answers, adds a car to track A, and moves all cars into your order: one {token}.',
        end: 'The longest train is in order.',
      },
      round:
        'Your child says {answer} and sets a second car beside Milk. You want that car in front. It waits on C, Milk rolls to B, and the car follows: one {token}.',
      child:
        'Sort a freight train in the yard at {place}. Plan your moves before you touch a car. Choose where a car can wait. Use as few moves as {hero} would.',
      steps: [
        'Get out paper and pencils. Draw three tracks on a sheet, open at the right: A, B and C. Tear cars from another, and set Milk on A.',
        'A move takes one car from an open end to another.',
        'A wrong answer sends no car: work it out.',
      ],
      say: 'Railroad yards save moves. Can you?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'One Track, Many Trains',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then be the clock and call the ticks.',
        child: 'Answers, adds one train, and brings all trains from end to end without a crash: one {token}.',
        end: 'All trains have run at once.',
      },
      round:
        'Your child says {answer} and sets a coin on the left end. You call three ticks, and it is through: one {token}. The second train starts on the right.',
      child:
        'Run the trains on a line with one track. Answer a question to add one more. Choose which train goes and which one waits. Keep the express to {place} on time.',
      steps: [
        'Get out paper, pencils and coins. Draw one long track with four stations on a sheet.',
        'At each tick, every train drives one station on or waits. Trains pass each other only in a station.',
        'A wrong answer gets no train: work it out.',
      ],
      say: 'Two trains on one stretch would crash! Who waits, and where?',
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.',
    },
  ],
}
