import type { Skill } from '../../types.ts'
import { fourthMirror } from './grids.ts'
import { colorSchemes, lightStudy, portraitMap, shadowStage, streetPlan } from './organizers/4th.ts'

export const fourthLightSpace: Skill[] = [
  {
    id: 'art.4.light-and-form',
    subject: 'art',
    grade: '4th',
    order: 1,
    short: 'Light and form',
    iCan: 'I can use light and shadow to make a flat shape look solid.',
    codes: [],
    prerequisites: ['art.3.shading-marks'],
    keywords: [
      { word: 'form', definition: 'something solid with height, width and depth, such as a cube' },
      { word: 'highlight', definition: 'the brightest spot, where light hits most directly' },
      { word: 'cast shadow', definition: 'the dark area that a thing throws on the ground' },
    ],
    model:
      'Set a round fruit beside a lamp. Say: The light comes from the left. Here is the brightest spot, the highlight. As the skin curves away it gets darker. On the table, on the far side, lies the cast shadow. I draw a circle. I leave the highlight white, shade slowly to the right and add the shadow. My circle became a globe.',
    check: {
      question: 'Light comes from the upper right. Where are the highlight and the cast shadow of an egg?',
      lookFor: 'The highlight is at the upper right, and the cast shadow lies on the ground to the left.',
    },
    misconception: {
      says: 'I put the shadow wherever it looks good.',
      reply: 'Draw a small sun in the corner first. Every shadow in the picture has to point away from it.',
    },
    easier: 'Move a lamp around a fruit and point to the brightest and the darkest spot.',
    harder: 'Draw three forms under one light: a round one, a box and a tube.',
    prompts: [
      { ask: 'What is the brightest spot on a form called?', answer: 'the highlight' },
      { ask: 'A circle is a shape. Which form goes with it?', answer: 'a sphere' },
      { ask: 'Which form goes with a square?', answer: 'a cube' },
      { ask: 'Light comes from the left. On which side does the cast shadow fall?', answer: 'on the right' },
      { ask: 'The sun is low. Are shadows long or short?', answer: 'long' },
      {
        ask: 'Compare the edges: on a cube light changes suddenly, but how does it change on a sphere?',
        answer: 'little by little',
      },
      {
        ask: 'A lamp hangs right above {hero} at {place}. Describe the shadow on the ground.',
        answer: 'short, and right below around the feet',
      },
      {
        ask: 'Draw one {thing} with light from one side. List the three values that you used.',
        answer: 'light for the highlight, a middle gray and a dark shadow',
      },
      {
        ask: '{friend} drew a tree shadow to the left and a house shadow to the right. Explain what is wrong.',
        answer: 'with one sun, both shadows must point the same way, away from it',
      },
    ],
    sheets: [lightStudy, shadowStage],
  },
  {
    id: 'art.4.one-point-perspective',
    subject: 'art',
    grade: '4th',
    order: 2,
    short: 'One-point perspective',
    iCan: 'I can draw a road and boxes that go back to one vanishing point.',
    codes: [],
    prerequisites: ['art.3.three-grounds'],
    keywords: [
      { word: 'horizon line', definition: 'the line at the height of our eyes where land and sky seem to meet' },
      { word: 'vanishing point', definition: 'the spot on that line where lines that go away seem to meet' },
      { word: 'perspective', definition: 'a way to show depth on a flat page' },
    ],
    model:
      'Draw a line across the page and a dot on it. Say: This is the level of my eyes, and the dot is as far as I can see. I draw the two edges of a road from the bottom corners to the dot. It runs away from us! Poles at the side stand straight up, and their tops follow a line to the dot.',
    check: {
      question: 'In your drawing, which lines go to the vanishing point and which stay straight up and down?',
      lookFor: 'Lines that lead away from us go to the point. Upright edges, such as poles and walls, stay upright.',
    },
    misconception: {
      says: 'The edges of a road never meet so I draw them side by side.',
      reply: 'They never do meet. Yet they seem to. Look down a long hall: floor and ceiling come closer together.',
    },
    easier: 'Find lines in a hall or a table top that seem to come closer, and trace them in the air.',
    harder: 'Draw your initial as a block letter that goes back to the vanishing point.',
    prompts: [
      { ask: 'Where does the vanishing point sit?', answer: 'on the horizon line' },
      { ask: 'Do upright poles lean toward the vanishing point?', answer: 'no, they stay straight up' },
      { ask: 'Which pole looks taller: the near one or the far one?', answer: 'the near one' },
      { ask: 'Are gaps between poles wider near us or far away?', answer: 'wider near us' },
      {
        ask: 'You lie on the floor. Where does your horizon line cross a person who stands: at the head or near the feet?',
        answer: 'near the feet, at the height of your eyes',
      },
      {
        ask: 'List three real places where you can see perspective.',
        answer: 'such as a hall, train tracks and a row of trees',
      },
      {
        ask: 'Draw a road that leads {hero} to {place}, far away.',
        answer: 'two edges that meet at a point on the horizon',
      },
      {
        ask: 'Put 4 {things} along one side of the road. Describe how they change.',
        answer: 'each is smaller, and their tops and bottoms line up with the vanishing point',
      },
      {
        ask: '{friend} drew a box whose back edge is longer than its front edge. Explain how to fix it.',
        answer: 'the back must be shorter, because the sides run toward the vanishing point',
      },
    ],
    sheets: [streetPlan],
  },
  {
    id: 'art.4.color-schemes',
    subject: 'art',
    grade: '4th',
    order: 3,
    short: 'Color schemes',
    iCan: 'I can choose a color scheme and explain what it does in a picture.',
    codes: [],
    prerequisites: ['art.2.color-wheel', 'art.3.color-and-mood'],
    keywords: [
      { word: 'complementary', definition: 'across from each other on the color wheel, such as blue and orange' },
      { word: 'analogous', definition: 'side by side on the color wheel, such as blue, blue-green and green' },
      { word: 'scheme', definition: 'a plan for which parts go together' },
    ],
    model:
      'Draw a wheel of six colors. Say: Straight across from blue sits orange. Side by side, each makes the other glow. That pair is complementary. Now three neighbors: yellow, yellow-green, green. They are calm together. That is analogous. For a sign that must shout I take a pair. For a quiet forest I take neighbors.',
    check: {
      question: 'You want a red bird to stand out. Which color would you put behind it, and why?',
      lookFor: 'Green, because it sits across from red on the wheel and makes it look stronger.',
    },
    misconception: {
      says: 'The more colors I use the better it looks.',
      reply: 'Many loud colors fight for attention. Choose two or three that have a job, and let one of them lead.',
    },
    easier: 'Find two things whose colors sit across from each other on the wheel.',
    harder: 'Color one design in two schemes and argue which one serves it better.',
    prompts: [
      { ask: 'Which color sits across from red?', answer: 'green' },
      { ask: 'Which color sits across from yellow?', answer: 'purple' },
      { ask: 'Name three neighbors on the wheel, beginning with red.', answer: 'such as red, red-orange and orange' },
      { ask: 'You mix two complementary colors. What do you get?', answer: 'a dull brown or gray' },
      { ask: 'Which scheme is calmer: complementary or analogous?', answer: 'analogous' },
      { ask: 'A scheme uses only tints and shades of blue. How many color families is that?', answer: '1' },
      {
        ask: 'Choose a scheme for a warning sign at {place}. Explain your choice.',
        answer: 'such as blue and orange, because the contrast is strong from afar',
      },
      {
        ask: 'The flag for {hero} has two complementary colors and one {thing} in white. Give a plan.',
        answer: 'any true pair, with the white sign where it stands out',
      },
      {
        ask: '{friend} used green, blue-green and blue for a sleepy lagoon. Evaluate the choice.',
        answer: 'it fits, because neighbors are calm and all three feel cool',
      },
    ],
    sheets: [colorSchemes],
  },
  {
    id: 'art.4.portrait-proportions',
    subject: 'art',
    grade: '4th',
    order: 4,
    short: 'Faces in proportion',
    iCan: 'I can measure a face and draw its parts in proportion.',
    codes: [],
    prerequisites: ['art.2.self-portrait'],
    keywords: [
      { word: 'proportion', definition: 'how the size of one part compares with the size of others' },
      { word: 'expression', definition: 'what a face shows about feelings' },
      { word: 'guideline', definition: 'a light line that helps to place parts, later erased or covered' },
    ],
    model:
      'Draw an egg shape and fold your thumb against a finger to measure. Say: Eyes sit halfway down. There is about one eye between the two eyes. The bottom of the nose is halfway from eyes to chin. The mouth sits a third of the way below the nose. Light guidelines first. Then I look at a real face and change what is different.',
    check: {
      question: 'How far apart are the eyes, and where does the bottom of the nose sit?',
      lookFor: 'About one eye apart. The nose ends about halfway between the eyes and the chin.',
    },
    misconception: {
      says: 'Every face has the same measures.',
      reply:
        'The measures help you start. Then look: long chin, wide eyes, round cheeks. The differences make it a person.',
    },
    easier: 'Measure your own face with thumb and finger and tell what is just as long.',
    harder: 'Draw the same face from the side and compare where the ear sits.',
    prompts: [
      { ask: 'Where is the halfway line of the head?', answer: 'at the eyes' },
      { ask: 'How much space is there between the two eyes?', answer: 'about the width of one eye' },
      {
        ask: 'Which is longer on most people: the face from chin to hairline or the hand?',
        answer: 'they are about the same',
      },
      {
        ask: 'A head is 18 centimeters tall in your drawing. How far down do the eyes go?',
        answer: '9',
        sum: '18 / 2',
      },
      {
        ask: 'Show the face of someone who has just solved a puzzle. Describe the eyebrows and mouth.',
        answer: 'such as raised eyebrows and a wide grin',
      },
      {
        ask: 'Baby faces differ from adult faces. Describe one difference in proportion.',
        answer: 'a baby has a bigger forehead, so the eyes sit lower on the head',
      },
      {
        ask: 'Draw {hero} in proportion as a portrait for {place}. List your guidelines.',
        answer: 'middle line, eye line halfway, nose line halfway below, mouth line',
      },
      {
        ask: '{friend} found {things} where none should be. Which expression fits, and how do you draw it?',
        answer: 'such as surprise: eyebrows high, eyes wide, mouth open',
      },
      {
        ask: 'Infer how someone feels whose mouth smiles but whose eyebrows press together.',
        answer: 'one good answer: worried but polite, because the brow does not join the smile',
      },
    ],
    sheets: [portraitMap, fourthMirror],
  },
]
