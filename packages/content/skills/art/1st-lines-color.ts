import type { Skill } from '../../types.ts'
import { borderPlan, lineWeather, shapeAnimals, sunAndIce, warmCoolTwins } from './organizers/1st.ts'

export const firstLinesColor: Skill[] = [
  {
    id: 'art.1.lines-that-move',
    subject: 'art',
    grade: '1st',
    order: 1,
    short: 'Lines that move',
    iCan: 'I can draw lines that show calm or fast or wild movement.',
    codes: [],
    prerequisites: ['art.k.lines'],
    keywords: [
      { word: 'thick', definition: 'wide from edge to edge, not thin' },
      { word: 'movement', definition: 'a feeling that something goes from place to place' },
    ],
    model:
      'Draw one long line that lies flat. Say: This line is asleep. It feels calm. Now draw quick slanted lines, all leaning one way: This feels like wind. Then a thick line that twists and turns: This one is wild. I press hard for thick and softly for thin. The line tells how things move.',
    check: {
      question: 'You want to show a storm. Which lines would you use, and why?',
      lookFor: 'Slanted, twisted or zigzag lines, thick or close together, because they look fast or wild.',
    },
    misconception: {
      says: 'A line is only there to go around things.',
      reply: 'Draw wind. It has no edge to go around! A line can also show how something moves.',
    },
    easier: 'Move an arm calm, fast and wild, then draw the line that it made.',
    harder: 'Show one walk from calm to wild with a single line that changes.',
    prompts: [
      {
        ask: 'Draw a thick line and a thin line.',
        answer: 'press hard or go over it for thick, press softly for thin',
      },
      { ask: 'Which feels calm: a flat line or a zigzag?', answer: 'a flat line' },
      {
        ask: 'Show rain that falls straight. Then show rain in wind.',
        answer: 'lines straight down, then slanted lines that all lean one way',
      },
      { ask: 'Which line would you draw for a bouncing toy?', answer: 'a row of bumps that get smaller' },
      {
        ask: 'Act like a slow line. Then act like a wild one.',
        answer: 'such as slow smooth arms, then quick twists and turns',
      },
      { ask: 'Draw a sleeping cat. What lines fit?', answer: 'long soft curves' },
      {
        ask: 'Draw how {hero} rushes through {place}.',
        answer: 'one good answer: long slanted lines that trail behind',
      },
      { ask: 'One {thing} rolls down a hill. Draw its path.', answer: 'a slanted line with loops, steep at the top' },
      {
        ask: 'How does {friend} feel today? Show it with one line. Tell why.',
        answer: 'any line with a reason, such as bumpy for excited',
      },
    ],
    sheets: [lineWeather],
  },
  {
    id: 'art.1.shape-builders',
    subject: 'art',
    grade: '1st',
    order: 2,
    short: 'Building with shapes',
    iCan: 'I can build animals and machines from many shapes.',
    codes: [],
    prerequisites: ['art.k.shapes'],
    keywords: [{ word: 'outline', definition: 'the line around a shape' }],
    model:
      'Look at one of your shoes. Say: I squint and look for its big shape. A long oval! I draw it lightly. Now the opening: a small oval on top. The sole: a thin rectangle below. Last I draw one outline around it all. Big shapes first, details last.',
    check: {
      question: 'How would you begin to draw an elephant? Tell the first two shapes.',
      lookFor: 'A large oval for the body and a circle for the head. Details such as eyes come later.',
    },
    misconception: {
      says: 'I start with the eye and hope it fits.',
      reply: 'Then you may run out of room. Draw the biggest shape first, nice and light. The eye comes last.',
    },
    easier: 'Trace the big shapes in a picture with a finger and name them.',
    harder: 'Draw the same animal twice: once from circles, once from triangles only.',
    prompts: [
      { ask: 'Which comes first: the big shape or the details?', answer: 'the big shape' },
      {
        ask: 'Name two shapes that you see in a bicycle.',
        answer: 'such as circles for wheels and a triangle in the frame',
      },
      { ask: 'Build a fish from two shapes.', answer: 'such as an oval body and a triangle tail' },
      { ask: 'Make a bird. Which shape is the beak?', answer: 'a triangle' },
      { ask: 'Look at a mug. Find its shapes.', answer: 'such as an oval rim, a rectangle body and a curved handle' },
      {
        ask: 'Draw a machine from five shapes. What does it do?',
        answer: 'any machine with five closed shapes and a job',
      },
      { ask: 'Draw one {thing}. Start with its biggest shape.', answer: 'a light big shape with smaller parts added' },
      {
        ask: '{hero} wants a new animal for {place}. Build it from shapes.',
        answer: 'any animal whose body, head and legs are shapes that your child can name',
      },
      {
        ask: 'Draw one outline around {friend}. What can we still tell?',
        answer: 'such as the hair, the hat or the pose',
      },
    ],
    sheets: [shapeAnimals],
  },
  {
    id: 'art.1.warm-and-cool',
    subject: 'art',
    grade: '1st',
    order: 3,
    short: 'Warm and cool colors',
    iCan: 'I can sort warm and cool colors and tell how they make me feel.',
    codes: [],
    prerequisites: ['art.k.color-mixing'],
    keywords: [
      { word: 'warm colors', definition: 'red, orange and yellow, as in fire and sun' },
      { word: 'cool colors', definition: 'blue, green and purple, as in water and shade' },
    ],
    model:
      'Lay out all your colors. Say: Red, orange, yellow. They make me think of sun and fire. I call them warm. Blue, green, purple. They make me think of water and shade. I call them cool. Now I color one small house in warm colors and one in cool. Which one would you go to on a hot day?',
    check: {
      question: 'Your picture is of a frosty night. Which colors would you pick, and why?',
      lookFor: 'Blues, greens and purples, because they feel cold or quiet. A warm window is a lovely extra.',
    },
    misconception: {
      says: 'Blue is a sad color, always.',
      reply: 'A bright blue sky can feel happy. Look at the picture and tell what it does to you.',
    },
    easier: 'Sort things in the room into two piles: warm colors and cool colors.',
    harder: 'Draw a cool picture with one small warm spot where eyes should go.',
    prompts: [
      { ask: 'Is orange warm or cool?', answer: 'warm' },
      { ask: 'Is blue warm or cool?', answer: 'cool' },
      { ask: 'Name the three warm colors.', answer: 'red, orange and yellow' },
      { ask: 'Find something in a cool color in this room.', answer: 'any blue, green or purple thing' },
      { ask: 'You draw a campfire. Which colors do you need most?', answer: 'red, orange and yellow' },
      { ask: 'You draw the deep sea. Which colors do you need most?', answer: 'blue, green and purple' },
      {
        ask: 'It is early morning at {place}. Pick warm or cool. Tell why.',
        answer: 'either, with a reason, such as warm for the rising sun',
      },
      {
        ask: '{friend} feels cozy. Which colors go in the room?',
        answer: 'one good answer: warm ones, like a soft orange light',
      },
      {
        ask: 'Draw {things} two times: warm and cool. What changed?',
        answer: 'the feeling changed, such as sunny at first and chilly after',
      },
    ],
    sheets: [sunAndIce, warmCoolTwins],
  },
  {
    id: 'art.1.pattern-borders',
    subject: 'art',
    grade: '1st',
    order: 4,
    short: 'Patterns and borders',
    iCan: 'I can make a pattern with three parts and put it around a picture.',
    codes: [],
    prerequisites: ['art.k.patterns'],
    keywords: [
      { word: 'border', definition: 'a band around the edge of something' },
      { word: 'repeat', definition: 'to do the same thing again' },
    ],
    model:
      'Draw a sun, a wave and a dot. Say: These three are my unit. I repeat them: sun, wave, dot, sun, wave, dot. At the corner I turn and go on. What comes after the wave? The dot! Now the band goes all around, and it makes a frame for my picture.',
    check: {
      question: 'Leaf, leaf, star, leaf, leaf. What comes next, and what is the part that repeats?',
      lookFor: 'Star comes next. The part that repeats is leaf, leaf, star.',
    },
    misconception: {
      says: 'I can change the order at the corner.',
      reply: 'Say it aloud as you turn the corner. The order goes on as if the line were straight.',
    },
    easier: 'Lay two kinds of things in a row and make them take turns.',
    harder: 'Make a pattern that grows: one dot, two dots, three dots.',
    prompts: [
      { ask: 'Dot, dot, stripe, dot, dot. What comes next?', answer: 'stripe' },
      { ask: 'Red, green, blue, red, green. What comes next?', answer: 'blue' },
      { ask: 'Circle the part that repeats: moon, star, star, moon, star, star.', answer: 'moon, star, star' },
      {
        ask: 'Find a pattern in this room. Name its parts.',
        answer: 'such as a striped towel: blue stripe, white stripe',
      },
      { ask: 'Clap a pattern with three parts.', answer: 'such as clap, tap, snap, clap, tap, snap' },
      { ask: 'Where do we see borders? Name two places.', answer: 'such as plates, rugs, quilts or bulletin boards' },
      { ask: 'Make a border for a sign at {place}. Use three parts.', answer: 'such as star, wave, dot, all around' },
      {
        ask: 'Draw one {thing}, one circle, one {thing}, one circle. Name the pattern.',
        answer: 'the two parts take turns',
      },
      {
        ask: '{hero} drew: big, small, small, big, small, big. Find the slip.',
        answer: 'one small is missing before the last big',
      },
    ],
    sheets: [borderPlan],
  },
]
