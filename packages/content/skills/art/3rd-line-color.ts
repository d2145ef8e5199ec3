import type { Skill } from '../../types.ts'
import { middleCopy } from './grids.ts'
import { contourStudy, hatchSamples, moodDuo, moodPalette, stageSet } from './organizers/3rd.ts'

export const thirdLineColor: Skill[] = [
  {
    id: 'art.3.contour-drawing',
    subject: 'art',
    grade: '3rd',
    order: 1,
    short: 'Drawing what you see',
    iCan: 'I can draw a contour by looking slowly along the edges of a real thing.',
    codes: [],
    prerequisites: ['art.1.lines-that-move', 'art.1.shape-builders'],
    keywords: [
      { word: 'contour', definition: 'the line along the outer and inner edges of something' },
      { word: 'observe', definition: 'to look with care and notice what is really there' },
    ],
    model:
      'Set a shoe on the table. Say: I pretend that an ant walks along its edge. My eye follows the ant, and my hand moves just as fast. Slow around the heel, over the top, down each lace. I look at the shoe more than at my page. It may turn out wobbly. That is fine, for it is full of true details.',
    check: {
      question: 'What should your eyes do in a contour drawing, and how fast does your hand go?',
      lookFor: 'Eyes follow the edges of the real thing most of the time, and the hand moves as slowly as the eyes.',
    },
    misconception: {
      says: 'I know what a hand looks like so I need not look.',
      reply: 'Then you draw a sign for a hand. Look at yours: which finger is longest, and where does it bend?',
    },
    easier: 'Trace the edges of a thing in the air with one finger as you look.',
    harder: 'Draw your own hand without once looking down at the page.',
    prompts: [
      { ask: 'In a contour drawing, where do you look most: at the thing or at the page?', answer: 'at the thing' },
      {
        ask: 'Trace the edge of a chair in the air. How many corners do you pass?',
        answer: 'any careful count of the corners that can be seen',
      },
      { ask: 'Does a contour show inner edges too, such as a pocket on a shirt?', answer: 'yes' },
      {
        ask: 'Look at your hand for one minute. Name three details that you never noticed.',
        answer: 'such as lines on a knuckle, a scar or a wide thumbnail',
      },
      {
        ask: 'Draw a leaf or a spoon in one slow line.',
        answer: 'one unbroken line that follows the bends of the real edge',
      },
      {
        ask: 'Your line came out wobbly. Is the drawing a failure? Explain.',
        answer: 'no, it shows that you looked, and a slow line has life',
      },
      {
        ask: '{hero} needs a record of what was found at {place}. Draw one real thing near you as the find.',
        answer: 'a contour with at least three details of its own',
      },
      {
        ask: 'Describe one {thing} so well that {friend} could draw its edge.',
        answer: 'a walk around the edge, such as: start at the top, curve left, then a sharp corner',
      },
      {
        ask: 'Draw the same thing twice: once in ten seconds, once in two minutes. Compare them.',
        answer: 'the fast one shows movement, the slow one shows details',
      },
    ],
    sheets: [contourStudy, middleCopy],
  },
  {
    id: 'art.3.color-and-mood',
    subject: 'art',
    grade: '3rd',
    order: 2,
    short: 'Color sets the mood',
    iCan: 'I can choose colors for a mood and explain my choice.',
    codes: [],
    prerequisites: ['art.1.warm-and-cool', 'art.2.light-and-dark'],
    keywords: [
      { word: 'mood', definition: 'the feeling that a work of art gives us' },
      { word: 'palette', definition: 'the colors that an artist chooses for one work' },
      { word: 'bright', definition: 'strong and clear in color, not dull' },
    ],
    model:
      'Draw the same tree three times. Say: I color the first in bright yellow and orange. It shouts for joy. The second gets gray and dull blue. Now it seems lonely. The third gets deep green and violet. That one keeps a secret. The tree did not change. The palette did all the talking. Which mood does your story need?',
    check: {
      question: 'Choose a palette of three colors for a lonely place. Why does each one fit?',
      lookFor: 'Three colors with a reason, such as gray because it is quiet, or one tiny warm light that is far away.',
    },
    misconception: {
      says: 'Grass has to be green and sky has to be blue.',
      reply:
        'At sunset grass may look orange. Artists choose colors for what they feel too, not only for what they see.',
    },
    easier: 'Name a feeling for each color that you have and show it with your face.',
    harder: 'Change the mood of a picture by adding one single color, and explain it.',
    prompts: [
      { ask: 'Which seems louder: bright red or pale gray?', answer: 'bright red' },
      { ask: 'Choose three colors for a calm evening.', answer: 'such as pale pink, soft violet and gray-blue' },
      { ask: 'Which mood do dark blue and black suggest? Give one idea.', answer: 'such as mystery, night or quiet' },
      {
        ask: 'How can you make a bright orange duller?',
        answer: 'mix in a little of its opposite, blue, or some gray',
      },
      {
        ask: 'Two pictures show the same street. One is in yellow, one in gray. Compare the moods.',
        answer: 'yellow seems warm and lively, gray seems quiet or sad',
      },
      {
        ask: 'Find a picture or a cover with a strong mood. Which colors give it?',
        answer: 'any true colors, named together with a feeling',
      },
      {
        ask: 'Plan a palette of four colors for {place} on the day of a feast.',
        answer: 'such as red, gold, orange and a bit of green, because they are lively',
      },
      {
        ask: '{friend} has lost all the {things}. Which colors would you use for that scene?',
        answer: 'one good answer: dull blues and grays, with one bright spot for hope',
      },
      {
        ask: 'A purple tree and a red sky: is that a mistake? Explain.',
        answer: 'no, an artist may choose colors for a feeling or a dream',
      },
    ],
    sheets: [moodPalette, moodDuo],
  },
  {
    id: 'art.3.three-grounds',
    subject: 'art',
    grade: '3rd',
    order: 3,
    short: 'Three layers of space',
    iCan: 'I can plan a picture with a foreground and a middle ground and a background.',
    codes: [],
    prerequisites: ['art.1.near-and-far', 'art.2.overlap'],
    keywords: [
      { word: 'foreground', definition: 'the part of a picture that seems nearest to us' },
      { word: 'middle ground', definition: 'the part between the nearest and the farthest' },
      { word: 'background', definition: 'the part of a picture that seems farthest away' },
    ],
    model:
      'Look out of a window together. Say: Nearest is the flowerpot. I see every petal, and it is big. Behind it a fence, smaller and plainer. Far off the hills, pale and small. Three layers. On my page I put the pot low and large, the fence in the middle and the hills high up and pale, with no details.',
    check: {
      question: 'Name three ways to make a tree look far away in a picture.',
      lookFor: 'Smaller, higher up toward the horizon, partly covered by nearer things, paler, or with fewer details.',
    },
    misconception: {
      says: 'Background means I color what is left over.',
      reply: 'The background tells where we are. Ask what you would see far off, then draw that, small and pale.',
    },
    easier: 'Point out something near, something farther and something farthest from where you sit.',
    harder: 'Draw one place twice: from the ground, then from high up like a bird.',
    prompts: [
      { ask: 'Which layer is nearest to us?', answer: 'the foreground' },
      { ask: 'Where on the page do things of the foreground usually sit?', answer: 'low, near the bottom edge' },
      { ask: 'Which has more detail: the foreground or the background?', answer: 'the foreground' },
      {
        ask: 'Far hills often look paler than near ones. What lies between us and them?',
        answer: 'a lot of air, with mist and dust in it',
      },
      {
        ask: 'Look around this room. Name something in each of three layers.',
        answer: 'any three at different distances, such as my knee, the table and the wall',
      },
      { ask: 'List three things for the background of {place}.', answer: 'any three that could be far off there' },
      {
        ask: 'Put {hero} in the foreground and {friend} in the middle ground. Who is bigger on the page?',
        answer: '{hero}',
      },
      {
        ask: 'Three {things} are just as large. Draw one in each layer.',
        answer: 'large and low, medium, small and high, perhaps with overlap',
      },
      {
        ask: 'A bird in the sky is drawn as large as the house below. What does that tell us?',
        answer: 'the bird is much nearer to us than the house',
      },
    ],
    sheets: [stageSet],
  },
  {
    id: 'art.3.shading-marks',
    subject: 'art',
    grade: '3rd',
    order: 4,
    short: 'Shading with marks',
    iCan: 'I can make light and dark areas with hatching and dots.',
    codes: [],
    prerequisites: ['art.2.light-and-dark', 'art.1.texture-marks'],
    keywords: [
      { word: 'hatching', definition: 'lines side by side that make an area look darker' },
      { word: 'cross-hatching', definition: 'two sets of such lines laid across each other' },
      { word: 'stippling', definition: 'shading that is made with many dots' },
    ],
    model:
      'Draw four boxes. Say: In the first I draw lines far apart. It looks light. In the second they stand close. Darker! In the third I cross them with more lines. Darker still. In the last I use dots, many here and few there. One tool, no gray at all, and yet you see light and shadow.',
    check: {
      question: 'How can you make one side of a drawn orange darker with lines only?',
      lookFor:
        'Put the lines closer together there, or cross them with a second set. Curved lines that follow the fruit are best.',
    },
    misconception: {
      says: 'To get it dark I have to press as hard as I can.',
      reply: 'Try more lines, closer together. You can go over a light line again, but a hard one will not go away.',
    },
    easier: 'Fill two boxes with dots, one with few and one with many, and compare.',
    harder: 'Draw an egg with marks only and leave the brightest spot empty.',
    prompts: [
      { ask: 'Which looks darker: lines far apart or lines close together?', answer: 'lines close together' },
      { ask: 'What is shading with dots called?', answer: 'stippling' },
      { ask: 'Two sets of lines cross each other. What is that called?', answer: 'cross-hatching' },
      {
        ask: 'Fill three boxes from light to dark with lines.',
        answer: 'few lines, then more, then crossed or very close lines',
      },
      { ask: 'Where do you put no marks at all?', answer: 'where the light is brightest' },
      {
        ask: 'Compare hatching and stippling. Which is faster? Which is softer?',
        answer: 'hatching is faster, dots can look softer',
      },
      {
        ask: 'It is dusk at {place}. Shade the sky with marks, dark at the top.',
        answer: 'marks close together above and wider apart below',
      },
      { ask: 'Draw one {thing} with the light from the left. Which side gets more marks?', answer: 'the right side' },
      {
        ask: '{friend} wears a dark cloak with folds. Which marks would you choose, and why?',
        answer: 'one good answer: cross-hatching in the folds, because it makes the darkest areas',
      },
    ],
    sheets: [hatchSamples],
  },
]
