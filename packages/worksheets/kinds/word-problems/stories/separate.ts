import { partsOfWhole } from './draw-numbers.ts'
import { alike, type StoryTypes } from './story.ts'

/** Something is taken away: c − b = a, one of the three asked for. */
export const separate: StoryTypes<'take-from-result' | 'take-from-change' | 'take-from-start'> = {
  'take-from-result': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'a',
        equation: '{c} − {b} = {a}',
        note: 'If the answer was {wrongStart}, the numbers were added. Here some go away.',
      },
      [
        '{hero} has {c things}. {hero} gives {b} of them to {friend}. How many {things} does {hero} have left?',
        'There {c is} {c things} at {place}. {friend} takes {b} of them away. How many {things} are left?',
        '{hero} collects {c things} at {place}. On the way home, {hero} loses {b} of them. How many {things} are left?',
        'One {box} holds {c things}. {hero} takes {b} of them out. How many {things} are still in the {box}?',
      ],
    ),
  },
  'take-from-change': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'b',
        equation: '{c} − __ = {a}, so {c} − {b} = {a}',
        note: 'If the answer was {wrongSum}, the numbers were added. The answer is what is gone, so it is less than {c}.',
      },
      [
        '{hero} has {c things}. {hero} gives some of them to {friend}. Now {hero} has {a things}. How many {things} does {hero} give to {friend}?',
        'There {c is} {c things} at {place}. {friend} takes some of them away. Now there are {a things}. How many {things} does {friend} take away?',
        '{hero} starts the day with {c things}. {hero} ends the day with only {a things}. How many {things} does {hero} give away during the day?',
        'One {box} holds {c things}. {hero} takes some of them out. Now the {box} holds {a things}. How many {things} does {hero} take out?',
      ],
    ),
  },
  'take-from-start': {
    draw: partsOfWhole,
    tellings: alike(
      {
        answer: 'c',
        equation: '__ − {b} = {a}, so {a} + {b} = {c}',
        note: 'If the answer was {difference}, the numbers were subtracted. At the start there were more than now.',
      },
      [
        '{hero} has some {things}. {hero} gives {b} of them to {friend}. Now {hero} has {a things}. How many {things} did {hero} have at the start?',
        'Some {things} are at {place}. {friend} takes {b} of them away. Now there are {a things}. How many {things} were there at the start?',
        '{hero} takes {b things} out of a {box}. The {box} still holds {a things}. How many {things} were in the {box} before?',
        'At {place}, {hero} gives away {b things}. That leaves {a things}. How many {things} did {hero} have before?',
      ],
    ),
  },
}
