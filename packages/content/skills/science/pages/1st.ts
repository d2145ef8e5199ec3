import { openPage } from './open-page.ts'

export const whatShakes = openPage(
  'grid',
  'What Shakes?',
  'Draw each sound maker. Color the part that shakes.',
  [
    ['A drum', 'Draw it and a hand.', 0, 'the top of the drum is colored'],
    ['A bell', 'Draw a bell that rings.', 0, 'the bell itself is colored'],
    ['My voice', 'Draw your face and throat.', 0, 'the throat is colored'],
    ['My own sound', 'Think of a sound. Draw what makes it.', 0, 'hands that clap, or a tapped table'],
  ],
  'The colored part is the one that shakes. Your child can make one of the sounds and stop it.',
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
  'Pick an animal. Draw it and its young.',
  [
    ['Grown-up', 'Draw the parent.', 0, 'a cat'],
    ['Young', 'Draw the young one.', 0, 'a kitten'],
    ['Alike', 'What do both have?', 1, 'fur and whiskers'],
    ['Not alike', 'What is not the same?', 1, 'the size'],
  ],
  'One likeness and one difference that can be seen on the drawings.',
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
  'Draw a tree in each box. Add a long or short bar for the daylight.',
  [
    ['Winter', 'Cold. Is the bar long or short?', 0, 'a bare tree and the shortest bar'],
    ['Spring', 'Buds open. The bar grows.', 0, 'a tree with buds and a middle bar'],
    ['Summer', 'Warm. How long is the bar now?', 0, 'a full tree and the longest bar'],
    ['Fall', 'The tree goes bare. The bar shrinks.', 0, 'a tree that drops its cover and a middle bar'],
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
