import { partsOfWhole } from './draw-numbers.ts'
import { alike, type StoryTypes } from './story.ts'

/** Something is added: a + b = c, one of the three asked for. */
export const join: StoryTypes<'add-to-result' | 'add-to-change' | 'add-to-start'> = {
  'add-to-result': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'c',
        equation: '{a} + {b} = {c}',
        note: 'If the answer was {difference}, the numbers were subtracted. Here more are put with the first ones.',
      },
      [
        '{hero} has {a things}. {friend} gives {hero} {b} more. How many {things} does {hero} have now?',
        'There {a is} {a things} at {place}. Then {hero} brings {b} more. How many {things} are there now?',
        '{hero} finds {a things} before lunch. After lunch, {hero} finds {b} more. How many {things} does {hero} find in all?',
        'At {place}, {hero} counts {a things}. {friend} puts {b} more next to them. How many {things} are there now?',
      ],
    ),
  },
  'add-to-change': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'b',
        equation: '{a} + __ = {c}, so {a} + {b} = {c}',
        note: 'If the answer was {wrongSum}, the numbers were added. Ask: how far is it from {a} up to {c}?',
      },
      [
        '{hero} has {a things}. {friend} gives {hero} some more. Now {hero} has {c things}. How many {things} does {friend} give to {hero}?',
        'There {a is} {a things} at {place}. {hero} brings some more. Now there are {c things}. How many {things} does {hero} bring?',
        '{hero} needs {c things}. So far, {hero} has {a things}. How many more {things} does {hero} need?',
        'In the morning, {hero} has {a things}. In the evening, {hero} has {c things}. How many {things} does {hero} get during the day?',
      ],
    ),
  },
  'add-to-start': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'a',
        equation: '__ + {b} = {c}, so {c} − {b} = {a}',
        note: 'If the answer was {wrongStart}, the numbers were added. Go back in the story: take away the {b} that came.',
      },
      [
        '{hero} has some {things}. {friend} gives {hero} {b} more. Now {hero} has {c things}. How many {things} did {hero} have at the start?',
        'Some {things} are at {place}. {hero} brings {b} more. Now there are {c things}. How many {things} were there at the start?',
        '{hero} puts {b things} into a {box}. Now the {box} holds {c things}. How many {things} were in the {box} before?',
        '{hero} finds {b things} and puts them with the others. That makes {c things} in all. How many {things} did {hero} have before?',
      ],
    ),
  },
}
