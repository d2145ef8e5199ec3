import type { Skill } from '../../types.ts'
import { firstMirror } from './grids.ts'
import { artDetective, bigAndSmall, farAndNear, markSamples, symmetryHunt, talkPicture } from './organizers/1st.ts'

export const firstLooking: Skill[] = [
  {
    id: 'art.1.texture-marks',
    subject: 'art',
    grade: '1st',
    order: 5,
    short: 'Marks for texture',
    iCan: 'I can draw marks that make a picture look rough or smooth or furry.',
    codes: [],
    prerequisites: ['art.k.texture', 'art.1.lines-that-move'],
    keywords: [{ word: 'texture', definition: 'how something feels, or looks as if it would feel' }],
    model:
      'Put a page over the bottom of a shoe and rub softly with color. Say: Look, the bumps come out! That is a rubbing. Now I do it by eye. For fur I draw short lines that all lie one way. For scales I draw rows of the letter U. My page is flat, but it looks as if you could feel it.',
    check: {
      question: 'How would you draw the feathers of an owl so that they look soft?',
      lookFor: 'Rows of short curved or U-shaped marks that overlap, drawn lightly.',
    },
    misconception: {
      says: 'I color it gray and then it looks like stone.',
      reply: 'Gray is the color. Now add the feel: dots, cracks and little bumps.',
    },
    easier: 'Rub over three flat things, then guess which is which.',
    harder: 'Draw one animal with three textures: back, belly and feet.',
    prompts: [
      { ask: 'Which marks fit fur: short lines or big circles?', answer: 'short lines' },
      { ask: 'Draw fish scales. Which letter helps?', answer: 'U, in rows' },
      {
        ask: 'Find three textures in this room. Name each one.',
        answer: 'such as rough brick, smooth table and fuzzy blanket',
      },
      { ask: 'How does a wet frog feel? Draw its skin.', answer: 'smooth, with few marks and a white shiny spot' },
      { ask: 'Draw tree bark. Which lines do you use?', answer: 'long wobbly lines that go up and down' },
      {
        ask: 'Is a drawn cactus really prickly? Touch and tell.',
        answer: 'no, the page is flat, it only looks prickly',
      },
      {
        ask: 'Draw the ground at {place} so that we can almost feel it.',
        answer: 'such as lines for boards or dots for sand',
      },
      {
        ask: 'Make one {thing} look furry. Then make one look smooth.',
        answer: 'short lines close together, then an outline with no marks inside',
      },
      { ask: '{friend} wears a knitted hat. Which marks show that?', answer: 'one good answer: rows of small V marks' },
    ],
    sheets: [markSamples],
  },
  {
    id: 'art.1.mirror-pictures',
    subject: 'art',
    grade: '1st',
    order: 6,
    short: 'Mirror pictures',
    iCan: 'I can draw a picture with two sides that mirror each other.',
    codes: [],
    prerequisites: ['art.k.matching-sides'],
    keywords: [
      { word: 'symmetry', definition: 'two halves that mirror each other' },
      { word: 'mirror line', definition: 'the line in the middle between the two halves' },
    ],
    model:
      'Fold a page in half and open it. Say: The fold is my mirror line. On the left I draw half a butterfly: one big wing. I count: the tip is three fingers from the fold. So on the right the tip goes three fingers from the fold too. When I fold it shut, the wings kiss.',
    check: {
      question: 'A dot is two steps left of the mirror line. Where does its twin go?',
      lookFor: 'Two steps right of the line, at the same height.',
    },
    misconception: {
      says: 'The other half looks just like this half.',
      reply: 'Hold your hand up to a mirror. The thumb flips to the other side. The twin is turned around.',
    },
    easier: 'Lay six small things left of a line, then lay their twins on the right.',
    harder: 'Draw a castle with a mirror line, then hide one thing that breaks it.',
    prompts: [
      {
        ask: 'Show with your arms: the same on both sides.',
        answer: 'such as both arms out or both hands on the head',
      },
      { ask: 'Does the letter A have a mirror line? Show it.', answer: 'yes, from the top down the middle' },
      { ask: 'Does the letter F have a mirror line down the middle?', answer: 'no' },
      {
        ask: 'Name three things in nature with two mirror sides.',
        answer: 'such as a butterfly, a maple leaf and a face',
      },
      {
        ask: 'A spot is high on the left wing. Where is its twin?',
        answer: 'high on the right wing, just as far from the middle',
      },
      {
        ask: 'Draw half a crown. Now draw the other half.',
        answer: 'a crown whose points mirror each other',
      },
      { ask: 'Design a badge for {hero} with a mirror line.', answer: 'any badge with the same shapes left and right' },
      { ask: 'Put 3 {things} left of a gate at {place}. How many go on the right?', answer: '3' },
      {
        ask: '{friend} put both eyes on one side. Is that symmetry? Fix it.',
        answer: 'no, one eye goes on each side of the line',
      },
    ],
    sheets: [firstMirror, symmetryHunt],
  },
  {
    id: 'art.1.near-and-far',
    subject: 'art',
    grade: '1st',
    order: 7,
    short: 'Near and far',
    iCan: 'I can draw near things big and far things small.',
    codes: [],
    prerequisites: ['art.k.picture-story'],
    keywords: [
      { word: 'near', definition: 'close to us' },
      { word: 'horizon', definition: 'the line where land and sky seem to meet' },
    ],
    model:
      'Hold a thumb in front of one eye and look at a door. Say: My thumb hides the whole door! Is my thumb bigger? No, it is nearer. So in a picture, near things are big and low on the page. Far things are small and higher up. I draw a big tree here and a tiny tree by the sky line.',
    check: {
      question: 'Two trees are just as tall. One is far away. How do you draw it?',
      lookFor: 'Smaller, and higher up on the page, close to the line where land and sky meet.',
    },
    misconception: {
      says: 'The house is big so I draw it big.',
      reply: 'It is big, but it is far. Hold up your thumb and see how much of it your thumb can hide.',
    },
    easier: 'Hold up a thumb and find three far things that it can hide.',
    harder: 'Draw one road with five trees that get smaller and smaller.',
    prompts: [
      { ask: 'Which looks bigger: a near cat or a far cat?', answer: 'the near cat' },
      { ask: 'Where do far things go: low on the page or higher up?', answer: 'higher up, near the horizon' },
      { ask: 'Find the line where land and sky meet. What is its name?', answer: 'the horizon' },
      { ask: 'Draw a near flower and a far house. Which is bigger on the page?', answer: 'the flower' },
      { ask: 'Use your thumb. Name a far thing that it can hide.', answer: 'such as a lamp, a chair or a tree' },
      { ask: 'Draw three fish: near, in the middle and far.', answer: 'big, medium and small' },
      {
        ask: 'Draw {hero} near us and {place} far away.',
        answer: 'a large person low on the page and a small place higher up',
      },
      { ask: 'Draw 3 {things} in a row that goes away from us.', answer: 'each one smaller and a little higher' },
      {
        ask: '{friend} is tiny in the picture. Is {friend} a baby? Tell what it shows.',
        answer: 'no, it shows that {friend} is far away',
      },
    ],
    sheets: [bigAndSmall, farAndNear],
  },
  {
    id: 'art.1.looking-at-art',
    subject: 'art',
    grade: '1st',
    order: 8,
    short: 'Looking at art',
    iCan: 'I can tell what I see in a picture and what I think about it.',
    codes: [],
    prerequisites: ['art.k.picture-story'],
    keywords: [
      { word: 'detail', definition: 'a small part of a picture' },
      { word: 'museum', definition: 'a place where art is kept for all to see' },
    ],
    model:
      'Open any book to a picture and look without a word for ten breaths. Say: I see a bear, a boat and dark blue water. That is what is there. Now I think: the bear is scared, because the waves are big. First what I see. Then what I think, and a because.',
    check: {
      question: 'Look at any picture near you. Tell one thing you see and one you think.',
      lookFor: 'The first can be pointed to. The second is an idea with a because.',
    },
    misconception: {
      says: 'I like it. That is all.',
      reply: 'Good to hear! Point to the part that makes you like it. What did the artist do there?',
    },
    easier: 'Play I spy with a picture: colors first, then shapes.',
    harder: 'Tell what might have happened just before this picture, with a clue.',
    prompts: [
      { ask: 'Look at a picture for ten breaths. Name five things in it.', answer: 'any five that can be pointed to' },
      { ask: 'Which color is used most? Point to it.', answer: 'any color that fills much of the picture' },
      { ask: 'Find the smallest detail that you can.', answer: 'such as a button, a bird or a shadow' },
      { ask: 'Where do your eyes go first? Tell why.', answer: 'such as the brightest, biggest or oddest part' },
      {
        ask: 'What do you hear if you step into the picture?',
        answer: 'any sound that fits what is seen, such as waves',
      },
      { ask: '“The dog is brown.” Is that seeing or thinking?', answer: 'seeing' },
      { ask: '“The dog is lonely.” Is that seeing or thinking?', answer: 'thinking, so it needs a because' },
      {
        ask: 'Tell {hero} about a picture you made of {place}. What is in it?',
        answer: 'what is there first, then a feeling or an idea',
      },
      {
        ask: '{friend} hung up a picture of {things}. Say something kind and true.',
        answer: 'one good answer: I like how the lines make it look fast',
      },
    ],
    sheets: [talkPicture, artDetective],
  },
]
