import type { Skill } from '../../types.ts'
import { fifthEnlarge } from './grids.ts'
import { gestureRow, muralPlan, roomInPerspective, valueScale } from './organizers/5th.ts'

export const fifthLightFigure: Skill[] = [
  {
    id: 'art.5.value-and-contrast',
    subject: 'art',
    grade: '5th',
    order: 1,
    short: 'Value and contrast',
    iCan: 'I can use a full range of values and evaluate how contrast changes the mood.',
    codes: [],
    prerequisites: ['art.4.light-and-form'],
    keywords: [
      { word: 'value', definition: 'how light or dark something is' },
      { word: 'contrast', definition: 'how strongly light and dark, or other opposites, differ' },
      { word: 'silhouette', definition: 'a dark outline filled in, with no details inside' },
    ],
    model:
      'Draw seven boxes and shade them from white to black in even steps. Say: Seven values. Now I squint at the room. Squinting hides the details, and only light and dark remain. In one sketch I use only the three lightest: foggy and gentle. In the next only black and white: a drama! The things are the same, but the range of values sets the mood.',
    check: {
      question: 'You draw a foggy harbor. Which values would you use, and which would you leave out?',
      lookFor: 'Mostly light and middle grays close together, with no deep black, because fog lowers contrast.',
    },
    misconception: {
      says: 'Dark parts should be black and light parts white.',
      reply: 'Squint at your hand. How many grays lie between the darkest and the lightest? Those steps make it round.',
    },
    easier: 'Squint at a room and name its lightest and its darkest spot.',
    harder: 'Draw one object twice, in high contrast and in low, and argue which suits a mystery.',
    prompts: [
      { ask: 'What does value mean in art?', answer: 'how light or dark something is' },
      {
        ask: 'Why do artists squint at what they draw?',
        answer: 'details blur, so that light and dark areas are easier to see',
      },
      { ask: 'A dark shape with no details stands against a bright sky. What is it called?', answer: 'a silhouette' },
      { ask: 'Your scale has 7 steps: white, black and some grays. How many are gray?', answer: '5', sum: '7 - 2' },
      {
        ask: 'Compare high contrast with low contrast. Which mood suits each?',
        answer: 'such as drama or strength for high, calm or mist for low',
      },
      { ask: 'Yellow and deep blue are put into gray only. Infer which is lighter.', answer: 'yellow' },
      {
        ask: 'Imagine fog at {place} early in the day. Design the values for near, middle and far.',
        answer: 'darkest and clearest near, middle gray in between, palest far away',
      },
      {
        ask: '{hero} holds the only light in a dark room. Describe where the values go.',
        answer:
          'brightest at the light and on the sides turned to it, then quickly darker, with long shadows that point away',
      },
      {
        ask: '{friend} drew {things} in gray with no black and no white. Evaluate the effect.',
        answer: 'soft and calm but flat, a few darkest and lightest spots would give it depth',
      },
    ],
    sheets: [valueScale],
  },
  {
    id: 'art.5.rooms-in-perspective',
    subject: 'art',
    grade: '5th',
    order: 2,
    short: 'Rooms in perspective',
    iCan: 'I can design a room or a street in one-point perspective with things in it.',
    codes: [],
    prerequisites: ['art.4.one-point-perspective'],
    keywords: [
      { word: 'eye level', definition: 'the height of the eyes of whoever looks; the horizon line lies there' },
      { word: 'orthogonal', definition: 'a line that runs back to the vanishing point' },
      { word: 'parallel', definition: 'always the same distance apart, so that lines never meet' },
    ],
    model:
      'Draw a large rectangle with a small one inside it. Say: The small one is the back wall. Now I join the corners: big to small, four lines. If I go on, they all meet at one point. That is a room! A door on the back wall is flat. A door on a side wall gets squeezed: its top and bottom run to the point.',
    check: {
      question: 'You add a table in front of the left wall. Which of its edges run to the vanishing point?',
      lookFor:
        'The edges that go from front to back. Edges that go from left to right stay level, and legs stay upright.',
    },
    misconception: {
      says: 'Everything in the room must point at the vanishing point.',
      reply: 'Only lines that go away from us do. What faces us keeps its true shape, just smaller when it is farther.',
    },
    easier: 'Look down a hall or into a box and trace the four long edges in the air.',
    harder: 'Move the vanishing point to one side and describe how the room changes.',
    prompts: [
      { ask: 'At what height does the horizon line lie?', answer: 'at the eye level of the viewer' },
      { ask: 'What is a line that runs to the vanishing point called?', answer: 'an orthogonal' },
      {
        ask: 'A square window is on a side wall. Does it still look square?',
        answer: 'no, it looks squeezed, and its near edge is taller',
      },
      { ask: 'You see the top of a box. Is the box above or below your eye level?', answer: 'below' },
      {
        ask: 'A row of floor tiles goes away from us. Describe how the tiles change.',
        answer: 'they get smaller and flatter, and their side edges meet at the point',
      },
      {
        ask: 'In about 1420, Filippo Brunelleschi of Florence showed how perspective works. For what was that useful?',
        answer: 'such as planning buildings and making painted space look real',
      },
      {
        ask: 'Design a hall at {place} with two doors on each side. Label two orthogonals.',
        answer: 'tops and bottoms of the doors run to the point, and the door sides are upright',
      },
      {
        ask: 'Five {things} of the same size stand in a row that goes back. Explain how you find the height of the last.',
        answer: 'draw lines from the top and bottom of the first to the vanishing point, the last fits in between',
      },
      {
        ask: '{friend} stands far away, just as tall as {hero}. On flat ground, what do their eyes have in common?',
        answer: 'both lie on the horizon line, if the viewer is as tall as they are',
      },
    ],
    sheets: [roomInPerspective],
  },
  {
    id: 'art.5.figures-in-action',
    subject: 'art',
    grade: '5th',
    order: 3,
    short: 'Figures in action',
    iCan: 'I can draw figures in motion and justify each pose by its line of action.',
    codes: [],
    prerequisites: ['art.4.portrait-proportions'],
    keywords: [
      { word: 'gesture drawing', definition: 'a very quick sketch that catches how a body moves' },
      { word: 'line of action', definition: 'one line that shows the main sweep of a pose' },
      { word: 'joint', definition: 'a place where the body bends, such as elbow or knee' },
    ],
    model:
      'Ask your child to freeze in a throw. Say: I do not begin with the face. I draw one curved line from the fingertip to the back foot. That is the sweep of the pose. Now an oval for the head, one for the ribs, one for the hips. Single lines for arms and legs, with dots at the joints. Thirty seconds, done. It moves!',
    check: {
      question: 'What is the first line of a gesture drawing, and what does it show?',
      lookFor: 'The line of action: one long line through the body that shows which way the whole pose sweeps.',
    },
    misconception: {
      says: 'People stand straight with arms at the sides.',
      reply: 'Strike the pose yourself. Feel which leg carries you and where you lean. Now draw that lean.',
    },
    easier: 'Freeze in three poses and trace the main sweep of each in the air.',
    harder: 'Draw a jump in four stages: crouch, push, flight and landing.',
    prompts: [
      { ask: 'How many heads tall is a grown-up, about?', answer: 'seven to eight' },
      {
        ask: 'A child is about 6 heads tall. The head you drew is 3 centimeters. How tall is the figure?',
        answer: '18',
        sum: '6 * 3',
      },
      { ask: 'Where is the middle of a standing adult: at the waist or at the hips?', answer: 'at the hips' },
      { ask: 'Let your arms hang. Where do your fingertips reach?', answer: 'about the middle of the thigh' },
      {
        ask: 'Strike a pose of pulling a heavy rope. Describe its line of action.',
        answer: 'a long slanted line that leans away from the rope',
      },
      {
        ask: 'Compare the lines of action of someone proud and someone tired.',
        answer: 'proud: straight or arched back, tired: curved forward and down',
      },
      {
        ask: 'Sketch {hero} in three gestures of ten seconds, busy at {place}.',
        answer: 'three quick figures, each with a clear sweep and bent joints',
      },
      {
        ask: '{friend} leaps over {things}. Explain what arms, legs and back do.',
        answer: 'such as one leg ahead, one behind, arms up for balance, the body leaning forward',
      },
      {
        ask: 'Justify why a runner drawn upright looks as if standing still.',
        answer: 'a runner leans into the movement, an upright body seems balanced and at rest',
      },
    ],
    sheets: [gestureRow],
  },
  {
    id: 'art.5.scale-and-murals',
    subject: 'art',
    grade: '5th',
    order: 4,
    short: 'Scaling up a mural',
    iCan: 'I can design a small sketch and enlarge it with a grid.',
    codes: [],
    prerequisites: ['art.4.composition'],
    keywords: [
      { word: 'scale', definition: 'the size of something compared with something else' },
      { word: 'mural', definition: 'a very large picture on a wall' },
      { word: 'enlarge', definition: 'to make bigger while the proportions stay the same' },
    ],
    model:
      'Draw a tiny boat and a grid of squares over it. Say: Here is my sketch. Beside it I draw the same number of squares, each twice as wide and twice as tall. I forget the boat and look at square B2 only: a slope from corner to corner. I copy that slope into the big B2. Square by square, the boat grows.',
    check: {
      question: 'Each square becomes three times as wide and three times as tall. How much more area does it cover?',
      lookFor: 'Nine times as much, because 3 times 3 is 9. Drawing one square on a grid shows it.',
    },
    misconception: {
      says: 'I draw it again bigger by eye.',
      reply: 'The eye is easily fooled, and the far end runs off the wall. A grid checks you, one square at a time.',
    },
    easier: 'Copy one square of a picture at a time while the others are covered.',
    harder: 'Make one sketch twice as wide but not taller, and describe what happened.',
    prompts: [
      { ask: 'What is a mural?', answer: 'a very large picture on a wall' },
      {
        ask: 'A sketch is 20 centimeters wide. The wall is 10 times as wide. How many centimeters is that?',
        answer: '200',
        sum: '20 * 10',
      },
      { ask: 'Your sketch is 6 squares by 4. How many squares do you copy?', answer: '24', sum: '6 * 4' },
      {
        ask: 'You double the side of a square from 2 to 4. What is the new area in square units?',
        answer: '16',
        sum: '4 * 4',
      },
      { ask: 'What must stay the same when you enlarge: the length or the proportions?', answer: 'the proportions' },
      {
        ask: 'Murals often tell about the people of a place. List three subjects for a mural near you.',
        answer: 'such as a river, local workers and a sports team',
      },
      {
        ask: 'Design a mural for a wall at {place}. Who will pass it, and what should they feel?',
        answer: 'viewers, a feeling and a main picture that serves both',
      },
      {
        ask: 'In the sketch {hero} is 5 squares tall, and each new square is 30 centimeters. How many centimeters tall is the large {hero}?',
        answer: '150',
        sum: '5 * 30',
      },
      {
        ask: '{friend} wants to add a crowd of {things} in the largest spot. Evaluate it as the designer.',
        answer: 'it depends on the focal point, if the crowd is not the message, it should be smaller',
      },
    ],
    sheets: [fifthEnlarge, muralPlan],
  },
]
