import { partsOfWhole } from './draw-numbers.ts'
import { alike, type StoryTypes, type Telling } from './story.ts'

/** The tellings from this place on use the word that points the wrong way. */
function turnedFrom(place: number) {
  return (telling: Telling, index: number): Telling => (index < place ? telling : { ...telling, turned: true })
}

/** Two amounts side by side: a is the smaller, b the difference, c the larger. */
export const compare: StoryTypes<'difference-unknown' | 'compare-bigger' | 'compare-smaller'> = {
  'difference-unknown': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'b',
        equation: '{c} − {a} = {b}',
        note: 'If the answer was {wrongSum}, the numbers were added. Match one to one: how many are over?',
      },
      [
        '{hero} has {c things}. {friend} has {a things}. How many more {things} does {hero} have than {friend}?',
        '{hero} finds {a things}. {friend} finds {c things}. How many fewer {things} does {hero} find than {friend}?',
        'The big {box} holds {c things}. The small {box} holds {a things}. How many more {things} are in the big {box}?',
        '{hero} carries {c things} to {place}. {friend} carries only {a things}. How many more {things} must {friend} carry to catch up with {hero}?',
      ],
    ),
  },
  'compare-bigger': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'c',
        equation: '{a} + {b} = {c}',
        note: 'If the answer was {difference}, the numbers were subtracted. First ask: who has more?',
      },
      [
        '{hero} has {a things}. {friend} has {b} more than {hero}. How many {things} does {friend} have?',
        'The small {box} holds {a things}. The big {box} holds {b} more. How many {things} are in the big {box}?',
        '{hero} finds {a things}. That is {b} fewer than {friend} finds. How many {things} does {friend} find?',
        '{hero} has {b} fewer {things} than {friend}. {hero} has {a things}. How many {things} does {friend} have?',
      ],
    ).map(turnedFrom(2)),
  },
  'compare-smaller': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'a',
        equation: '{c} − {b} = {a}',
        note: 'If the answer was {wrongStart}, the numbers were added. First ask: who has fewer?',
      },
      [
        '{friend} has {c things}. {hero} has {b} fewer than {friend}. How many {things} does {hero} have?',
        'The big {box} holds {c things}. The small {box} holds {b} fewer. How many {things} are in the small {box}?',
        '{friend} finds {c things}. That is {b} more than {hero} finds. How many {things} does {hero} find?',
        '{friend} has {b} more {things} than {hero}. {friend} has {c things}. How many {things} does {hero} have?',
      ],
    ).map(turnedFrom(2)),
  },
}
