import { frame } from './frame.ts'

export const lineCollection = frame(
  'grid',
  'My Line Collection',
  'Draw one kind of line in each box. Fill the box from side to side.',
  [
    ['Straight', 'Draw straight lines.', 0, 'five lines like rain'],
    ['Wavy', 'Draw wavy lines.', 0, 'lines like the sea'],
    ['Zigzag', 'Draw zigzag lines.', 0, 'lines like a row of teeth'],
    ['My own', 'Make up a line.', 0, 'a line with loops'],
  ],
  'The lines differ from box to box, and your child can say the name of each.',
)

export const lineRoads = frame(
  'stack',
  'Three Roads',
  'Draw three roads with lines. Then walk them with a finger.',
  [
    ['Hilly road', 'Draw a road that goes up and down.', 0, 'a wavy line with hills'],
    ['Bumpy road', 'Draw a road with sharp bumps.', 0, 'a zigzag with stones'],
    ['Dizzy road', 'Draw a road that loops.', 0, 'a line with four loops and a tree'],
  ],
  'Each road is one line that runs from edge to edge and shows its own way to move.',
)

export const shapeHunt = frame(
  'grid',
  'Shape Hunt',
  'Find things with these shapes. Draw what you find.',
  [
    ['Circle', 'Draw a round thing.', 0, 'a plate'],
    ['Rectangle', 'Draw a thing like a door.', 0, 'a book'],
    ['Triangle', 'Draw a thing with 3 corners.', 0, 'a tent'],
    ['Oval', 'Draw a thing like an egg.', 0, 'a potato'],
  ],
  'The outline of each thing is a closed shape of the right kind.',
)

export const shapeBuild = frame(
  'stack',
  'Built from Shapes',
  'Draw a picture with shapes only. Name the shape you used most.',
  [
    ['My picture', 'Use circles, squares and triangles.', 0, 'a robot with a square body and round wheels'],
    ['Most of all', 'Write or draw that shape.', 1, 'circle'],
  ],
  'The shapes are closed, and your child can point to three kinds.',
)

export const colorTest = frame(
  'grid',
  'Color Test',
  'Color two colors, one on top of the other. Find the new color.',
  [
    ['Yellow and blue', 'Color both. What do you see?', 0, 'green'],
    ['Red and yellow', 'Color both. What do you see?', 0, 'orange'],
    ['Red and blue', 'Color both. What do you see?', 0, 'purple'],
    ['My picture', 'Draw with your new colors.', 0, 'an orange fish in green grass'],
  ],
  'Light color first, dark color on top, and your child can name the three new colors.',
)

export const patternRibbons = frame(
  'stack',
  'Pattern Ribbons',
  'Fill each ribbon with a pattern. Say it aloud when you are done.',
  [
    ['Two shapes', 'Take turns.', 0, 'circle, square, circle, square'],
    ['Two lines', 'Take turns.', 0, 'straight, wavy, straight, wavy'],
    ['My own', 'Make a pattern.', 0, 'flower, flower, dot, flower, flower, dot'],
  ],
  'Each ribbon keeps its order to the end, so that you can say what comes next.',
)

export const textureHunt = frame(
  'grid',
  'Feel and Draw',
  'Touch four things. Draw marks that show how each one feels.',
  [
    ['Rough', 'Draw something rough.', 0, 'a brick with lots of dots'],
    ['Smooth', 'Draw something smooth.', 0, 'a spoon with one long line'],
    ['Soft', 'Draw something soft.', 0, 'a teddy bear with tiny lines'],
    ['Bumpy', 'Draw something bumpy.', 0, 'a comb with a row of points'],
  ],
  'The marks differ from box to box and fit what fingers feel.',
)

export const butterflyWings = frame(
  'stack',
  'Twin Wings',
  'Draw a butterfly. Make both wings the same.',
  [
    ['My butterfly', 'Draw the body in the middle first.', 0, 'a body and two round wings with two spots each'],
    ['Same on both sides', 'How many spots on each wing?', 1, '2'],
  ],
  'Spots and shapes sit at the same height, just as far from the body on each side.',
)

export const myPortrait = frame(
  'stack',
  'This Is Me',
  'Touch your face and find each part. Draw your own face, nice and big.',
  [
    [
      'My portrait',
      'Start with a large oval. Eyes in the middle.',
      0,
      'an oval with eyes, nose, mouth, ears and curly hair',
    ],
    ['My name', 'Write your name like an artist.', 1, 'Sam'],
  ],
  'The face fills the box, the eyes sit about halfway down, and no part is left out.',
)

export const facesOfFeelings = frame(
  'grid',
  'Four Feelings',
  'Make the face first. Then draw it.',
  [
    ['Happy', 'Draw a happy face.', 0, 'a mouth that curves up'],
    ['Sad', 'Draw a sad face.', 0, 'a mouth that curves down and a tear'],
    ['Surprised', 'Draw a surprised face.', 0, 'wide eyes and a round mouth'],
    ['Sleepy', 'Draw a sleepy face.', 0, 'two curved lines for closed eyes'],
  ],
  'Mouth, eyes or eyebrows change from face to face, and you can guess each feeling.',
)

export const pictureStory = frame(
  'stack',
  'My Story Picture',
  'Draw a picture that tells a story. Show who, where and what happens.',
  [
    ['My picture', 'Begin with the ground. Then add who is there.', 0, 'a girl and a goat on a hill under a kite'],
    ['Its name', 'Write one word.', 1, 'Kite'],
  ],
  'There is somebody, a place and something that happens, and your child can tell it.',
)
