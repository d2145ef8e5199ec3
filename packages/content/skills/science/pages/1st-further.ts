import { openPage } from './open-page.ts'

export const wayOfTheShaking = openPage(
  'stack',
  'The Way of the Shaking',
  'Try each sound. Draw the shaking from where it starts to the ear.',
  [
    ['Ear on a table', 'Rub the far end.', 0, 'wavy lines through the table to the ear'],
    ['Ear off the table', 'Rub it again. Draw faint or bold lines.', 0, 'fainter lines than in the first box'],
    ['My own test', 'What else can it go through?', 0, 'such as a door or the floor'],
  ],
  'The lines start where the sound is made, run through the thing and end at the ear.',
)

export const threeShadows = openPage(
  'stack',
  'How Dark Is Its Shadow?',
  'Hold each thing near a wall in the light. Color its shadow as dark as you see it.',
  [
    ['A clear cup', 'How much light goes through: most, some or none?', 0, 'a faint gray: most light goes through'],
    ['A thin sleeve', 'How much light goes through: most, some or none?', 0, 'a middle gray: some light goes through'],
    ['My own thing', 'Guess a thing that lets no light through. Test it.', 0, 'a book with a very dark shape'],
  ],
  'The more light goes through, the fainter is the shadow. Your child tells why.',
)

export const couldItBeItsYoung = openPage(
  'stack',
  'Could It Be Its Young?',
  'A gray cat looks for its young. Which young one could it have?',
  [
    ['Its young', 'Draw one in a new color. Keep the parts.', 0, 'a black kitten with whiskers'],
    ['Not its young', 'Draw one in gray with other parts.', 0, 'a gray duckling'],
    ['How I know', 'Which part of the young tells you?', 1, 'whiskers'],
  ],
  'The young one has the parts of the parent. Its color may be another.',
)

export const whoReallyMoved = openPage(
  'stack',
  'Who Really Moved?',
  'Pick a thing on the wall as the sun. Turn slowly to your left and draw what you see.',
  [
    ['First', 'On which side does it come in?', 0, 'the thing at the left edge'],
    ['Last', 'Turn on. Where does it leave?', 0, 'the thing at the right edge'],
    ['What turned?', 'Draw who really turned: you or the thing?', 0, 'your child'],
  ],
  'Your child says: I turned, and it only seemed to move. The earth turns, too.',
)

export const hoursAndSeasons = openPage(
  'grid',
  'Hours of Daylight',
  'Days have 8, 12 or 15 hours of daylight. Write one word or number in each box.',
  [
    ['Winter', 'Which hours fit?', 1, '8'],
    ['Summer', 'Which hours fit?', 1, '15'],
    ['12 hours and buds', 'Which season is it?', 1, 'spring'],
    ['12 hours and bare trees', 'Which season is it?', 1, 'fall'],
  ],
  'The fewest hours fit winter, the most fit summer. Buds or bare trees tell spring from fall.',
)
