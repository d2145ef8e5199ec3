import { partsOfWhole } from './draw-numbers.ts'
import { alike, type StoryTypes } from './story.ts'

/** Two parts and their whole, a + b = c, nothing moves. */
export const parts: StoryTypes<'put-together-total' | 'addend-unknown'> = {
  'put-together-total': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'c',
        equation: '{a} + {b} = {c}',
        note: 'If the answer was {difference}, the numbers were subtracted. The question asks for both parts together.',
      },
      [
        '{hero} has {a things}. {friend} has {b things}. How many {things} do they have in all?',
        'There {a is} {a things} in one {box} and {b things} in another {box}. How many {things} are there in all?',
        '{hero} carries {a things} to {place}. {friend} carries {b things} there too. How many {things} do they carry together?',
        'At {place}, {a things} {a is} big and {b things} {b is} small. How many {things} are there in all?',
      ],
    ),
  },
  'addend-unknown': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'b',
        equation: '{c} − {a} = {b}',
        note: 'If the answer was {wrongSum}, the numbers were added. {c} is already the whole.',
      },
      [
        '{hero} and {friend} have {c things} in all. {hero} has {a} of them. How many {things} does {friend} have?',
        'There {c is} {c things} at {place}. {a} of them {a is} big. The rest are small. How many {things} are small?',
        '{hero} packs {c things} into two {boxes}. {hero} puts {a} of them into the first {box}. How many {things} are in the second {box}?',
        'Of {c things}, {hero} carries {a} and {friend} carries all the others. How many {things} does {friend} carry?',
      ],
    ),
  },
}
