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
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'any soft cord' },
    { name: 'coins', quantity: '{questions*2}', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Freight Run',
      ages: 'younger',
      inShort: {
        you: 'Ask, and hand out the freight.',
        child: 'Answers, folds one car, couples it on and loads it: one {token}.',
        end: 'The whole train has delivered its freight across the room.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a half sheet, and your child folds the edges up: a freight car. Yarn and tape couple it on. In go two coins, and the train pulls out: one {token}.',
      child:
        'Build a freight train for {place}. Answer a question to couple on one car. Choose its load: cocoa, melons or drums. Pull out slowly, so that nothing falls.',
      steps: [
        'Get out paper, pencils, tape, yarn and coins. Tear three sheets into halves. Fold one as the engine, with a long pull of yarn.',
        'The car stays in the yard until a wrong answer is mended.',
        'Leave a little slack between the cars. Real engines start a long train that way: one car after the other. Last, pull the train across the room to the station. Your child calls each car by its answer and unloads it.',
      ],
      say: 'Number one is coupled. What freight shall I send?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'coins', quantity: '{questions*2}', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'All Stops Ride',
      ages: 'younger',
      inShort: {
        you: 'Ask, then ride as the passenger and pay one coin.',
        child: 'Answers, opens a station named after the answer, and takes you there: one {token}.',
        end: 'You have ridden the whole line and named every stop.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a sign, and your child tapes it to a door. All aboard! You pay a coin, hold on to the yarn and ride there. Your ticket is marked: one {token}.',
      child:
        'Be the conductor of a train through {place}. Answer a question to open a new station. Choose a sound for the doors. Call each stop loud and clear.',
      steps: [
        'Get out paper, pencils, tape, yarn and coins. Tie yarn into one big loop: the train, held at the hip by both. Tear one sheet into signs and a ticket. Draw a long line on another: the map.',
        'A wrong answer keeps the line closed: mend it together.',
        'Each new stop is drawn on the map as well. Last, ride from end to end and back.',
      ],
      say: 'One ticket, please. What is the next stop called?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'coins', quantity: '{questions}', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'The Switching Yard',
      ages: 'older',
      inShort: {
        you: 'Ask, then order the cars as you want them on track B.',
        child: 'Answers, adds a car named after the answer, and shunts all to your order: one {token}.',
        end: 'The longest train is in order, in the fewest moves found.',
      },
      round:
        'You read question 1. Your child says {answer}: a third car, onto the open end of track A. You order it between Milk and Coal. Your child shunts, and Milk goes in last: four moves, one {token}.',
      child:
        'Sort a freight train in the yard at {place}. Plan your moves before you touch a car. Choose where a car can wait. Beat your own record for {hero}.',
      steps: [
        'Get out paper, pencils, tape, yarn and coins. Tape down three lines of yarn, shut at the left, open at the right: tracks A, B and C. Tear the sheet into slips: the cars. Milk, then Coal, stand on A. A coin is the engine.',
        'A wrong answer sends no car: work it out.',
        'One move: the engine takes one car, or several in a row, from an open end to another open end. Nothing jumps. All cars start on A each time.',
      ],
      say: 'Railroad yards sort like this. Can you save one move?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'One Track, Many Trains',
      ages: 'older',
      inShort: {
        you: 'Ask. Then run the trains as coins, exactly by the graph.',
        child: 'Answers, draws the line of a train named after the answer, and has you test it: one {token}.',
        end: 'All trains run in one go, and none meet between stations.',
      },
      round:
        'You read question 1. Your child says {answer} and starts that train at the top. Its line slants down, one station in each column. Your coin follows it without meeting another: one {token}.',
      child:
        'Plan the trains on a line with one track. Answer a question to add one more. Choose where a train must wait. Keep the express for {place} on time.',
      steps: [
        'Get out paper, pencils, tape, yarn and coins. Tape yarn across the sheet four times: stations. Draw eight columns: ten minutes each. This is the graph.',
        'A wrong answer gets no train: work it out.',
        'Trains start at the top and bottom in turns. Slanted is driving, flat is waiting. Lines may cross only at a station. From train 2 on, all coins run together, column by column. Railroads really plan with such graphs.',
      ],
      say: 'Two coins on one stretch! Who waits, and where?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'coins', quantity: '{questions}', core: true, substitute: 'buttons' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small coins and yarn loops',
      adultNote: 'A grown-up counts the coins back in and keeps yarn away from necks and feet.',
    },
  ],
}
