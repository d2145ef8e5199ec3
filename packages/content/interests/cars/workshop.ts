import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'cars.race-garage',
  ...anyLesson,
  title: 'Race Garage',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'a',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'clothespins', quantity: '4', core: true, substitute: 'large clips' },
    { name: 'coins', quantity: '6', core: true },
    { name: 'books', quantity: '4', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pit Stop',
      ages: 'younger',
      inShort: {
        you: 'Ask, write each right answer on the car, then count the seconds of the pit stop.',
        child: 'Answers and clips one wheel on the car: one {token}.',
        end: 'The car has four wheels and slides down the ramp.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on the car. Pit stop! You count: one, two, three. Click: a clothespin is on as the first wheel. That is one {token}.',
      child:
        "Be the pit crew for {hero}'s race car. Answer a question to clip on one wheel. Choose its name and its number. Send it down the ramp at {place}.",
      steps: [
        'Get out paper, pencils, clothespins, coins and books. Fold one sheet in three, long and flat: the car. Lean one book steeply on the others as a ramp. A coin tucked into the fold is the driver.',
        'A wrong answer? The wheel waits. Mend it together.',
        'A wheel missing after the last question? It is the spare: clip it on. Last, race three times and mark the longest slide.',
      ],
      say: 'Pit stop! I count until I hear the wheel click.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'clothespins', quantity: '4', core: true, substitute: 'large clips' },
        { name: 'coins', quantity: '1', core: true },
        { name: 'books', quantity: '4', core: true },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.' },
      ],
    },
    {
      title: 'Sign Street',
      ages: 'younger',
      inShort: {
        you: 'Ask, and drive your coin by the signs.',
        child: 'Answers, draws a road sign beside the answer and sets it up: one {token}.',
        end: 'Your car has obeyed every sign to the garage.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a slip, and your child draws a sign on it: stop. A clothespin holds it up by the road. Your coin drives there, stops and reads it: one {token}.',
      child:
        'Build a street to {place} for a small car. Answer a question to put up one sign. Choose: stop, slow, turn or honk. Check that every driver obeys.',
      steps: [
        'Get out paper, pencils, clothespins, coins and books. Draw a wide road across two sheets. Books are the houses, the last one is the garage. Tear a third sheet into slips.',
        'No sign for a wrong answer: find the right one together.',
        'At the end your child drives as well. Pass all signs in order and read each answer aloud.',
      ],
      say: 'I am a new driver here. What does this sign tell me?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'clothespins', quantity: '{questions}', core: true, substitute: 'large clips' },
        { name: 'coins', quantity: '2', core: true },
        { name: 'books', quantity: '4', core: true },
      ],
    },
    {
      title: 'Brake Test',
      ages: 'older',
      inShort: {
        you: 'Ask, and measure each run in pencil lengths.',
        child: 'Answers, sets up one test run, predicts the stop and slides a coin: one {token}.',
        end: 'The car stops inside the parking box.',
      },
      round:
        'You read question 1. Your child says {answer}, uses two books as the ramp and marks a guess with a clothespin. The coin slides and stops one pencil short. It is logged beside the answer: one {token}.',
      child:
        'Test where a car stops on the road to {place}. Predict each run and mark your guess. Choose one thing to change: the height or the surface. Use the log to park it for {hero}.',
      steps: [
        'Get out paper, pencils, clothespins, coins and books. Lean one book on others as a ramp. Two sheets are the road, a third is the log. Draw a parking box, as long as a hand, near the end. One clothespin marks the guess, one the stop.',
        'A wrong answer stays in the garage: work it out.',
        'Last come three tries to park. Test drivers call the way to the stop the braking distance.',
      ],
      say: 'Same start line each time? Then tell me what you changed.',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'clothespins', quantity: '2', core: true, substitute: 'large clips' },
        { name: 'coins', quantity: '1', core: true },
        { name: 'books', quantity: '4', core: true },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.' },
      ],
    },
    {
      title: 'Rally Notes',
      ages: 'older',
      inShort: {
        you: 'Steer a pencil, eyes shut, by the notes that you hear.',
        child: 'Answers, writes the pace note for the next stretch and reads it to you: one {token}.',
        end: 'One clean drive goes from start to finish.',
      },
      round:
        'You read question 1. Your child says {answer}: it names stretch 1. Its pace note says: short, then hard right. Your child reads it, and your pencil drives, eyes shut, to the first coin: one {token}.',
      child:
        'Guide a rally car through {place} by voice alone. Answer a question to write one pace note. Choose short words: a car is fast. Read ahead, so that the driver is ready.',
      steps: [
        'Get out paper, pencils, clothespins, coins and books. Your child draws a bending road across two sheets, with one coin beside it for each question. Notes go on a third. Clothespins make the start and finish gates, books hold the edges down.',
        'No drive on a wrong answer: mend it first.',
        'Off the road? Mend the note, not the driver. Last, drive it all in one go.',
      ],
      say: 'My eyes are shut, co-driver. Your notes are all that I see.',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '2', core: true },
        { name: 'clothespins', quantity: '2', core: true, substitute: 'large clips' },
        { name: 'coins', quantity: '{questions}', core: true },
        { name: 'books', quantity: '2', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.',
    },
  ],
}
