import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { openPage } from './open-page.ts'

export const fairTestPlan = openPage(
  'stack',
  'My Fair Test Plan',
  'Which slides farther on the floor: a sock or a shoe? Plan the test.',
  [
    ['I change', 'Name one variable.', 1, 'what slides'],
    ['I keep the same', 'Name two things.', 2, 'the push and the starting line'],
    ['I measure', 'What, and with what unit?', 1, 'how far it slides, in inches'],
    ['My table', 'Draw a table for three trials of each.', 0, 'two rows with three empty boxes each'],
  ],
  'Exactly one variable changes, two stay the same, and the table has room for three trials of each.',
)

export const motionRecord = openPage(
  'grid',
  'My Motion Record',
  'A grown-up times 10 seconds on a clock. Swing one arm gently and count.',
  [
    ['Count 1', 'How many swings, out and back?', 1, '6'],
    ['Count 2', 'Do it again.', 1, '6'],
    ['I predict', 'How many in 20 seconds?', 1, 'about 12'],
    ['I test it', 'Count for 20 timed seconds. Compare.', 1, '13, so I was close'],
  ],
  'The prediction is about twice the count, and your child has tested it.',
)

export const weatherRecord = openPage(
  'stack',
  'My Weather Record',
  'Look out of a window. Record the weather now, then compare it.',
  [
    ['Date and time', 'Write both.', 1, 'May 3, 4 in the afternoon'],
    ['Sky', 'Draw the clouds, or a clear sky.', 0, 'small white clouds'],
    ['Wind and rain', 'What moves? What is wet?', 1, 'twigs move, the path is dry'],
    ['Compare', 'Is this usual for the season here? How do you know?', 2, 'Yes, most days in May are dry here.'],
  ],
  'The record tells what can be seen now. The last box is about many years, which is climate.',
)

export const twoLifeCycles = openPage(
  'grid',
  'Two Life Cycles',
  'Write the stages of both life cycles in order, in a ring. Add arrows.',
  [
    ['Butterfly', 'Write four stages in a ring.', 0, 'egg, larva, pupa, adult, and back to egg'],
    ['Hen', 'Write three stages in a ring.', 0, 'egg, chick, adult hen, and back to egg'],
    ['Both have', 'What is the same?', 2, 'Both start as an egg.'],
    ['Only one has', 'What is different?', 2, 'Only the butterfly has a larva and a pupa.'],
  ],
  'Both rings are in order and close again, with one match and one difference.',
)

export const builtForAHabitat = openPage(
  'stack',
  'Built for a Habitat',
  'Pick a real animal. Explain how one part or behavior helps it survive.',
  [
    ['The animal', 'Draw it in its habitat.', 0, 'a duck on a pond'],
    ['What it has', 'Name a body part or a behavior.', 1, 'webbed feet'],
    ['How it helps', 'Write a full sentence with because.', 2, 'Webbed feet help a duck swim because they push water.'],
  ],
  'The part, the place and the help fit together, and the sentence says why.',
)

export const readTheFossils = openPage(
  'stack',
  'Read the Fossils',
  'Write what each clue tells you about long ago. Say how you know.',
  [
    ['A skull with flat teeth', 'What did the animal eat?', 1, 'Plants, because flat teeth grind.'],
    ['Ferns above, clams below', 'Was it land or water first?', 2, 'Water, because the clams lie in the older layer.'],
    ['My own fossil', 'Draw a print. Let someone read it.', 0, 'a print of a webbed foot: it swam'],
  ],
  'Each answer names its clue, so that a guess and a fact stay apart.',
)

/** Days of a monarch in warm weather, as field guides give them. */
export const monarchDays: SheetSpec = {
  kind: 'timeline',
  unit: 'day',
  events: [
    { label: 'A monarch lays an egg', at: 1 },
    { label: 'The larva hatches', at: 5 },
    { label: 'The larva becomes a pupa', at: 19 },
    { label: 'The adult butterfly comes out', at: 30 },
    { label: 'The adult lays eggs of its own', at: 36 },
  ],
  ask: ['order', 'how-long', 'between'],
}

export const whatShapedIt = openPage(
  'stack',
  'What Shaped It?',
  'Write which traits came from the parents and which from the environment.',
  [
    ['A brown dog', 'It has floppy ears and a scar on its nose.', 2, 'parents: color and ears; environment: the scar'],
    [
      'A pale bean plant',
      'It grew in a dark closet and has heart-shaped leaves.',
      2,
      'parents: leaf shape; environment: pale color',
    ],
    ['Me', 'Name one trait of each kind.', 2, 'inherited: eye color; environment: a scrape on my elbow'],
  ],
  'Scar and pale color are from the environment; color of fur, ears and leaf shape are inherited.',
)
