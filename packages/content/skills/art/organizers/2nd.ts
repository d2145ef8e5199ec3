import { frame } from './frame.ts'

export const colorWheel = frame(
  'stack',
  'My Color Wheel',
  'Draw a circle and cut it into six pieces like a pie. Color each piece.',
  [
    [
      'The wheel',
      'Red, yellow and blue go in every second piece. Mix the rest.',
      0,
      'red, orange, yellow, green, blue, purple',
    ],
    ['Across', 'Write two pairs that sit across from each other.', 2, 'red and green, blue and orange'],
  ],
  'Each mixed color sits between the two colors that make it.',
)

export const mixLog = frame(
  'grid',
  'A Log of Mixes',
  'Test four mixes. Color a patch of each and write what you used.',
  [
    ['Orange', 'Color it here.', 0, 'an orange patch'],
    ['My recipe', 'What did you use?', 2, 'Yellow first, then a little red.'],
    ['A green of my own', 'Color it here.', 0, 'a yellow-green patch'],
    ['My recipe', 'What did you use?', 2, 'Much yellow and a bit of blue.'],
  ],
  'The recipe names both colors and which one there is more of.',
)

export const freeFormGarden = frame(
  'stack',
  'Two Gardens',
  'Draw two gardens, one with each kind of shape.',
  [
    ['Neat garden', 'Use geometric shapes only.', 0, 'round trees, square beds, a straight path'],
    ['Wild garden', 'Use free-form shapes only.', 0, 'a winding path, a pond and bushes with wavy edges'],
    ['Where I would sit', 'Write which one and why.', 2, 'In the wild one, because it is cozy.'],
  ],
  'No free-form shapes in the first garden and no straight edges in the second.',
)

export const overlapScene = frame(
  'path',
  'In Front and Behind',
  'Build a picture with overlap. Draw the front thing first.',
  [
    ['In front', 'Draw one thing, whole.', 0, 'a cat'],
    ['In the middle', 'Draw the cat again and put something behind it.', 0, 'the cat with a box behind it'],
    ['Far behind', 'Draw both again and add one thing more.', 0, 'the cat, the box and a wall with a window'],
  ],
  'Lines of the back things stop where the front thing begins.',
)

export const tintLadder = frame(
  'stack',
  'One Color, Five Steps',
  'Choose one color. Color it from very light to very dark.',
  [
    ['Five steps', 'Draw five boxes in a row and color them.', 0, 'from pale blue to navy'],
    ['My picture', 'Draw a picture in this color only.', 0, 'a night sea with a light boat'],
  ],
  'Each step is darker than the last, and the picture uses light and dark ones.',
)

export const stampRows = frame(
  'stack',
  'Slide, Turn, Flip',
  'Draw one small motif. Repeat it in three ways.',
  [
    ['Slide', 'Always the same way up.', 0, 'six arrows that point up'],
    ['Turn', 'A quarter turn each time.', 0, 'arrows: up, right, down, left'],
    ['Flip', 'As in a mirror each time.', 0, 'fish: left, right, left, right'],
  ],
  'The motif stays the same size, and each row keeps its one move.',
)

export const motifTurns = frame(
  'stack',
  'Wrapping Design',
  'Plan a pattern that covers a whole gift.',
  [
    ['My motif', 'Draw it large.', 0, 'a leaf with a curl'],
    ['My pattern', 'Fill the box. Slide, turn or flip.', 0, 'rows of one leaf, every second row flipped'],
    ['My rule', 'Write the rule.', 2, 'Slide along, then flip in the next row.'],
  ],
  'The pattern fills the box, and the rule is enough for someone else to go on.',
)

export const foldPlan = frame(
  'stack',
  'A Gate with a Mirror Line',
  'Design a gate. Draw the mirror line first, then both halves.',
  [
    [
      'My gate',
      'Begin at the line and work out to the sides.',
      0,
      'two towers, two flags and a round door in the middle',
    ],
    ['My test', 'How do you know that it fits?', 2, 'I counted: each tower is two fingers from the line.'],
  ],
  'Parts on the two sides have the same height, size and distance from the line, and lean opposite ways.',
)

export const selfPortrait = frame(
  'stack',
  'Portrait with a Clue',
  'Draw yourself. Add clues that tell who you are.',
  [
    [
      'Self-portrait',
      'Egg shape first, eyes halfway down.',
      0,
      'a face with braids, a scarf and a bookshelf behind it',
    ],
    ['My clues', 'Tell what they say about me.', 2, 'The books show that I love to read.'],
  ],
  'Parts of the face sit in place, and at least one clue can be explained.',
)

export const artFromAfar = frame(
  'grid',
  'Useful and Beautiful',
  'Find two things at home that someone made beautiful. Draw them and tell about them.',
  [
    ['Thing one', 'Draw it.', 0, 'a plate with a blue rim'],
    ['About it', 'What is it for? What is beautiful?', 3, 'For bread. I like the blue dots.'],
    ['Thing two', 'Draw it.', 0, 'a striped blanket'],
    ['About it', 'What is it for? What is beautiful?', 3, 'To keep warm. The stripes repeat.'],
  ],
  'Each thing has a use and one point of beauty that can be seen in the drawing.',
)

export const potDesign = frame(
  'stack',
  'A Pot with Bands',
  'People in many lands put bands of pattern around pots. Design one of your own.',
  [
    ['My pot', 'Draw a large pot. Give it three bands.', 0, 'a round pot with waves, triangles and dots'],
    ['What it holds', 'Write its use and how the bands fit.', 2, 'Water. The waves tell you.'],
  ],
  'The bands run around the pot, each repeats one pattern, and they fit the use.',
)
