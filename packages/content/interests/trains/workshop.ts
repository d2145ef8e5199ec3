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
      earned: true,
      inShort: {
        you: 'Hand over two coins as freight.',
        child:
          'Writes or draws on a half sheet how it was found. Tapes it to the train as a car, loads it and counts all coins.',
        end: 'Your child pulls out slowly, so that nothing falls.',
      },
      round:
        'Your child says {answer}, draws on a half sheet how it was found and tapes it to the engine. Two coins go on it: melons!',
      child:
        'Build a freight train for {place}. Answer a question to couple on one car. Choose its load: cocoa, melons or drums. Pull out slowly, so that nothing falls.',
      steps: [
        'Get out paper, pencils, tape and coins. Tear three sheets into halves. One half is the engine, the others are cars.',
        'Wrong? Work it out together.',
      ],
      say: 'All coupled? What freight shall I send?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions*2}', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'All Stops Ride',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on a slip. Then ride along.',
        child: 'Drives you to a new station, lays down the slip and calls the answer as its name.',
        end: 'Ride the whole line. Your child calls every stop.',
      },
      round:
        'Your child says {answer}, and you write it on a slip. Your child drives you to the sofa and calls {answer}.',
      child:
        'Be the conductor of a train through {place}. Answer a question to open a new station. Choose a sound for the doors. Call each stop loud and clear.',
      steps: [
        'Get out paper, pencils and yarn. Tie the yarn into a loop: the train, held at the hip by both. Tear a sheet into four slips.',
        'Wrong? Work it out together.',
      ],
      say: 'One ticket, please. What is the next stop called?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'any soft cord' },
      ],
      safety: [{ hazard: 'a yarn loop', adultNote: 'Stay close, keep the yarn away from necks and feet.' }],
    },
    {
      title: 'The Switching Yard',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Say in which order all cars shall stand on an empty track.',
        child: 'Adds a car with the answer to the train and moves all cars. Some may wait on the third track.',
      },
      round:
        'Your child says {answer} and sets its car to the right of Milk. You order: Milk, then {answer}, on B. Car {answer} waits on C until Milk has moved.',
      child:
        'Sort a freight train in the yard at {place}. Plan your moves before you touch a car. Choose where a car can wait. Use as few moves as {hero} would.',
      steps: [
        'Get out paper and pencils. Draw tracks A, B and C across one sheet. Tear cars from the other. Set one, Milk, on A.',
        'Cars enter and leave only at the right end.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Call ticks: at each one, every train drives one station on or waits.',
        child: 'Sets a new coin on the left end and brings every train to its other end. Trains pass only in stations.',
      },
      round:
        'Your child says {answer} and sets a coin on the left end. You call three ticks: the train is at the right end.',
      child:
        'Run the trains on a line with one track. Answer a question to add one more. Choose which train goes and which one waits. Keep the express to {place} on time.',
      steps: [
        'Get out paper, pencils and coins. Draw one long track with four stations: two at the ends, two between. Coins are trains.',
        'Wrong? Work it out together.',
      ],
      say: 'Two trains on one stretch would crash! Who waits, and where?',
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'Stay close, count the coins back in and keep them away from toddlers.',
    },
  ],
}
