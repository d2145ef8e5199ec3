import { openPage } from './open-page.ts'

export const whatShakes = openPage(
  'grid',
  'What Shakes?',
  'Draw each sound maker. Color the part that shakes.',
  [
    ['A drum', 'Draw it and a hand.', 0, 'the top of the drum is colored'],
    ['A bell', 'Draw a bell that rings.', 0, 'the bell itself is colored'],
    ['My voice', 'Draw your face and throat.', 0, 'the throat is colored'],
    ['My own sound', 'Make a sound. Draw what you used.', 0, 'hands that clap, or a table that is tapped'],
  ],
  'The colored part is the one that shakes. Your child can make one of the sounds and stop it.',
)

export const partsWithTheirJobs = openPage(
  'grid',
  'Parts and Jobs',
  'Draw the part on the left. Write its job on the right.',
  [
    ['A wing', 'Draw it.', 0, 'a bird wing'],
    ['Its job', 'What does it do?', 1, 'It helps a bird fly.'],
    ['A part of a plant', 'Draw it.', 0, 'roots below a plant'],
    ['Its work', 'Write its job.', 1, 'It drinks and holds on.'],
  ],
  'Each job fits its part. One word is enough, and you may write it as it is said.',
)

export const alikeAndNotAlike = openPage(
  'grid',
  'Alike and Not Alike',
  'Pick an animal. Draw it and its young.',
  [
    ['Grown-up', 'Draw the parent.', 0, 'a cat'],
    ['Young', 'Draw the young one.', 0, 'a kitten'],
    ['Alike', 'What do both have?', 2, 'Both have fur and whiskers.'],
    ['Not alike', 'What is not the same?', 2, 'The kitten is small.'],
  ],
  'One likeness and one difference that can be seen on the drawings.',
)

export const aDayInTheSky = openPage(
  'path',
  'A Day in the Sky',
  'Draw where you see the sun or the moon and stars.',
  [
    ['Morning', 'East is on the left. Where is the sun?', 0, 'low on the left'],
    ['Noon', 'Where is the sun now?', 0, 'high in the middle'],
    ['Evening', 'West is on the right. Where is the sun?', 0, 'low on the right'],
    ['Night', 'Draw the moon and some stars.', 0, 'a moon and stars, no sun'],
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
