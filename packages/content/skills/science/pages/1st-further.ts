import { openPage } from './open-page.ts'

export const wayOfTheShaking = openPage(
  'grid',
  'The Way of the Shaking',
  'Try each sound. Draw the shaking from where it starts to the ear.',
  [
    ['Ear on a table', 'Rub the far end.', 0, 'wavy lines through the table to the ear'],
    ['Ear off the table', 'Rub it again. Draw faint or bold lines.', 0, 'fainter lines than in the first box'],
    ['Ear on a door', 'Tap the door.', 0, 'wavy lines through the door to the ear'],
    ['My own test', 'What else can it go through?', 0, 'such as a bench or the floor'],
  ],
  'The lines start where the sound is made, run through the thing and end at the ear.',
)

export const threeShadows = openPage(
  'grid',
  'How Dark Is Its Shadow?',
  'Hold each thing near a wall in the light. Color its shadow as dark as you see it.',
  [
    ['A clear cup', 'How much light goes through: most, some or none?', 0, 'a faint gray: most light goes through'],
    ['A thin sleeve', 'How much light goes through: most, some or none?', 0, 'a middle gray: some light goes through'],
    ['A hand', 'How much light goes through: most, some or none?', 0, 'a very dark shape: no light goes through'],
    ['My own thing', 'Guess first. Then test it.', 0, 'such as a thin sock with a middle gray'],
  ],
  'The more light goes through, the fainter is the shadow. Your child tells why.',
)

export const couldItBeItsYoung = openPage(
  'grid',
  'Could It Be Its Young?',
  'Pick an animal as the parent. Which young ones could it have?',
  [
    ['The parent', 'Draw it and color it.', 0, 'a white rabbit'],
    ['Its young', 'Draw one in a new color. Keep the parts.', 0, 'a gray rabbit with long ears'],
    ['Not its young', 'Draw one in the same color with other parts.', 0, 'a white duckling'],
    ['How I know', 'Which part of the young tells you?', 1, 'long ears'],
  ],
  'The young one has the parts of the parent. Its color may be another.',
)

export const whoReallyMoved = openPage(
  'grid',
  'Who Really Moved?',
  'Pick a thing on the wall as the sun. Turn slowly to your left and draw what you see.',
  [
    ['First', 'On which side does it come in?', 0, 'the thing at the left edge'],
    ['Then', 'Turn on. Where is it now?', 0, 'the thing in the middle'],
    ['Last', 'Turn on. Where does it leave?', 0, 'the thing at the right edge'],
    ['What turned?', 'Draw who really turned: you or the thing?', 0, 'your child'],
  ],
  'Your child says: I turned, and it only seemed to move. The earth turns, too.',
)

export const hoursAndSeasons = openPage(
  'grid',
  'Hours of Daylight',
  'Write the hours and the weather of each season. Days have 9, 12 or 15 hours of daylight.',
  [
    ['Winter', 'How many hours? Is it hot, mild, cool or cold?', 1, '9, cold'],
    ['Spring', 'How many hours? Is it hot, mild, cool or cold?', 1, '12, mild'],
    ['Summer', 'How many hours? Is it hot, mild, cool or cold?', 1, '15, hot'],
    ['Fall', 'How many hours? Is it hot, mild, cool or cold?', 1, '12, cool'],
  ],
  'The fewest hours fit winter, the most fit summer. Spring and fall have the same 12 hours: buds or bare trees tell them apart.',
)
