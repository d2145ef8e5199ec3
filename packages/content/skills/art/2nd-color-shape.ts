import type { Skill } from '../../types.ts'
import { middleCopy } from './grids.ts'
import { colorWheel, freeFormGarden, mixLog, overlapScene, tintLadder } from './organizers/2nd.ts'

export const secondColorShape: Skill[] = [
  {
    id: 'art.2.color-wheel',
    subject: 'art',
    grade: '2nd',
    order: 1,
    short: 'The color wheel',
    iCan: 'I can make three secondary colors and put six colors in order on a wheel.',
    codes: [],
    prerequisites: ['art.k.color-mixing', 'art.1.warm-and-cool'],
    keywords: [
      { word: 'primary colors', definition: 'red, yellow and blue, which we start mixing from' },
      { word: 'secondary colors', definition: 'orange, green and purple, mixed from two others' },
    ],
    model:
      'Draw a circle and cut it like a pie in six. Say: I put red, yellow and blue in every second piece. What goes between red and yellow? Their mix, orange. Between yellow and blue goes green. Between blue and red goes purple. Each mix sits between its parents. That is the color wheel.',
    check: {
      question: 'Which color sits between blue and red on the wheel, and why?',
      lookFor: 'Purple, because blue and red make it. Neighbors on the wheel are relatives.',
    },
    misconception: {
      says: 'I can mix red if I try enough colors.',
      reply: 'Red is one of our starters. With these colors, no mix gives a clear red. Try it and see what you get.',
    },
    easier: 'Put six colored things in rainbow order: red, orange, yellow, green, blue, purple.',
    harder: 'Mix a blue-green and a yellow-green and find where each fits on the wheel.',
    prompts: [
      { ask: 'Name the three primary colors.', answer: 'red, yellow and blue' },
      { ask: 'Which two colors make orange?', answer: 'red and yellow' },
      { ask: 'Which two colors make purple?', answer: 'red and blue' },
      { ask: 'What sits between yellow and blue on the wheel?', answer: 'green' },
      { ask: 'Which color is straight across from green?', answer: 'red' },
      { ask: 'Your green is too yellow. What do you add?', answer: 'a little more blue' },
      { ask: '{hero} has only red, yellow and blue. How many secondary colors can {hero} make?', answer: '3' },
      {
        ask: 'Plan a flag for {place}. Use one primary and one secondary color.',
        answer: 'such as yellow with a purple star',
      },
      {
        ask: 'Describe how you would mix a color for {things}. Which do you use most?',
        answer: 'any true mix, such as much yellow and a little red for a light orange',
      },
    ],
    sheets: [colorWheel, mixLog],
  },
  {
    id: 'art.2.two-kinds-of-shapes',
    subject: 'art',
    grade: '2nd',
    order: 2,
    short: 'Two kinds of shapes',
    iCan: 'I can sort geometric and free-form shapes and use both in one picture.',
    codes: [],
    prerequisites: ['art.1.shape-builders'],
    keywords: [
      { word: 'geometric', definition: 'with neat edges that have names, such as circle and square' },
      { word: 'free-form', definition: 'curvy and uneven, like a puddle or a cloud' },
    ],
    model:
      'Draw a square and a puddle. Say: This one I could describe to anybody: four equal sides, four corners. It is geometric. And this one? It bends in and out as it likes. It is free-form. A window is geometric, a cloud is free-form. In a picture, the two make each other stand out.',
    check: {
      question: 'Look around. Name one geometric shape and one free-form shape, and tell why.',
      lookFor: 'Such as a rectangle door with straight edges, and a plant leaf or a spill with uneven curves.',
    },
    misconception: {
      says: 'If it has no name it is not a shape.',
      reply: 'A puddle is closed by one line, so it is a shape. We just call it free-form.',
    },
    easier: 'Sort ten things in the room: neat edges here, wobbly edges there.',
    harder: 'Draw a city with free-form shapes only, then a pond with geometric ones.',
    prompts: [
      { ask: 'Is a triangle geometric or free-form?', answer: 'geometric' },
      { ask: 'Is a puddle geometric or free-form?', answer: 'free-form' },
      { ask: 'Name three geometric shapes.', answer: 'such as circle, square and triangle' },
      {
        ask: 'Sort these: cloud, window, coin, splash.',
        answer: 'window and coin are geometric, cloud and splash are free-form',
      },
      { ask: 'Nature often makes one kind. Which?', answer: 'free-form, such as clouds, stones and petals' },
      {
        ask: 'Find a shape in nature that is quite geometric.',
        answer: 'such as a honeycomb cell with six sides or a round berry',
      },
      {
        ask: 'Draw {place} with three geometric and three free-form shapes.',
        answer: 'any picture where your child can point out three of each',
      },
      {
        ask: 'Look at one {thing}. Describe its shapes.',
        answer: 'any true description that uses geometric or free-form',
      },
      {
        ask: '{friend} needs a home that feels soft and calm. Which shapes do you choose?',
        answer: 'one good answer: free-form curves, because they have no sharp corners',
      },
    ],
    sheets: [middleCopy, freeFormGarden],
  },
  {
    id: 'art.2.overlap',
    subject: 'art',
    grade: '2nd',
    order: 3,
    short: 'Overlap makes space',
    iCan: 'I can show what is in front by letting one thing cover part of another.',
    codes: [],
    prerequisites: ['art.1.near-and-far'],
    keywords: [
      { word: 'overlap', definition: 'to cover a part of something else' },
      { word: 'space', definition: 'how near and far things seem in a picture' },
    ],
    model:
      'Hold one fist in front of the other. Say: I see all of the front fist and only part of the back one. On a page I draw the front tree first, whole. Then I draw a house behind it. When my line meets the tree, it stops. It goes on at the other side. Now the tree stands in front.',
    check: {
      question: 'A cat sits in front of a box. Which one do you draw whole, and which one has a part missing?',
      lookFor: 'The cat is whole. The box lines stop at the cat and go on behind it.',
    },
    misconception: {
      says: 'Everything must show, so I put things side by side.',
      reply: 'Look at my two hands. One hides part of the other, and you still know that I have two.',
    },
    easier: 'Line up three things so that each hides a bit of the next.',
    harder: 'Draw a crowd of six and tell who is in front by the overlaps.',
    prompts: [
      { ask: 'Which one is in front: the whole one or the hidden one?', answer: 'the whole one' },
      { ask: 'Which do you draw first: the front thing or the back thing?', answer: 'the front thing' },
      { ask: 'Find two things near you that overlap. Which is behind?', answer: 'the one that is partly hidden' },
      { ask: 'Draw two overlapping circles as two moons. Which is nearer?', answer: 'the one that is whole' },
      {
        ask: 'What does your line do when it meets the front thing?',
        answer: 'it stops, then goes on at the other side',
      },
      { ask: 'Show overlap with your hands.', answer: 'one hand covers part of the other' },
      { ask: 'Draw {hero} in front of {friend}. Who is whole?', answer: '{hero}' },
      {
        ask: 'Draw 4 {things} that overlap. Number them from front to back.',
        answer: '1 is whole, and each other one is partly hidden',
      },
      {
        ask: 'Plan a picture of {place}. Name what is in front, in the middle and behind.',
        answer: 'any three, where the front covers a part of the next',
      },
    ],
    sheets: [overlapScene],
  },
  {
    id: 'art.2.light-and-dark',
    subject: 'art',
    grade: '2nd',
    order: 4,
    short: 'Light and dark',
    iCan: 'I can order one color from lightest to darkest and use it in a picture.',
    codes: [],
    prerequisites: ['art.2.color-wheel'],
    keywords: [
      { word: 'tint', definition: 'a color made lighter with white' },
      { word: 'shade', definition: 'a color made darker with black' },
    ],
    model:
      'Draw five boxes in a row. Say: One color, five steps. In the first I press so softly that the white shines through. In each next box I press a little more. In the last I add black on top. Light blue is a tint. Dark blue is a shade. Light steps look bright, dark ones look deep.',
    check: {
      question: 'You have one blue. How do you show both sky and deep water?',
      lookFor:
        'A tint for the sky, pressed softly or mixed with white, and a shade for the water, pressed hard or with black.',
    },
    misconception: {
      says: 'Pink is not red, so they have nothing in common.',
      reply: 'Press red very softly on white. There is your pink! It is a tint of red.',
    },
    easier: 'Sort things of one color from lightest to darkest.',
    harder: 'Draw a night scene with seven steps of a single color.',
    prompts: [
      { ask: 'Which is lighter: pink or red?', answer: 'pink' },
      { ask: 'You add white to blue. Is it a tint or a shade?', answer: 'a tint' },
      { ask: 'You add black to green. Is it a tint or a shade?', answer: 'a shade' },
      {
        ask: 'How do you get a light color without white?',
        answer: 'press softly so that the white of the page shines through',
      },
      { ask: 'Order from light to dark: navy, sky blue, blue.', answer: 'sky blue, blue, navy' },
      {
        ask: 'Find the darkest corner of this room. Why is it dark?',
        answer: 'such as behind a door, because little light gets there',
      },
      {
        ask: 'It is evening at {place}. Draw it in one color with four steps.',
        answer: 'a lighter sky and darker things in front, all in one color',
      },
      {
        ask: 'Color one {thing} with a light side and a dark side.',
        answer: 'the side toward the light is a tint, the other a shade',
      },
      {
        ask: '{hero} says dark colors are always scary. Give another idea.',
        answer: 'such as a dark, cozy blanket or a calm night sky',
      },
    ],
    sheets: [tintLadder],
  },
]
