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
    { name: 'clothespins', quantity: '2', core: true, substitute: 'large clips' },
    { name: 'coins', quantity: '1', core: true },
    { name: 'books', quantity: '4', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pit Stop',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Call the pit stop and count the seconds until the wheel clicks.',
        child: 'Clips one clothespin wheel on the race car, as fast as can be.',
        end: 'Your child adds a missing wheel and sends the car down.',
      },
      round:
        'Your child says {answer}. Pit stop! You count: one, two, three. Click: a clothespin is on as the first wheel.',
      child:
        "Be the pit crew for {hero}'s race car. Answer a question to clip on one wheel. Choose a name for the car, fast or funny. Send it down the ramp at {place}.",
      steps: [
        'Get out paper, clothespins and books. Fold one sheet in three, long and flat: the car. Lean one book steeply on the others: the ramp.',
        'Wrong? Work it out together.',
      ],
      say: 'Pit stop! I count until I hear the wheel click.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'clothespins', quantity: '4', core: true, substitute: 'large clips' },
        { name: 'books', quantity: '4', core: true },
      ],
      safety: [],
    },
    {
      title: 'Sign Street',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Push your coin along the road and obey the new sign.',
        child: 'Draws a road sign on a slip and stands it by the road.',
        end: 'Your child drives the whole road, and you are the police.',
      },
      round:
        'Your child says {answer}, draws a hand on a slip and stands it up: stop! Your coin brakes right there, with a squeal.',
      child:
        'Build a street to {place} for a small car. Answer a question to put up one sign. Choose: stop, slow, turn or honk. Check that every driver obeys.',
      steps: [
        'Get out paper, pencils and coins. Draw a wide road across two sheets. Tear the third into four slips and fold them, so that they stand.',
        'Wrong? Work it out together.',
      ],
      say: 'I am a new driver here. What does this sign tell me?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
    },
    {
      title: 'Brake Test',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Mark with a clothespin where you think the coin will stop.',
        child: 'Chooses a start on the ramp, marks a guess as well and lets the coin slide.',
        end: 'Your child tells what makes braking longer. (a higher start)',
      },
      round:
        'Your child says {answer} and starts halfway up. You mark one hand from the ramp, your child two. The coin slides almost three hands.',
      child:
        'Test where a car stops on the road to {place}. Choose a high, middle or low start. Mark your guess before you let go. Explain to {hero} what makes braking longer.',
      steps: [
        'Get out clothespins, coins and books. Lean one book steeply on the others: a ramp on a smooth table. The coin is the car.',
        'Wrong? Work it out together.',
      ],
      say: 'Test drivers call it the braking distance. What will change it?',
    },
    {
      title: 'Rally Notes',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Shut your eyes and draw along the next stretch as your child tells you.',
        child: 'Guides your pencil along the next stretch by words alone.',
      },
      round:
        'Your child says {answer}. You shut your eyes and hear: short, then hard right, stop! Your pencil stands on the first line.',
      child:
        'Guide a rally car through {place} by voice alone. Answer a question to open one stretch. Choose short words: a car is fast. Call each bend before it comes.',
      steps: [
        'Get out paper and pencils. Your child draws a wide, bending road on the sheet, and lines across it that make one stretch for each question.',
        'Wrong? Work it out together. If you leave the road, drive that stretch again.',
      ],
      say: 'My eyes are shut, co-driver. Your notes are all that I see.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'a small coin',
      adultNote: 'Stay close, put the coin away at the end and keep it away from toddlers.',
    },
  ],
}
