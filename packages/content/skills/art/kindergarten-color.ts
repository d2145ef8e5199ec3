import type { Skill } from '../../types.ts'
import {
  colorTest,
  lineCollection,
  lineRoads,
  patternRibbons,
  shapeBuild,
  shapeHunt,
} from './organizers/kindergarten.ts'

export const kindergartenColor: Skill[] = [
  {
    id: 'art.k.lines',
    subject: 'art',
    grade: 'kindergarten',
    order: 1,
    short: 'Lines of all kinds',
    iCan: 'I can draw straight and wavy and zigzag lines and name each one.',
    codes: [],
    prerequisites: [],
    keywords: [{ word: 'line', definition: 'the path that a moving dot makes' }],
    model:
      'Draw one slow straight line from left to right. Say: My dot goes for a walk. This one is straight. Now wiggle your hand: This one is wavy, like the sea. Now go up, down, up, down: This one is a zigzag, like teeth. Three walks, three lines. Each line has its own name.',
    check: {
      question: 'Which line would you draw for water: straight, wavy or zigzag? Show it.',
      lookFor:
        'A line that curves up and down without corners. Zigzag is fine for rough water, if your child says why.',
    },
    misconception: {
      says: 'A line must be straight.',
      reply: 'A line can bend, loop and turn. Let us take a dot for a walk and see where it goes.',
    },
    easier: 'Trace one big wavy line with a finger, then say its name.',
    harder: 'Draw a whole picture out of one line and keep your hand down.',
    prompts: [
      { ask: 'Draw a straight line with your finger in the air.', answer: 'a line with no bends' },
      { ask: 'Which line has sharp corners: wavy or zigzag?', answer: 'zigzag' },
      { ask: 'Draw a long line and a short line.', answer: 'two lines, one clearly longer' },
      { ask: 'Find a wavy line in this room.', answer: 'such as hair, a plant stem or a wrinkle in cloth' },
      { ask: 'Draw a line that rolls like a hill.', answer: 'a soft line that goes up and down in curves' },
      {
        ask: '{hero} needs a fence at {place}. Draw it with lines.',
        answer: 'such as straight lines up and one across',
      },
      { ask: 'Draw a line that spins around and around.', answer: 'a spiral, like the shell of a snail' },
      {
        ask: 'How does {friend} hop? Draw the path as a line.',
        answer: 'one good answer: a row of bumps, one for each hop',
      },
      {
        ask: 'Draw one {thing} with three kinds of lines. Name each line.',
        answer: 'any three that your child can name, such as straight, curved and zigzag',
      },
    ],
    sheets: [lineCollection, lineRoads],
  },
  {
    id: 'art.k.shapes',
    subject: 'art',
    grade: 'kindergarten',
    order: 2,
    short: 'Pictures from shapes',
    iCan: 'I can find shapes in things and draw a picture with them.',
    codes: [],
    prerequisites: ['art.k.lines'],
    keywords: [{ word: 'shape', definition: 'a flat space closed in by lines' }],
    model:
      'Draw a circle. Say: I close the line, so it is a shape. Add two triangles on top and say: Ears! Add two dots and a small triangle: Eyes and a nose. A cat, and it is all shapes. First I look for the big shape. Then I add the small ones.',
    check: {
      question: 'Look at a door and a plate. What shape is each one?',
      lookFor: 'The door is a rectangle and the plate is a circle. Tracing the edge with a finger shows it.',
    },
    misconception: {
      says: 'I can not draw a dog.',
      reply: 'Start with one oval for the body. Now which shape is the head? You build it, part by part.',
    },
    easier: 'Point to circles in the room and trace each one with a finger.',
    harder: 'Draw a place to live and use each of five shapes at least once.',
    prompts: [
      { ask: 'Draw a circle. Turn it into something.', answer: 'such as a sun, a face or a wheel' },
      { ask: 'How many sides does a triangle have?', answer: '3' },
      { ask: 'Find something with the shape of a rectangle.', answer: 'such as a door, a book or a bed' },
      { ask: 'Make a house from two shapes. Which two?', answer: 'one good answer: a square and a triangle on top' },
      { ask: 'Your line is not closed yet. Is it a shape?', answer: 'no, the ends have to meet' },
      { ask: 'Draw a train from shapes.', answer: 'such as rectangles for cars and circles for wheels' },
      {
        ask: 'Look at one {thing}. Name its biggest shape.',
        answer: 'any true one, such as a circle, an oval or a rectangle',
      },
      {
        ask: 'Draw {hero} with shapes only.',
        answer: 'one good answer: circle head, rectangle body, long thin arms and legs',
      },
      {
        ask: 'Build {place} from shapes. Use one shape two times.',
        answer: 'any picture of closed shapes with one that comes back',
      },
    ],
    sheets: [shapeHunt, shapeBuild],
  },
  {
    id: 'art.k.color-mixing',
    subject: 'art',
    grade: 'kindergarten',
    order: 3,
    short: 'Mixing two colors',
    iCan: 'I can make a new color from two colors.',
    codes: [],
    prerequisites: [],
    keywords: [{ word: 'mix', definition: 'to put two things together so they become one' }],
    model:
      'Color a patch of yellow. Say: Here is yellow. Now I go over it with a little blue. What do we see? Green! Press softly, yellow first, then blue. Try red over yellow and say: Orange! Two colors went in, and one new color came out. Red, yellow and blue are our starters.',
    check: {
      question: 'You have red and yellow. What new color can you make?',
      lookFor: 'Orange. If your child is not sure, let them try it, light color first.',
    },
    misconception: {
      says: 'More colors make a better color.',
      reply: 'Lots of colors together turn brown. Two are enough for a clear new one.',
    },
    easier: 'Sort things in the room by color: red here, blue there.',
    harder: 'Make two greens: one with more yellow, one with more blue.',
    prompts: [
      { ask: 'Name the three colors that we start with.', answer: 'red, yellow and blue' },
      { ask: 'Yellow and blue make a new color. Which one?', answer: 'green' },
      { ask: 'Red and yellow make a new color. Which one?', answer: 'orange' },
      { ask: 'Red and blue make a new color. Which one?', answer: 'purple' },
      { ask: 'Find something green in this room.', answer: 'any green thing, such as a plant' },
      { ask: 'Which color do you put down first: yellow or blue?', answer: 'yellow, because dark can go over light' },
      { ask: '{hero} has no green at {place}. What can {hero} do?', answer: 'mix yellow and blue' },
      { ask: 'Color one {thing} in a color that you mixed. Tell how.', answer: 'such as: orange, from red and yellow' },
      { ask: '{friend} put in every color. It went brown. Why?', answer: 'too many colors were mixed' },
    ],
    sheets: [colorTest],
  },
  {
    id: 'art.k.patterns',
    subject: 'art',
    grade: 'kindergarten',
    order: 4,
    short: 'Patterns that repeat',
    iCan: 'I can make a pattern with two parts and tell what comes next.',
    codes: [],
    prerequisites: ['art.k.shapes'],
    keywords: [{ word: 'pattern', definition: 'parts that come again and again in order' }],
    model:
      'Draw a dot and a stripe, a dot and a stripe. Touch each one and say: Dot, stripe, dot, stripe. What comes next? A dot! It comes again and again in the same order. That is a pattern. Look at my socks or my shirt. Can we find one there too?',
    check: {
      question: 'Star, moon, star, moon, star. What comes next, and how can you tell?',
      lookFor: 'Moon. The two parts take turns. Let your child say the row aloud if that helps.',
    },
    misconception: {
      says: 'Lots of dots are a pattern.',
      reply: 'Dots all over can be pretty. A pattern has an order, so that we can say what comes next.',
    },
    easier: 'Clap and tap a pattern together: clap, tap, clap, tap.',
    harder: 'Make a pattern with three parts and let somebody say what comes next.',
    prompts: [
      { ask: 'Red, blue, red, blue. What comes next?', answer: 'red' },
      { ask: 'Clap, clap, stomp. Clap, clap. What comes next?', answer: 'stomp' },
      { ask: 'Find a pattern on your clothes or in this room.', answer: 'such as stripes or a row of floor tiles' },
      { ask: 'Draw a pattern with a big dot and a small dot.', answer: 'big, small, big, small' },
      {
        ask: 'Circle, circle, square, circle. Is that a pattern yet?',
        answer: 'not yet, we need to see it come again',
      },
      { ask: 'Make a border for {place}. Use two shapes.', answer: 'such as triangle, circle, triangle, circle' },
      { ask: '{friend} drew dot, stripe, dot, dot. Fix the pattern.', answer: 'dot, stripe, dot, stripe' },
      {
        ask: 'Draw one {thing} and put a pattern on it.',
        answer: 'any two parts that take turns, such as a wavy line and a dot',
      },
      { ask: 'Act out a pattern for {hero} with two moves.', answer: 'such as hop, spin, hop, spin' },
    ],
    sheets: [patternRibbons],
  },
]
