import { equalGroups, sharedOut } from './draw-numbers.ts'
import { alike, type StoryTypes } from './story.ts'

/** Equal groups: k groups of n make c. */
export const groups: StoryTypes<'equal-groups' | 'array' | 'share-equally' | 'number-of-groups' | 'times-as-many'> = {
  'equal-groups': {
    draw: equalGroups,
    tellings: alike(
      {
        answer: 'c',
        equation: '{k} × {n} = {c}',
        note: 'If the answer was {added}, the numbers were added. There are {k} groups with {n} in each.',
      },
      [
        '{hero} has {k boxes}. Each {box} holds {n things}. How many {things} does {hero} have in all?',
        '{hero} puts {n things} in each of {k boxes}. How many {things} are in the {boxes} in all?',
        'There are {k} shelves at {place} with {n things} on each shelf. How many {things} are on the shelves?',
        'Every day, {hero} finds {n things}. How many {things} does {hero} find in {k} days?',
      ],
    ),
  },
  array: {
    draw: equalGroups,
    tellings: alike(
      {
        answer: 'c',
        equation: '{k} × {n} = {c}',
        note: 'If the answer was {added}, the numbers were added. Draw the rows and count them one row at a time.',
      },
      [
        '{hero} lays {things} in {k} rows. There are {n things} in each row. How many {things} are there in all?',
        'At {place}, {k} rows of {things} wait. Each row has {n things}. How many {things} wait there?',
        '{hero} makes an array of {things} with {k} rows and {n} columns. How many {things} are in the array?',
        'One shelf has {k} rows with {n} spaces in each row. {hero} puts one {thing} in every space. How many {things} are on the shelf?',
      ],
    ),
  },
  'share-equally': {
    draw: sharedOut,
    tellings: alike(
      {
        answer: 'n',
        equation: '{c} ÷ {k} = {n}',
        note: 'If the answer was {takenAway}, the numbers were subtracted. Each of the {k} gets the same.',
      },
      [
        '{hero} shares {c things} equally among {k} friends. How many {things} does each friend get?',
        '{c things} go into {k boxes}. Every {box} gets the same number. How many {things} are in each {box}?',
        '{hero} sets {c things} in {k} equal rows. How many {things} are in each row?',
        '{k} friends find {c things} together and split them fairly. How many {things} does each friend get?',
      ],
    ),
  },
  'number-of-groups': {
    draw: sharedOut,
    tellings: [
      ...alike(
        {
          answer: 'k',
          equation: '{c} ÷ {n} = {k}',
          unit: '{boxes}',
          note: 'If the answer was {leftAfterOne}, only one group was taken away. Take {n} away again and again.',
        },
        [
          '{hero} has {c things}. {hero} puts {n things} in each {box}. How many {boxes} does {hero} fill?',
          '{c things} are packed in {boxes} of {n}. How many {boxes} are there?',
        ],
      ),
      {
        tell: 'Each shelf holds {n things}. How many shelves does {hero} need for {c things}?',
        answer: 'k',
        equation: '{c} ÷ {n} = {k}',
        unit: 'shelves',
      },
      {
        tell: '{hero} gives {n things} to each friend until all {c things} are gone. How many friends get {things}?',
        answer: 'k',
        equation: '{c} ÷ {n} = {k}',
        unit: 'friends',
      },
    ],
  },
  'times-as-many': {
    draw: equalGroups,
    tellings: [
      ...alike(
        {
          answer: 'c',
          equation: '{k} × {n} = {c}',
          note: 'If the answer was {added}, "{k} times as many" was read as "{k} more".',
        },
        [
          '{hero} has {n things}. {friend} has {k} times as many. How many {things} does {friend} have?',
          'The small {box} holds {n things}. The big {box} holds {k} times as many. How many {things} are in the big {box}?',
          '{friend} has {k} times as many {things} as {hero}. {hero} has {n things}. How many {things} does {friend} have?',
        ],
      ),
      {
        tell: '{friend} finds {c things}. That is {k} times as many as {hero} finds. How many {things} does {hero} find?',
        answer: 'n',
        equation: '{c} ÷ {k} = {n}',
        note: 'The first amount is the larger one. {hero} finds fewer, so divide.',
      },
    ],
  },
}
