import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { openPage } from './open-page.ts'

export const fairTestPlan = openPage(
  'stack',
  'My Fair Test Plan',
  'Plan a test you could do at home, such as which sock slides farthest.',
  [
    ['My question', 'Ask what you can measure.', 2, 'Does a wool sock slide farther than a cotton one?'],
    ['I change', 'Name one variable.', 1, 'the kind of sock'],
    ['I keep the same', 'Name three things.', 3, 'the push, the floor and the starting line'],
    ['I measure', 'What, and with what unit?', 1, 'how far it slides, in inches'],
    ['My table', 'Draw a table for three trials of each.', 0, 'two rows with three empty boxes each'],
  ],
  'Exactly one variable changes, three stay the same, and the table has room for three trials of each.',
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
    ['Warm or cold', 'What would you wear? If you can read a thermometer, write the number.', 1, 'a light jacket'],
    ['Wind and rain', 'What moves? What is wet?', 2, 'Twigs move a little. The path is dry.'],
    ['Usual or not', 'Is this usual for the season here? How do you know?', 2, 'Yes, it is mild here every May.'],
  ],
  'The record tells what can be seen now. The last box is about many years, which is climate.',
)

export const twoLifeCycles = openPage(
  'grid',
  'Two Life Cycles',
  'Draw both life cycles in order. Number the stages and add arrows.',
  [
    ['Butterfly', 'Draw four stages in a ring.', 0, 'egg, larva, pupa, adult, and back to egg'],
    ['Hen', 'Draw three stages in a ring.', 0, 'egg, chick, adult hen, and back to egg'],
    ['Both have', 'What is the same?', 3, 'Both start as an egg and end with an adult that lays eggs.'],
    ['Only one has', 'What is different?', 3, 'Only the butterfly has a larva and a pupa.'],
  ],
  'Both rings are in order and close again, with one match and one difference.',
)

export const builtForAHabitat = openPage(
  'stack',
  'Built for a Habitat',
  'Pick a real animal. Explain how one part or behavior helps it survive.',
  [
    ['The animal', 'Draw it in its habitat.', 0, 'an owl in a dark wood'],
    ['What it has', 'Name a body part or a behavior.', 1, 'huge eyes'],
    ['Where it lives', 'What is hard about this place?', 2, 'It hunts at night, when there is little light.'],
    [
      'How it helps',
      'Write a full sentence with because.',
      3,
      'Huge eyes help an owl find mice because they let in a lot of light.',
    ],
  ],
  'The part, the place and the help fit together, and the sentence says why.',
)

export const readTheFossils = openPage(
  'stack',
  'Read the Fossils',
  'Write what each clue tells you about long ago. Say how you know.',
  [
    ['Prints of palm leaves under ice', 'What was the weather like once?', 2, 'Warm, because palms need warmth.'],
    ['A foot with webs', 'How did the animal move?', 2, 'It swam, because webbed feet push water.'],
    [
      'Ferns above, clams below',
      'Was it land or water first?',
      2,
      'Water, because the clams lie in the lower, older layer.',
    ],
    ['My own fossil', 'Draw a print. Let someone read it.', 0, 'a print with three toes'],
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
  'grid',
  'What Shaped It?',
  'Write which traits came from the parents and which from the environment.',
  [
    [
      'A bent oak',
      'It has leaves with round lobes and leans away from the wind.',
      2,
      'parents: leaf shape; environment: the lean',
    ],
    ['A brown dog', 'It has floppy ears and a scar on its nose.', 2, 'parents: color and ears; environment: the scar'],
    [
      'A pale bean plant',
      'It grew in a dark closet and has heart-shaped leaves.',
      2,
      'parents: leaf shape; environment: pale color',
    ],
    ['Me', 'Name one trait of each kind.', 2, 'inherited: eye color; environment: a scrape on my elbow'],
  ],
  'Scar, lean and pale color are from the environment; color of fur, ears and leaf shape are inherited.',
)
