import { frame } from './frame.ts'

export const lineWeather = frame(
  'grid',
  'Weather Lines',
  'Show the weather with lines only. Use thick and thin lines.',
  [
    ['Calm day', 'Draw lines that rest.', 0, 'long flat lines'],
    ['Strong wind', 'Draw lines that lean and rush.', 0, 'slanted lines, all one way'],
    ['Storm', 'Draw wild lines.', 0, 'thick zigzags and spirals'],
    ['Soft snow', 'Draw slow and gentle lines.', 0, 'thin curls that float down'],
  ],
  'Each box has lines of its own, and your child can say why they fit the weather.',
)

export const shapeAnimals = frame(
  'path',
  'Animal Factory',
  'Build an animal step by step. Big shapes come first.',
  [
    ['Big shapes', 'Draw the body and the head.', 0, 'a large oval and a circle'],
    ['More parts', 'Draw it again with legs, ears and tail.', 0, 'four rectangles, two triangles, a long curve'],
    ['Outline', 'Draw it once more with one line around it.', 0, 'a donkey with an eye, a mane and hoofs'],
  ],
  'The animal keeps its big shapes from step to step, and details come last.',
)

export const sunAndIce = frame(
  'grid',
  'Sun Side and Ice Side',
  'Draw the same house in two lands. Use warm colors on one side and cool ones on the other.',
  [
    ['Land of the sun', 'Warm: red, orange, yellow.', 0, 'a house under a huge sun'],
    ['Land of ice', 'Cool: blue, green, purple.', 0, 'a house in blue snow'],
    ['Sunny words', 'How does it feel?', 2, 'hot, bright and loud'],
    ['Icy words', 'How does it feel?', 2, 'cold and quiet'],
  ],
  'The colors stay in their family, and the words fit what the colors do.',
)

export const warmCoolTwins = frame(
  'stack',
  'A Warm Spot',
  'Draw a cool picture with one warm spot. Make eyes go there.',
  [
    ['My picture', 'All cool, but for one spot.', 0, 'a blue forest with one orange lantern'],
    ['The warm spot', 'Tell what it is.', 1, 'a lantern'],
  ],
  'Only one place is warm, and it is the first thing you see.',
)

export const borderPlan = frame(
  'stack',
  'A Frame for My Picture',
  'Plan a pattern with three parts. Then put it around a picture.',
  [
    ['My three parts', 'Draw them in order, two times.', 0, 'sun, wave, dot, sun, wave, dot'],
    ['My picture', 'Draw a picture. Put the pattern along the edge.', 0, 'a fish with a band of sun, wave, dot'],
  ],
  'The order stays the same all the way, corners too.',
)

export const markSamples = frame(
  'grid',
  'Texture Samples',
  'Fill each box with marks. Make it look as if you could feel it.',
  [
    ['Fur', 'Short lines, all one way.', 0, 'rows of short lines'],
    ['Scales', 'Rows that overlap.', 0, 'rows of the letter U'],
    ['Bark', 'Long wobbly lines.', 0, 'lines up and down with a knot'],
    ['My own', 'Find something and draw its feel.', 0, 'a sock with rows of V marks'],
  ],
  'Marks fill the whole box, and you can tell the four textures apart.',
)

export const symmetryHunt = frame(
  'grid',
  'Mirror Hunt',
  'Find things with a mirror line. Draw each one and add the line.',
  [
    ['In nature', 'Draw a thing that grew.', 0, 'a maple leaf with a line down the middle'],
    ['At home', 'Draw a thing in a room.', 0, 'a chair from the front'],
    ['A letter', 'Draw a letter with a mirror line.', 0, 'the letter M'],
    ['No mirror line', 'Draw a thing without one.', 0, 'the letter F'],
  ],
  'The line cuts each thing into halves that mirror each other, and the last thing has no such line.',
)

export const bigAndSmall = frame(
  'stack',
  'Near and Far View',
  'Draw a horizon. Then draw near things big and far things small.',
  [
    [
      'My view',
      'Near: big and low. Far: small and high.',
      0,
      'a big dog, a smaller tree and a tiny house on the horizon',
    ],
    ['Nearest of all', 'Write what it is.', 1, 'the dog'],
  ],
  'Near things are larger and lower on the page, and far things sit close to the horizon.',
)

export const farAndNear = frame(
  'path',
  'Here It Comes',
  'Something comes closer and closer. Draw it three times.',
  [
    ['Far away', 'Draw it tiny.', 0, 'a dot with a sail'],
    ['Closer', 'Draw it bigger.', 0, 'a small ship with two sails'],
    ['Very near', 'Fill the box.', 0, 'a ship so big that the mast is cut off'],
  ],
  'It grows from box to box, and more details can be seen when it is near.',
)

export const talkPicture = frame(
  'web',
  'My Look at a Picture',
  'Choose a picture in a book or on a wall. Look for ten breaths, then fill the boxes.',
  [
    ['I see', 'Write things that are there.', 2, 'a bear, a boat, waves'],
    ['Colors', 'Color the three main ones.', 0, 'dark blue, brown, white'],
    ['I think', 'Write what goes on.', 2, 'The bear is scared.'],
    ['I feel', 'Draw your face.', 0, 'a face with wide eyes'],
  ],
  'What is seen can be pointed to, and the thought has a because when you ask for it.',
)

export const artDetective = frame(
  'stack',
  'One Small Detail',
  'Choose a picture. Find a detail that others may miss.',
  [
    ['The detail', 'Draw it as large as you can.', 0, 'a tiny snail under a leaf'],
    ['Why it is there', 'Write your idea.', 2, 'The snail shows that it is wet.'],
  ],
  'The detail comes from a real picture, and there is an idea why the artist put it there.',
)
