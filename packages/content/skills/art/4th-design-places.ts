import type { Skill } from '../../types.ts'
import { fourthEnlarge } from './grids.ts'
import { artAndLand, focalSketches, posterPlan, thirdsPlan, tilePlan } from './organizers/4th.ts'

export const fourthDesignPlaces: Skill[] = [
  {
    id: 'art.4.composition',
    subject: 'art',
    grade: '4th',
    order: 5,
    short: 'Composing a picture',
    iCan: 'I can plan a composition that leads the eye to a focal point.',
    codes: [],
    prerequisites: ['art.3.three-grounds', 'art.3.describe-and-reason'],
    keywords: [
      { word: 'composition', definition: 'how the parts of a picture are arranged' },
      { word: 'focal point', definition: 'the part where we look first' },
      { word: 'thumbnail sketch', definition: 'a tiny quick drawing to try out an idea' },
    ],
    model:
      'Draw a small box and cut it in thirds both ways, like tic-tac-toe. Say: I put my boat in the very middle. Fine, but a bit stiff. Now I try it where two lines cross. It has room to sail! The shore line leads my eye to it. I make three tiny sketches before I choose one.',
    check: {
      question: 'Where is your focal point, and what have you done to lead eyes to it?',
      lookFor:
        'One clear place, and a means such as contrast, size, an empty space around it or lines that point to it.',
    },
    misconception: {
      says: 'The important thing has to go in the middle.',
      reply: 'It may. But try it off to one side, with something that points to it. Compare the two tiny sketches.',
    },
    easier: 'Make a frame with your fingers and move it until the view looks right.',
    harder: 'Plan one scene so that it feels crowded, then so that it feels lonely.',
    prompts: [
      { ask: 'What is the focal point of a picture?', answer: 'the part where we look first' },
      { ask: 'Two lines up and two across cut a box into how many equal parts?', answer: '9', sum: '3 * 3' },
      {
        ask: 'List two ways to make something stand out.',
        answer: 'such as strong contrast and a place all by itself',
      },
      {
        ask: 'Frame a view with your fingers. Move until it is better. Describe what you changed.',
        answer: 'such as moved closer or put the lamp off to one side',
      },
      {
        ask: 'All people in a picture look to the left. Where will you look?',
        answer: 'to the left, because their eyes point there',
      },
      {
        ask: 'A tiny figure stands in a huge empty space. Which feeling does that suggest?',
        answer: 'such as lonely, small, calm or free',
      },
      {
        ask: 'Plan a poster of {place} with {hero} as focal point. Describe where you put what.',
        answer: 'one good answer: {hero} where two third lines cross, with a path that leads there',
      },
      {
        ask: 'Make three thumbnail sketches with {things}. Choose one and justify it.',
        answer: 'a choice with a reason about space, size or lines',
      },
      {
        ask: '{friend} filled every corner with equally large things. Suggest one change and explain it.',
        answer: 'make one thing larger or brighter, so that the eye has a place to start',
      },
    ],
    sheets: [focalSketches, thirdsPlan],
  },
  {
    id: 'art.4.lettering-and-posters',
    subject: 'art',
    grade: '4th',
    order: 6,
    short: 'Lettering and posters',
    iCan: 'I can design a poster whose letters are easy to read and fit its message.',
    codes: [],
    prerequisites: ['art.4.color-schemes'],
    keywords: [
      { word: 'lettering', definition: 'drawing letters with care, as art' },
      { word: 'legible', definition: 'easy to read' },
      { word: 'spacing', definition: 'the amount of room between letters and words' },
    ],
    model:
      'Draw two light lines to keep letters the same height. Say: My word is SLOW. I count four letters and mark four even boxes first. Then I draw wide round letters, because wide looks slow. For FAST I would lean them. I step back to the door: can I read it from here? If not, thicker letters or more contrast.',
    check: {
      question: 'Somebody walks past your poster in three seconds. What will they remember, and why?',
      lookFor: 'The main word or picture, because it is the largest, has the most contrast or stands alone.',
    },
    misconception: {
      says: 'I write until the line is full and squeeze in the rest.',
      reply: 'Count the letters first and mark the middle. Start from there and the word will fit.',
    },
    easier: 'Draw your name in block letters between two light lines.',
    harder: 'Design letters for one word so that they show what it means.',
    prompts: [
      { ask: 'What should you do before you draw letters: count them or color them?', answer: 'count them' },
      {
        ask: 'Which can be read from farther away: thin yellow on white or thick black on white?',
        answer: 'thick black on white',
      },
      { ask: 'A word has 5 letters, each 4 fingers wide, with no gaps. How wide is it?', answer: '20', sum: '5 * 4' },
      {
        ask: 'Draw the word TALL so that it shows what it means.',
        answer: 'such as long narrow letters that reach high',
      },
      { ask: 'List three things that every event poster must tell.', answer: 'what, where and when' },
      {
        ask: 'Compare rounded letters with jagged letters. Which mood has each?',
        answer: 'rounded seem friendly or soft, jagged seem wild or sharp',
      },
      {
        ask: 'Design a name sign for {place}. Explain how the letters fit it.',
        answer: 'any letters with a reason, such as wavy ones for a place at sea',
      },
      {
        ask: '{hero} seeks helpers to move {things}. Plan the poster: main word, picture, details.',
        answer: 'such as HELP in large letters, a picture of the load, then where and when',
      },
      {
        ask: '{friend} used five styles of letters on one sign. Evaluate it and suggest a fix.',
        answer: 'hard to read, use one style for the main word and one plain style for the rest',
      },
    ],
    sheets: [posterPlan, fourthEnlarge],
  },
  {
    id: 'art.4.tile-patterns',
    subject: 'art',
    grade: '4th',
    order: 7,
    short: 'Tiles without gaps',
    iCan: 'I can design a tile pattern that covers a surface without gaps or overlaps.',
    codes: [],
    prerequisites: ['art.2.motif-patterns', 'art.3.radial-designs'],
    keywords: [
      { word: 'tessellation', definition: 'a pattern of shapes that fit together with no gaps' },
      { word: 'rotate', definition: 'to turn around a point' },
      { word: 'tile', definition: 'one shape that is repeated to cover a surface' },
    ],
    model:
      'Draw a row of squares. Say: They fit with no gaps, so squares make a tessellation. Circles? Look, gaps between them. Now a trick: I take a bite out of the left side of a square and stick it onto the right side. The bite of one tile takes in the bump of the next. With an eye, it is a fish!',
    check: {
      question: 'Why do hexagons cover a floor without gaps and circles do not?',
      lookFor:
        'Straight sides of hexagons meet all along, with three corners at each point. Circles touch only at points and leave gaps.',
    },
    misconception: {
      says: 'Any shape that repeats makes a tessellation.',
      reply: 'Check the spaces in between. If there is a gap or an overlap, it is a pattern, but not a tessellation.',
    },
    easier: 'Cover part of a page with triangles so that no gap is left.',
    harder: 'Change two sides of a square by the same trick and find what creature it could be.',
    prompts: [
      { ask: 'Which fit together without gaps: squares or circles?', answer: 'squares' },
      { ask: 'Bees build cells that fit with no gaps. How many sides has each cell?', answer: '6' },
      {
        ask: 'Find a tessellation at home or along a sidewalk.',
        answer: 'such as bathroom tiles, bricks or paving stones',
      },
      {
        ask: 'Four square corners meet at a point. Each is 90 degrees. How many degrees in all?',
        answer: '360',
        sum: '90 * 4',
      },
      {
        ask: 'Do regular pentagons, with five equal sides, cover a floor alone? Predict and explain.',
        answer: 'no, three leave a gap at a corner and four overlap',
      },
      {
        ask: 'You cut a bump into the top of a square tile. What must you do at the bottom?',
        answer: 'add the same piece there, so that the tiles fit',
      },
      {
        ask: 'A wall at {place} is 8 tiles wide and 6 tiles high. How many tiles does it take?',
        answer: '48',
        sum: '8 * 6',
      },
      {
        ask: 'Turn one {thing} into a tile motif. Describe the move: slide, rotate or flip.',
        answer: 'any one move, used the same way each time',
      },
      {
        ask: '{hero} wants the floor to look busy, {friend} wants it calm. Design two colorings of one pattern.',
        answer: 'such as strong contrast for busy and two close tints for calm',
      },
    ],
    sheets: [tilePlan],
  },
  {
    id: 'art.4.art-and-place',
    subject: 'art',
    grade: '4th',
    order: 8,
    short: 'Art and its place',
    iCan: 'I can explain how art shows the place and the people it comes from.',
    codes: [],
    prerequisites: ['art.3.art-long-ago'],
    keywords: [
      { word: 'tradition', definition: 'a way of doing things that is handed down over time' },
      { word: 'natural dye', definition: 'color for cloth that comes from plants, insects or earth' },
      { word: 'symbol', definition: 'a picture or sign that stands for an idea' },
    ],
    model:
      'Touch the cloth of a sweater. Say: High in the Andes of South America there are alpacas, so people spin and weave their wool. The colors once came from plants and tiny insects. Where trees are many, people carve wood. Where there is good earth, they shape pots. I ask two things: what was at hand, and what mattered to them?',
    check: {
      question: 'Choose one kind of art. How does it show where it comes from?',
      lookFor: 'A link to what is found in that place or to what people there do or value, such as wool from alpacas.',
    },
    misconception: {
      says: 'All people from one country make the same art.',
      reply: 'Think of your own street. Does everyone make the same things? Each place has many makers and many ideas.',
    },
    easier: 'Name a thing that is easy to find where you live and make art from it.',
    harder: 'Compare two traditions that use the same stuff, such as wood, in different ways.',
    prompts: [
      { ask: 'Weavers in the Andes use the wool of an animal. Which?', answer: 'the alpaca (or the llama or sheep)' },
      {
        ask: 'Many mosques and palaces are covered with star patterns in tile. Which part of math do they use?',
        answer: 'geometry, such as circles, stars and symmetry',
      },
      {
        ask: 'In Japan, prints were made from carved wood blocks. How could one block serve many people?',
        answer: 'it was inked and pressed again and again, so many prints were made',
      },
      {
        ask: 'The Kwakwaka’wakw and their neighbors on the Pacific coast of Canada carve tall poles from cedar. Why cedar?',
        answer: 'the great trees grow there, and the wood is easy to carve and lasts long',
      },
      {
        ask: 'Some cloth in Ghana is stamped with signs that stand for ideas. What is a picture with a meaning called?',
        answer: 'a symbol',
      },
      {
        ask: 'List three things near your home that an artist could use.',
        answer: 'such as stones, fallen bark and sand',
      },
      {
        ask: 'Suggest what people at {place} could make art from. Explain what they have at hand.',
        answer: 'any idea that fits the place',
      },
      {
        ask: 'Design a symbol for {hero} and {friend}. Explain what each part stands for.',
        answer: 'such as two joined circles for friendship and one {thing} for their work',
      },
      {
        ask: 'Infer what mattered to people who put ships on their coins, cloth and walls.',
        answer: 'sailing, trade or fishing, the sea was important to them',
      },
    ],
    sheets: [artAndLand],
  },
]
