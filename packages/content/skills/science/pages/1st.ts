import { openPage } from './open-page.ts'

export const whatShakes = openPage(
  'stack',
  'What Shakes?',
  'Make each sound. Draw what makes it. Color the part that shakes.',
  [
    ['A hum', 'Hum. Feel your neck. Draw it.', 0, 'the throat is colored'],
    ['A knock', 'Knock on a table. Lay a hand on it. Draw it.', 0, 'the table top is colored'],
    ['My own sound', 'Make a sound. Feel or look what shakes.', 0, 'lips that buzz, or a ruler'],
  ],
  'The colored part is the one that shakes. Your child makes each sound and stops it.',
)

export const twoTraitsAtOnce = openPage(
  'grid',
  'Two Traits at Once',
  'Draw or write an animal that has both traits. Tell which trait splits each row.',
  [
    ['Wings and feathers', 'Draw or write one animal.', 0, 'a hen'],
    ['Wings and no feathers', 'Draw or write one animal.', 0, 'a bee or a bat'],
    ['Four legs and fur', 'Draw or write one animal.', 0, 'a dog'],
    ['Four legs and no fur', 'Draw or write one animal.', 0, 'a lizard or a frog'],
  ],
  'Each animal has both traits, and your child tells which trait splits the two animals of a row.',
)

export const partsWithTheirJobs = openPage(
  'grid',
  'Parts and Jobs',
  'Write the job of each part.',
  [
    ['A fin', 'What can a fish do with it?', 1, 'swim'],
    ['A root', 'What does it do for a plant?', 1, 'drink and hold on'],
    ['A stem', 'What does it do for a plant?', 1, 'carry water up'],
    ['My own part', 'Draw a part of you and what it does.', 0, 'such as teeth that chew'],
  ],
  'Each job fits its part. One word is enough, and you may write it as it is said.',
)

export const shapesWithTheirJobs = openPage(
  'grid',
  'Its Shape Tells Its Job',
  'Look at each shape. Write the job that it fits.',
  [
    ['A long, sticky tongue', 'How does it help a frog?', 1, 'to catch bugs'],
    ['Long, strong back legs', 'What can a rabbit do with them?', 1, 'jump far'],
    ['Roots spread wide', 'What do they do in a storm?', 1, 'hold the tree'],
    ['My own part', 'Draw a part. Tell which job fits its shape.', 0, 'such as spikes: to keep safe'],
  ],
  'Your child points to the shape first, such as long, thin or wide, and then names a job that it fits.',
)

export const alikeAndNotAlike = openPage(
  'grid',
  'Alike and Not Alike',
  'Pick a young animal. Draw it and its parent.',
  [
    ['Young', 'Draw it.', 0, 'a kitten'],
    ['Parent', 'Draw its parent. Say its name.', 0, 'a cat'],
    ['Alike', 'What do both have?', 1, 'whiskers'],
    ['Not alike', 'What is not the same?', 1, 'the size'],
  ],
  'The two match. One likeness and one difference can be seen on the drawings.',
)

export const whoIsItsParent = openPage(
  'grid',
  'Who Is Its Parent?',
  'Write the parent of each young one. Tell one part that both have.',
  [
    ['A fawn', 'Who is its parent?', 1, 'a deer: hooves'],
    ['A chick', 'Who is its parent?', 1, 'a hen: a beak'],
    ['A duckling', 'Who is its parent?', 1, 'a duck: webbed feet'],
    ['My own pair', 'Draw a young one and its parent.', 0, 'a calf and a cow: four legs'],
  ],
  'Each pair matches, and your child tells a part that both really have.',
)

export const aDayInTheSky = openPage(
  'path',
  'A Day in the Sky',
  'You look south. Draw where you see the sun or the moon and stars.',
  [
    ['Morning', 'East is on the left. Where is the sun?', 0, 'low on the left'],
    ['Noon', 'Where is the sun now?', 0, 'high in the middle'],
    ['Evening', 'West is on the right. Where is the sun?', 0, 'low on the right'],
    [
      'Night',
      'Draw the moon and stars, and an arrow for the way they seem to go.',
      0,
      'a moon, stars and an arrow from left to right',
    ],
  ],
  'The sun starts low in the east, is highest at noon and ends low in the west.',
)

export const fourSeasons = openPage(
  'grid',
  'Four Seasons',
  'Draw a bar for the daylight: short, middle or long. Add one sign of the weather.',
  [
    ['Winter', 'How long is the bar? What is the weather?', 0, 'the shortest bar, snow'],
    ['Spring', 'Does the bar grow or shrink? What changes?', 0, 'a middle bar, buds'],
    ['Summer', 'How long is the bar now?', 0, 'the longest bar, a hot sun'],
    ['Fall', 'Does the bar grow or shrink? What changes?', 0, 'a middle bar, a bare tree'],
  ],
  'Summer has the longest bar and winter the shortest. Spring and fall lie between.',
)

export const pathOfLight = openPage(
  'stack',
  'The Path of the Light',
  'Draw the light, the thing and an eye. Which way does the light go? Draw arrows.',
  [
    ['A book by a lamp', 'How does the light come to your eye?', 0, 'from the lamp to the book, then to the eye'],
    ['A toy, and no light', 'Does any light come to your eye?', 0, 'the toy and an eye without an arrow'],
    ['My own', 'Pick a light and a thing.', 0, 'such as a flashlight, a ball and an eye'],
  ],
  'Each path begins at the thing that makes light, bounces off the other thing and ends at the eye.',
)
