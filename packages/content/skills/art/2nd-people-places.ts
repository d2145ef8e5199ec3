import type { Skill } from '../../types.ts'
import { middleMirror } from './grids.ts'
import { artFromAfar, foldPlan, motifTurns, potDesign, selfPortrait, stampRows } from './organizers/2nd.ts'

export const secondPeoplePlaces: Skill[] = [
  {
    id: 'art.2.motif-patterns',
    subject: 'art',
    grade: '2nd',
    order: 5,
    short: 'Patterns that turn',
    iCan: 'I can make a pattern by sliding and turning and flipping one motif.',
    codes: [],
    prerequisites: ['art.1.pattern-borders'],
    keywords: [
      { word: 'motif', definition: 'a small picture that a pattern is made from' },
      { word: 'flip', definition: 'to turn over, as in a mirror' },
    ],
    model:
      'Draw a small arrow that points up. Say: This is my motif. I slide it over and draw it the same way: up, up, up. Now I turn it as I go: up, right, down, left. Now I flip it: up, down, up, down. Same motif, three patterns. Which one moves the most?',
    check: {
      question: 'A fish swims to the left. In the next box it swims to the right. Was it slid or flipped?',
      lookFor: 'Flipped: it faces the other way, as in a mirror. A slide would keep it facing left.',
    },
    misconception: {
      says: 'A turn and a flip are the same.',
      reply: 'Try it with your hand. Turn it: the thumb goes around. Flip it: now you see the back of your hand.',
    },
    easier: 'Slide, turn and flip one shoe and say which move you made.',
    harder: 'Fill a grid of sixteen boxes with one motif and a rule for two moves.',
    prompts: [
      { ask: 'Slide your hand along the table. Did it turn?', answer: 'no, it points the same way as before' },
      { ask: 'An arrow points up. Turn it to the right. Where does it point?', answer: 'right' },
      { ask: 'An arrow points up. Flip it over a flat line. Where does it point?', answer: 'down' },
      { ask: 'Up, right, down, left, up. What comes next?', answer: 'right' },
      { ask: 'Find a repeated motif in this room.', answer: 'such as on a towel, a rug, a curtain or a shirt' },
      { ask: 'Which motif looks the same when it turns: a circle or a heart?', answer: 'a circle' },
      {
        ask: 'Make a motif from one {thing}. Slide it four times.',
        answer: 'four that look alike and face the same way',
      },
      { ask: 'Plan wall tiles for {place}. Use a flip.', answer: 'such as a fish that faces left, right, left, right' },
      {
        ask: '{friend} walks in turns: ahead, right, back, left. Act it out two times.',
        answer: 'eight steps that repeat the four turns in order',
      },
    ],
    sheets: [stampRows, motifTurns],
  },
  {
    id: 'art.2.symmetry-designs',
    subject: 'art',
    grade: '2nd',
    order: 6,
    short: 'Designs with symmetry',
    iCan: 'I can make a design with one mirror line and test that it fits.',
    codes: [],
    prerequisites: ['art.1.mirror-pictures'],
    keywords: [
      { word: 'symmetry', definition: 'when the halves mirror each other across a line' },
      { word: 'design', definition: 'a plan for how something will look' },
    ],
    model:
      'Draw a line down a page and a slanted roof to the left of it. Say: My roof goes down and away from the line. On the right it must go down and away too, like arms. I test it: I fold at the line and hold it up to the window. Do the edges meet? Then it fits.',
    check: {
      question: 'How can you test whether a design has a mirror line? Show one way.',
      lookFor: 'Fold along the line and see whether the edges meet, or count the distance from the line on both sides.',
    },
    misconception: {
      says: 'Any line through the middle is a mirror line.',
      reply: 'Fold a long rectangle from corner to corner. The edges do not meet! Try the other folds.',
    },
    easier: 'Copy your grown-up as a mirror: slow moves, left for right.',
    harder: 'Make a design with two mirror lines that cross in the middle.',
    prompts: [
      { ask: 'Which has a mirror line: the letter T or the letter J?', answer: 'T' },
      { ask: 'Fold a square in your mind. How many mirror lines can you find?', answer: '4' },
      {
        ask: 'Find a thing in this room with a mirror line. Show the line.',
        answer: 'such as a chair, a window or a shirt',
      },
      {
        ask: 'A slanted line leans away from the middle. What does its twin do?',
        answer: 'it leans away to the other side',
      },
      { ask: 'Test your own face. Is it exactly the same on both sides?', answer: 'nearly, but not exactly' },
      { ask: 'Make a pose with a mirror line for {hero}.', answer: 'such as arms and feet spread the same way' },
      { ask: 'Design a door for {place} with a mirror line.', answer: 'any door whose halves mirror each other' },
      { ask: 'A shelf has 5 {things} on the left. It mirrors the right. How many in all?', answer: '10', sum: '5 + 5' },
      {
        ask: '{friend} built a tower with a flag on one side only. Give a plan to make it mirror.',
        answer: 'add a twin flag on the other side or put the one flag in the middle',
      },
    ],
    sheets: [middleMirror, foldPlan],
  },
  {
    id: 'art.2.self-portrait',
    subject: 'art',
    grade: '2nd',
    order: 7,
    short: 'A portrait of me',
    iCan: 'I can draw a self-portrait with the parts in place and a clue about me.',
    codes: [],
    prerequisites: ['art.k.faces', 'art.1.mirror-pictures'],
    keywords: [
      { word: 'self-portrait', definition: 'a picture of the artist who made it' },
      { word: 'background', definition: 'what is seen behind the main thing' },
    ],
    model:
      'Measure on your own face with a finger and thumb. Say: From the top of my head to my eyes is as far as from my eyes to my chin. So eyes go halfway. I draw an egg shape and two light lines to help me. Then come eyes, nose, mouth, ears. Last I add a clue: a soccer scarf.',
    check: {
      question: 'How can someone who has never met you learn about you from your portrait?',
      lookFor: 'From clues such as clothes, an object in the hand, the background or the look on the face.',
    },
    misconception: {
      says: 'The hair sits on top like a hat.',
      reply: 'Feel where your hair starts, at the forehead, and how it falls in front of the ears. Draw that edge.',
    },
    easier: 'Touch each part of your face from top to bottom and say where it sits.',
    harder: 'Draw yourself as you may look at seventy and explain what changed.',
    prompts: [
      { ask: 'Where do the eyes go on the head?', answer: 'about halfway between the top of the head and the chin' },
      { ask: 'The tops of your ears line up with something. What is it?', answer: 'about the eyes or eyebrows' },
      { ask: 'Is your neck thin like a stick or nearly as wide as your jaw?', answer: 'nearly as wide as the jaw' },
      { ask: 'Describe your hair in three words.', answer: 'any true words, such as short, dark and curly' },
      {
        ask: 'Show the face that you want in your portrait. What does it tell?',
        answer: 'such as a grin that shows I like jokes',
      },
      { ask: 'Name two things that could tell about you.', answer: 'such as a book and a bicycle helmet' },
      {
        ask: '{hero} wants a portrait at {place}. What goes in the background?',
        answer: 'something of the place that tells about {hero}',
      },
      { ask: 'Give {friend} one {thing} to hold. What would it tell us?', answer: 'any idea with a reason' },
      {
        ask: 'Describe how you would draw a shy face.',
        answer: 'such as eyes that look down and a small closed mouth',
      },
    ],
    sheets: [selfPortrait],
  },
  {
    id: 'art.2.art-everywhere',
    subject: 'art',
    grade: '2nd',
    order: 8,
    short: 'Art that people use',
    iCan: 'I can describe useful things that people make beautiful and tell what they are for.',
    codes: [],
    prerequisites: ['art.1.looking-at-art'],
    keywords: [
      { word: 'craft', definition: 'skilled work with the hands, such as weaving' },
      { word: 'weave', definition: 'to make cloth by crossing threads over and under' },
    ],
    model:
      'Hold up a mug or a bowl. Say: This holds soup. It would do that with no picture on it. Why did someone add a blue rim? To make it lovely. All over the world people decorate what they use: pots, baskets, blankets, doors. I ask two things: what is it for, and what makes it beautiful?',
    check: {
      question: 'Choose a thing in this room with decoration. What is it for, and what makes it beautiful?',
      lookFor: 'A use and one thing to look at, such as color, pattern or shape.',
    },
    misconception: {
      says: 'Art is only pictures in frames.',
      reply: 'A quilt keeps you warm and is full of shapes and color. Useful things can be art too.',
    },
    easier: 'Find three things at home with a pattern and tell what they are for.',
    harder: 'Draw a plain useful thing, then the same thing with decoration that fits its use.',
    prompts: [
      { ask: 'Name a useful thing that people decorate.', answer: 'such as a pot, a blanket, a door or a plate' },
      {
        ask: 'What is a quilt made from?',
        answer: 'layers of cloth sewn together, often with a top of many small pieces',
      },
      { ask: 'Threads go over and under. What is this craft?', answer: 'weaving' },
      { ask: 'What is a mosaic made of?', answer: 'many small pieces, such as tile or stone, set close together' },
      { ask: 'A mural is a very large picture. Where do we find it?', answer: 'on a wall' },
      {
        ask: 'People in many lands make masks. Tell two uses.',
        answer: 'such as dance, plays, stories and celebrations',
      },
      {
        ask: 'Someone at {place} has plain {things}. Suggest a decoration and tell why.',
        answer: 'any idea that fits, such as waves for a place by the sea',
      },
      {
        ask: 'Choose a craft for {hero} to try. Give one reason.',
        answer: 'such as weaving, because a warm blanket is needed',
      },
      {
        ask: 'Describe your favorite useful thing as if it were in a museum.',
        answer: 'what it is for, what it is made of and what makes it beautiful',
      },
    ],
    sheets: [artFromAfar, potDesign],
  },
]
